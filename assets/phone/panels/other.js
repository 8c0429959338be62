/* The panel for a question of a newer table that this page does not know: every answer that can be listed, in words. */

import { button, el } from "../dom.js";

export function panel(prompt, view, act) {
  const row = el("div", { class: "row wrap" });
  for (const choice of prompt.choices || []) {
    row.append(button(Object.values(choice).slice(1).join(" "), "plain", () => act(choice)));
  }
  return el("div", {}, el("h2", { class: "title", text: view.turn.title }), row);
}
