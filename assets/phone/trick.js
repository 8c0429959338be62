/* Everybody who plays, in the order of play, with the card each has played. Places never change: the guest is last. */

import { shown as card, portrait } from "./cards.js";
import { el, fill, mark } from "./dom.js";
import { told } from "./store.js";
import { word } from "./words.js";

const REST = 1700; // ms for which a full trick stays
let timer = 0;
let rested = -1;

export function show(place) {
  const state = told.state;
  const view = state && state.view;
  if (!view || !view.seats) {
    fill(place);
    return;
  }
  const people = (told.people && told.people.people) || [];
  const isPlay = !!state.observation.tricks || !!state.observation.trick || (state.prompt || {}).kind === "play" || plays(view);
  const isBid = view.seats.some((seat) => seat.call);
  const stays = !view.trick_over || rest(state.number, place);
  place.className = `people${view.seats.length} ${isPlay ? "with-cards" : isBid ? "with-calls" : "alone"}`;
  place.setAttribute("aria-label", word("people"));
  const width = place.clientWidth / Math.min(4, view.seats.length);
  fill(place, ...view.seats.map((seat) => column(seat, people[seat.person] || {}, isPlay, stays, width)));
}

function plays(view) {
  return view.seats.some((seat) => seat.unit) && !view.melds_lie;
}

function rest(number, place) {
  if (rested === number) return false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    rested = number;
    if (told.state.number === number) show(place);
  }, REST);
  return true;
}

function column(seat, person, isPlay, stays, width) {
  const who = el("li", { class: `seat side${seat.mark % 4}` });
  who.classList.toggle("acts", !!seat.acts);
  who.classList.toggle("you", !!seat.you);
  const away = person.away === undefined || person.away === null ? "" : person.away ? word("away", { seconds: person.away }) : word("held");
  who.classList.toggle("away", !!away);
  const called = seat.call ? el("span", { class: seat.is_high ? "call high" : "call", text: seat.call }) : null;
  const name = el("span", { class: "name" }, mark(seat.mark), el("span", { text: seat.name }));
  const dealer = seat.dealer ? el("span", { class: "dealer", title: word("dealer"), text: "D", "aria-label": word("dealer") }) : null;
  if (dealer) name.append(dealer);
  const count = seat.number ? el("span", { class: "count" }, el("b", { text: seat.number }), ` ${seat.unit}`) : null;
  who.append(el("div", { class: "who" }, called, portrait(seat.name, person.face), name));
  if (isPlay) {
    const slot = el("div", { class: seat.winning && stays ? "slot winning" : "slot" });
    if (seat.card && stays) slot.append(card(seat.card, width));
    else if (seat.you && seat.acts) slot.append(el("span", { class: "yours", text: word("your_card") }));
    else slot.append(el("span", { class: "empty" }));
    who.append(slot);
  }
  const line = away || (isPlay ? (stays ? seat.told : "") : seat.call ? "" : seat.line);
  const below = el("div", { class: "below" });
  if (line) below.append(el("span", { class: seat.winning && !away ? "line winning" : "line", text: line }));
  else if (count) below.append(count);
  who.append(below);
  return who;
}
