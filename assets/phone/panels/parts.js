/* Parts of the panels: answers that are ready to be sent, buttons with a line below, and groups with one choice. */

import { shown as card } from "../cards.js";
import { el, fill, said } from "../dom.js";
import { word } from "../words.js";

let panels = 0;

/* Return a panel with its title, which names it to screen readers, and what there is to know. */
export function framed(kind, ask, table, ...inside) {
  const id = `asked${(panels += 1)}`;
  const head = el("header", {}, el("h2", { class: "title", id, text: ask.title }), ask.hint ? el("p", { class: "note", text: ask.hint }) : null, helping(table));
  return el("section", { class: `asked ${kind}`, "data-asked": ask.kind, "aria-labelledby": id }, head, ...inside);
}

/* Return the button for the help, which is shown while there is no space for those below the hand. */
export function helping(table) {
  return el("button", { type: "button", class: "help", text: "?", "aria-label": word("help"), onclick: table.help });
}

/* Return a button with a label and perhaps a line below it. */
export function labeled(name, label, note, does, more) {
  const made = el("button", Object.assign({ type: "button", class: name, onclick: does }, more));
  made.append(el("span", { class: "label", text: label }));
  if (note) made.append(el("small", { text: note }));
  return made;
}

/* Change the label of a button. */
export function relabel(made, label) {
  fill(made.querySelector(".label"), said(label));
}

/* Return a button for each answer that can be sent as it is; with `main`, the first is the yellow one. */
export function answers(options, act, main) {
  return options.map((option, at) => {
    const made = labeled(main && !at ? "main" : "plain", option.label, option.note, () => act(option.action));
    if (option.card) {
      made.classList.add("with-card");
      made.prepend(card(option.card, 40));
    }
    return made;
  });
}

/* Show which one of several buttons is chosen, to eyes and to screen readers; only that one is reached by Tab. */
export function choose(buttons, chosen) {
  buttons.forEach((each, at) => {
    each.setAttribute("aria-checked", at === chosen ? "true" : "false");
    each.tabIndex = at === (chosen < 0 ? 0 : chosen) ? 0 : -1;
  });
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/* Return a group in which one button is chosen; the arrow keys go through it. */
export function choices(label, buttons) {
  const group = el("div", { class: "choices", role: "radiogroup", "aria-label": label }, ...buttons);
  for (const each of buttons) each.setAttribute("role", "radio");
  group.addEventListener("keydown", (event) => {
    const all = buttons.filter((each) => !each.disabled);
    const at = all.indexOf(document.activeElement);
    if (!STEPS[event.key] || at < 0) return;
    event.preventDefault();
    const next = all[(at + STEPS[event.key] + all.length) % all.length];
    next.click();
    next.focus();
  });
  return group;
}

/* Return the button that claims the match: a wrong claim loses it, so it asks once more. */
export function claiming(claim, act) {
  let sure = false;
  const made = labeled("plain claim", claim.label, claim.note, () => {
    if (sure) {
      act(claim.action);
      return;
    }
    sure = true;
    made.classList.add("sure");
    relabel(made, claim.sure);
    fill(made.querySelector("small"), said(claim.risk));
  });
  return made;
}
