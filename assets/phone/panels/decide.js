/* Simple decisions: one button for each answer. */

import { shown as card } from "../cards.js";
import { el } from "../dom.js";
import { answers, framed } from "./parts.js";

export function panel(prompt, view, act, table) {
  const ask = view.ask;
  const looked = ask.kind === "draft" ? el("div", { class: "looked" }, ...ask.cards.map((each) => card(each, 76))) : null;
  const calls = ask.options.some((each) => each.card);
  return framed("decide", ask, table, looked, el("div", { class: calls ? "row calls" : "row" }, ...answers(ask.options, act, true)));
}
