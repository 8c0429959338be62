/* Choosing cards of the hand to pass or to bury: they are touched in the hand. */

import { announce, el, fill, said } from "../dom.js";
import { framed, labeled } from "./parts.js";

export function panel(prompt, view, act, table) {
  const ask = view.ask;
  const status = el("p", { class: "status" });
  const main = labeled("main", ask.button, "", () => {
    const picked = table.hand.picked();
    if (picked.length === ask.size) act(Object.assign({}, ask.answer, { cards: picked }));
    else table.say(ask.missing[picked.length]);
  });
  const clear = labeled("plain", ask.clear, "", () => table.hand.clear());

  let count = 0;

  function changed(picked) {
    if (picked.length !== count) announce(ask.status[(count = picked.length)]);
    fill(status, said(ask.status[picked.length]));
    main.setAttribute("aria-disabled", picked.length === ask.size ? "false" : "true");
    clear.disabled = !picked.length;
  }
  table.hand.pick({ size: ask.size, may: ask.among, full: ask.enough, refusal: (code) => ask.why[code], changed });
  table.hand.raise(ask.received);
  changed([]);
  return framed("pick", ask, table, status, el("div", { class: "row" }, main, clear));
}
