/* Naming trump: four suits with their cards and melds. */

import { el, suit } from "../dom.js";
import { answers, choices, choose, framed, labeled, relabel } from "./parts.js";

export function panel(prompt, view, act, table) {
  const ask = view.ask;
  let chosen = null;
  const buttons = ask.suits.map((each) =>
    el(
      "button",
      { type: "button", class: "trump-suit", "aria-label": each.spoken, disabled: !each.action, onclick: () => set(each) },
      el("span", { class: "tile" }, suit(each.suit)),
      el("span", { class: "facts" }, el("span", {}, el("b", { text: each.worth }), ` ${ask.unit}`), el("small", { text: each.held }))
    )
  );
  const main = labeled("main", "", "", () => act(chosen.action));

  function set(each) {
    chosen = each;
    choose(buttons, ask.suits.indexOf(each));
    relabel(main, each.button);
    table.hand.raise(each.raised);
  }
  set(ask.suits.filter((each) => each.action).reduce((best, each) => (each.points > best.points ? each : best)));
  return framed("trump", ask, table, choices(ask.title, buttons), el("div", { class: "row" }, main, ...answers(ask.options, act)));
}
