/* The top line: trump, contract, what is to go, and the scores. */

import { el, fill, mark, refill, suit } from "./dom.js";
import { told } from "./store.js";
import { word } from "./words.js";

export function show(place, opens) {
  const view = told.state && told.state.view;
  if (!view || !view.head) {
    fill(place);
    return;
  }
  const { head, sides, first_to } = view;
  const tile = el("span", { class: head.trump ? "tile" : "tile unknown", role: "img", "aria-label": head.trump_spoken });
  tile.append(head.trump ? suit(head.trump) : "?");
  const about = el("div", { class: "about" }, el("h1", { text: head.title }), el("p", { text: [head.note, head.needs].filter(Boolean).join(" · ") }));
  const scores = el("button", { type: "button", class: "scores", "data-key": "scores", onclick: opens });
  for (const side of sides) {
    const spoken = el("span", { class: "spoken", text: `${side.names} ` });
    const names = el("span", { class: "names", "aria-hidden": "true", text: side.names });
    scores.append(el("span", { class: side.own ? "score own" : "score" }, mark(side.mark), spoken, names, el("b", { text: side.score }), " "));
  }
  scores.append(el("span", { class: "spoken", text: `${first_to}. ${word("scores")}` }));
  scores.classList.toggle("many", sides.length > 2);
  refill(place, tile, about, scores);
}
