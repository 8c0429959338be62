/* Everybody who plays, in the order of play, with the card each has played. Places never change: the guest is last. */

import { back, shown as card, portrait } from "./cards.js";
import { el, fill, mark, refill } from "./dom.js";
import { absence, placesWord } from "./places.js";
import { told } from "./store.js";
import { word } from "./words.js";

const CLOCK = 10; // seconds left with which the time for a decision is shown
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
  const seen = state.observation;
  const isPlay = seen.running && (!!seen.tricks || !!seen.trick || (state.prompt || {}).kind === "play" || plays(view));
  const isBid = view.seats.some((seat) => seat.call);
  const stays = !view.trick_over || rest(state.number, place);
  const count = view.seats.length;
  const asks = !!state.prompt && state.prompt.kind !== "play";
  const isTight = asks ? innerHeight < 700 : innerHeight < 640 && innerHeight > innerWidth; // the hand or panel needs the space
  const more = (count > 4 || isTight ? "many" : "") + (count === 2 && view.stock ? " stocked" : "");
  const kind = isPlay ? "with-cards" : isBid ? "with-calls" : "alone";
  const space = count > 4 ? "crowd" : asks && !isBid ? "brief" : "";
  place.className = `people${count} ${kind} ${more} ${space}`;
  place.setAttribute("aria-label", word("people"));
  const width = count > 4 || isTight ? 44 : place.clientWidth / 4;
  const columns = view.seats.map((seat) => column(seat, people[seat.person] || {}, isPlay, stays, width, more));
  if (view.stock) columns.splice(1, 0, stock(view));
  refill(place, ...columns);
}

function stock(view) {
  const [upcard, faceDown] = view.upcard ? [card(view.upcard, 60), view.stock - 1] : [null, view.stock];
  const pile = el("span", { class: "pile" }, upcard, faceDown ? back() : null);
  return el("li", { class: "stock", "aria-label": word("stock") }, pile, el("span", { text: word("left", { count: view.stock }) }));
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

/* Return the time that is left to decide, as it is shown and spoken, if there is a clock and it matters. */
function clock() {
  const { seconds, reserve = 0 } = told.state;
  if (seconds === undefined || seconds === null || told.people.phase === "paused") return null;
  const left = Math.max(0, Math.ceil(seconds - (Date.now() - told.at) / 1000));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left <= reserve) return { shown: time, spoken: word("reserve", { time }) };
  return left - reserve <= CLOCK ? { shown: String(left - reserve), spoken: "" } : null;
}

function column(seat, person, isPlay, stays, width, more) {
  const who = el("li", { class: `seat side${seat.mark % 4}` });
  who.classList.toggle("acts", !!seat.acts);
  who.classList.toggle("you", !!seat.you);
  const away = absence(person);
  who.classList.toggle("away", !!away);
  who.classList.toggle("ready", !!person.ready && !told.state.observation.running);
  const { remark } = told;
  if (remark && remark.person === seat.person) who.append(el("span", { class: "remark", "aria-hidden": "true", text: remark.text }));
  const isBeside = seat.call && (!more.startsWith("many") || seat.call.length < 6); // longer words would lie on a face
  const called = isBeside ? el("span", { class: seat.is_high ? "call high" : "call", text: seat.call }) : null;
  const dealer = seat.dealer ? el("span", { class: "dealer" }, el("span", { "aria-hidden": "true", text: "D" }), el("span", { class: "spoken", text: word("dealer") })) : null;
  const { you } = seat; // a touch anywhere on the people does the same as this button, which keys and screen readers reach
  const change = you ? el("span", { class: "spoken", text: word(placesWord()) }) : null;
  const about = { class: "name", type: you && "button", "data-key": you && "you" };
  const name = el(you ? "button" : "span", about, mark(seat.mark), el("span", { text: seat.name }), dealer, change);
  const count = seat.number && seat.number !== "0" ? el("span", { class: "count" }, el("b", { text: seat.number }), ` ${seat.unit}`) : null;
  who.append(el("div", { class: "who" }, called, portrait(person.name || seat.name, person.face), name));
  if (isPlay) {
    const slot = el("div", { class: seat.winning && stays ? "slot winning" : "slot" });
    if (seat.card && stays) slot.append(card(seat.card, width));
    else if (seat.you && seat.acts) slot.append(el("span", { class: "yours", text: word("your_card") }));
    else slot.append(el("span", { class: "empty" }));
    who.append(slot);
  }
  const left = seat.acts && clock();
  if (left) who.append(el("span", { class: "clock", role: "timer", text: left.shown, "aria-label": left.spoken }));
  const line = away || (isPlay ? (stays ? seat.told : "") : isBeside ? "" : seat.call || seat.line);
  const below = el("div", { class: "below" });
  if (line) below.append(el("span", { class: seat.winning && !away ? "line winning" : "line", text: line }));
  else if (count) below.append(count);
  who.append(below);
  if (seat.lies && !seat.you) who.append(el("div", { class: "lying" }, ...seat.lies.map((code) => card(code, 34))));
  return who;
}
