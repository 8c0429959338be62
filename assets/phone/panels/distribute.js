/* Dealing out the kitty: one card for everybody, and two touches to swap the cards of two players. */

import { face } from "../cards.js";
import { el, fill } from "../dom.js";
import { cardName } from "../words.js";
import { answers, framed, labeled } from "./parts.js";

export function panel(prompt, view, act, table) {
  const ask = view.ask;
  const cards = ask.cards.slice();
  let first = -1;
  const places = ask.places.map((name, seat) => el("button", { type: "button", class: "share", onclick: () => touch(seat) }));

  function touch(seat) {
    if (first >= 0) [cards[first], cards[seat]] = [cards[seat], cards[first]];
    first = first < 0 ? seat : -1;
    show();
  }
  function show() {
    places.forEach((place, seat) => {
      fill(place, face(cards[seat], 52), el("span", { class: "label", text: ask.places[seat] }));
      place.setAttribute("aria-pressed", seat === first ? "true" : "false");
      place.setAttribute("aria-label", `${ask.places[seat]}: ${cardName(cards[seat])}`);
    });
  }
  show();
  const main = labeled("main", ask.button, "", () => act(Object.assign({}, ask.answer, { to: cards.map((each, seat) => [seat, each]) })));
  return framed("kitty", ask, table, el("div", { class: "shares" }, ...places), el("div", { class: "row" }, main, ...answers(ask.options, act)));
}
