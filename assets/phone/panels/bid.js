/* The auction: an amount, passing, the moon, and the meld in each possible trump suit, which the bid may have to name. */

import { announce, el, fill, said, suit } from "../dom.js";
import { answers, choices, choose, framed, labeled, relabel } from "./parts.js";

export function panel(prompt, view, act, table) {
  const ask = view.ask;
  const trump = { named: {}, button: "" };
  const passes = answers([...ask.passes, ...ask.options], act, !ask.amounts);
  const moon = answers(ask.moon ? [ask.moon] : [], (action) => act(Object.assign({}, action, trump.named)), false);
  const parts = ask.amounts ? bidding(ask, act, trump) : { above: [], main: null, show: () => {} };
  const row = el("div", { class: "row" }, parts.main, ...passes, ...moon);
  const suits = melds(ask, table, (each) => {
    trump.named = each.button ? { suit: each.suit } : {};
    trump.button = each.button || "";
    if (each.moon) relabel(moon[0], each.moon);
    parts.show();
  });
  return el("div", { class: "bidding" }, framed("bid", ask, table, ...parts.above, row), suits);
}

function bidding(ask, act, trump) {
  const amounts = ask.amounts;
  const near = amounts.filter((each) => ask.near.includes(each.amount));
  let at = 0;
  const value = el("b", { class: "value" });
  const tells = el("p", { class: "note tells" });
  const less = el("button", { type: "button", class: "step", text: "−", "aria-label": ask.less, onclick: () => step(-1) });
  const more = el("button", { type: "button", class: "step", text: "+", "aria-label": ask.more, onclick: () => step(1) });
  const chips = near.map((each) =>
    el("button", { type: "button", class: "chip", text: each.label, "aria-label": each.button, onclick: () => set(amounts.indexOf(each)) })
  );
  const main = labeled("main", "", "", () => act(Object.assign({}, ask.answer, { amount: amounts[at].amount }, trump.named)));

  function set(next) {
    at = Math.min(Math.max(next, 0), amounts.length - 1);
    value.textContent = amounts[at].label;
    fill(tells, said(amounts[at].tells || ""));
    show();
    less.disabled = at === 0;
    more.disabled = at === amounts.length - 1;
    choose(chips, near.indexOf(amounts[at]));
  }
  function show() {
    relabel(main, trump.button ? trump.button.replace("{amount}", amounts[at].label) : amounts[at].button);
  }
  function step(by) {
    set(at + by);
    announce(`${amounts[at].label}. ${amounts[at].tells || ""}`);
  }
  set(amounts.findIndex((each) => each.amount === ask.first));
  const stepper = el("div", { class: "stepper", role: "group", "aria-label": ask.title }, less, value, more);
  return { above: [stepper, tells, chips.length > 1 ? choices(ask.title, chips) : null], main, show };
}

/* Four suits with the meld in each; the cards of the chosen one's meld are raised in the hand. A suit with a button is one
   that the bid may name: then one of those is always chosen. */
function melds(ask, table, chosenSuit) {
  const names = ask.melds.some((each) => each.button);
  const chips = ask.melds.map((each, at) =>
    el(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-label": each.spoken,
        disabled: names && !each.button,
        onclick: () => raise(!names && chips[at].getAttribute("aria-pressed") === "true" ? -1 : at)
      },
      el("span", { class: "tile" }, suit(each.suit)),
      el("span", { class: "label", text: each.worth })
    )
  );
  function raise(chosen) {
    chips.forEach((each, at) => each.setAttribute("aria-pressed", at === chosen ? "true" : "false"));
    table.hand.raise(chosen < 0 ? [] : ask.melds[chosen].raised);
    chosenSuit(ask.melds[chosen] || {});
  }
  raise(names ? ask.melds.findIndex((each) => each.button) : ask.melds[0].points ? 0 : -1);
  const title = el("p", { class: "over", text: ask.melds_title });
  return el("section", { class: "suit-melds", role: "group", "aria-label": ask.melds_title }, title, el("div", { class: "chips" }, ...chips));
}
