/* Melds: the best ones laid out, some others to choose from, or any cards of the hand. */

import { shown as card } from "../cards.js";
import { announce, el, fill, said } from "../dom.js";
import { told } from "../store.js";
import { choices, choose, helping, labeled, relabel } from "./parts.js";

export function panel(prompt, view, act, table) {
  const ask = view.ask;
  let laid = null;
  let own = false; // whether the player chooses the cards one by one
  const worth = el("b", { class: "worth" });
  const mat = el("div", { class: "laid" });
  const remark = el("p", { class: "note missing" });
  const rows = ask.lines.map((line) =>
    el(
      "button",
      { type: "button", class: "line", onclick: () => lay(line) },
      el("span", { class: "label", text: line.title }),
      el("b", { text: line.worth }),
      el("small", { text: line.words })
    )
  );
  const or = el("p", { class: "over", text: ask.or });
  const list = el("div", { class: "lines" }, rows.length > 1 ? choices(ask.title, rows) : null);
  const main = labeled("main", "", "", () => laid && laid.action && act(laid.action));
  const nothing = labeled("plain", ask.nothing.label, "", () => act(ask.nothing.action));
  const choice = labeled("link", ask.own, "", () => (own ? back() : free()));

  function lay(line) {
    laid = line;
    element.classList.toggle("several", rows.length > 1);
    show(line, line === ask.lines[0] ? ask.remarks : []);
    choose(rows, ask.lines.indexOf(line));
    table.hand.raise(line.cards);
  }
  function show(line, remarks) {
    fill(mat, ...(line.groups || []).map(group));
    mat.classList.toggle("many", mat.children.length > 4);
    mat.hidden = !(line.groups || []).length;
    worth.textContent = line.worth || "";
    main.hidden = !line.action;
    nothing.className = line.action ? "plain" : "main";
    relabel(main, line.button || "");
    fill(remark, said(remarks.join(" ")));
  }
  function free() {
    own = true;
    element.classList.remove("several");
    list.hidden = or.hidden = true;
    relabel(choice, ask.back);
    table.hand.raise([]);
    table.hand.pick({ changed: (cards) => table.send("lay", { state: told.state.number, cards }) });
    show({}, [ask.touch]);
    announce(ask.touch);
  }
  function back() {
    own = false;
    list.hidden = false;
    or.hidden = rows.length < 2;
    relabel(choice, ask.own);
    table.hand.pick(null);
    lay(ask.lines[0]);
  }

  const forget = table.heard("laid", (message) => {
    if (!own || message.state !== told.state.number) return;
    laid = message.view;
    show(laid, laid.remarks);
    announce(`${laid.worth || ""} ${laid.remarks.join(" ")}`);
  });
  const head = el("header", {}, el("h2", { class: "title" }, el("span", { text: ask.yours }), worth), ask.hint ? el("p", { class: "note", text: ask.hint }) : null, helping(table));
  const between = ask.lines.length ? el("div", { class: "between" }, or, choice) : null;
  const row = el("div", { class: "row" }, main, nothing);
  const element = el("section", { class: "asked meld", "data-asked": ask.kind, "aria-label": ask.title }, head, mat, between, list, row, remark);
  or.hidden = rows.length < 2;
  if (ask.lines.length) lay(ask.lines[0]);
  else show({}, []);
  return { element, close: forget };
}

function group(meld) {
  const cards = el("div", { class: "group-cards" }, ...meld.cards.map((code) => card(code, 52)));
  return el("figure", {}, cards, el("figcaption", { text: meld.title }, " ", el("b", { text: meld.worth })));
}
