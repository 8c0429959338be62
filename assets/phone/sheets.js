/* What can be read at any time: the last trick, melds, scores, the log, phrases, help. One sheet is open at a time. */

import { shown as card } from "./cards.js";
import { button, el, fill, mark, refill } from "./dom.js";
import { heard, send } from "./connection.js";
import { choose } from "./join.js";
import { absence, places, taken } from "./places.js";
import { change, isMuted, isOfEvening, mute, told } from "./store.js";
import { word } from "./words.js";

let place = null;
let before = null; // what had focus
let open = null; // { name, body, shade }
let sat = -1; // where the guest sat when the people were opened
let why = ""; // why he cannot sit elsewhere

export function start(element, notice) {
  place = element;
  heard("told", (message) => {
    if (message.what === "notice") notice(message.lines.join(" "));
    else if (open && open.name === message.what) fill(open.body, ...lines(message.lines));
  });
}

/* Open a sheet with a title and a body; it takes the focus until it is closed. */
export function sheet(name, title, body) {
  close();
  before = document.activeElement;
  const shut = button(word("close"), "plain", close);
  const box = el("div", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-labelledby": "sheet-title", tabindex: "-1" });
  box.append(el("h2", { id: "sheet-title", text: title }), el("div", { class: "body", tabindex: "0" }, body), shut);
  const shade = el("div", { class: "shade", onclick: (event) => event.target === shade && close() }, box);
  shade.addEventListener("keydown", keys);
  place.append(shade);
  document.getElementById("page").setAttribute("aria-hidden", "true");
  open = { name, body, shade };
  box.focus();
}

/* Close the sheet that is open. */
export function close() {
  if (!open) return;
  open.shade.remove();
  open = null;
  document.getElementById("page").removeAttribute("aria-hidden");
  if (before && before.getClientRects().length) before.focus();
  else toQuestion();
}

/* Give the focus to what is asked, or to what happens. */
export function toQuestion() {
  const panel = document.getElementById("panel");
  (panel.hidden ? document.getElementById("sentence") : panel).focus({ preventScroll: true });
}

/* Return whether a sheet is open. */
export function isOpen() {
  return !!open;
}

function keys(event) {
  if (event.key === "Escape") close();
  if (event.key !== "Tab") return;
  const all = [...open.shade.querySelectorAll("button, input, [tabindex='0']")];
  const at = all.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
  all[(at + all.length) % all.length].focus();
  event.preventDefault();
}

export function lastTrick() {
  const last = told.state.view.last_trick;
  const body = el("div", {});
  if (!last) body.append(el("p", { text: word("no_trick") }));
  else {
    const row = el("ol", { class: "last" });
    for (const play of last.plays) {
      const line = el("li", { class: play.won ? "won" : "" }, card(play.card, 72), el("span", { class: "name" }, mark(play.mark), play.name));
      row.append(line);
    }
    body.append(row, el("p", { text: last.line }));
  }
  sheet("last_trick", word("last_trick"), body);
}

export function melds() {
  const body = el("div", { class: "melds" }, ...mats());
  if (!body.children.length) body.append(el("p", { text: word("no_melds") }));
  sheet("melds", word("melds"), body);
}

/* Return a mat for everybody who has melded, with the melds. */
export function mats() {
  return (told.state.view.melds || []).map((laid) => {
    const head = el("h3", {}, mark(laid.mark), laid.name, el("b", { text: laid.points }));
    return el("section", { class: `mat side${laid.mark % 4}` }, head, groups(laid.melds || []));
  });
}

/* Return melds as groups of small cards with their names and points below. */
export function groups(all) {
  const row = el("div", { class: "groups" });
  for (const meld of all) {
    const cards = el("div", { class: "group-cards" }, ...meld.cards.map((code) => card(code, 40)));
    row.append(el("figure", {}, cards, el("figcaption", { text: meld.title }, " ", el("b", { text: meld.points }))));
  }
  return row;
}

/* Return what the last deal brought, as a table. */
export function result(all) {
  const head = el("tr", {}, el("th", {}), ...all.headings.map((text) => el("th", { scope: "col", text })));
  const rows = all.rows.map((row) => {
    const names = el("th", { scope: "row" }, mark(row.mark), " ", row.names);
    return el("tr", {}, names, ...row.cells.map((text) => el("td", { text })));
  });
  return el("table", { class: "result" }, head, ...rows);
}

/* Ask the table for something to read, and show it when it comes. */
export function read(what) {
  const body = el("div", { class: "read" });
  sheet(what, word(what), body);
  send("ask", { what });
}

function lines(all) {
  return all.map((line) => (Array.isArray(line) ? el("p", { class: "cells" }, ...line.map((each) => el("span", { text: each }))) : el("p", { text: line })));
}

export function help() {
  const about = told.state.view.help;
  const body = el("div", {}, el("p", { text: about.about }));
  sheet("help", about.title, body);
}

export function phrases() {
  const { people, phrases: all = [], phase } = told.people;
  const body = el("div", {});
  const list = (...children) => children.length && body.append(el("div", { class: "phrases" }, ...children));
  list(...all.map((text, phrase) => button(text, "plain", () => (send("say", { phrase }), close()))));
  const late = people[((told.state.view.seats || []).find((seat) => seat.acts) || {}).person];
  const waits = late && late.plays === "person" && !late.you && absence(late) === "" && phase === "playing";
  if (waits) list(button(word("nudge", { name: late.name }), "plain", () => (send("nudge"), close())));
  list(...people.filter((each) => each.plays === "person" && !each.you).map(muting));
  sheet("say", word("say").replace("…", ""), body);
}

/* Ask once more before the table is closed until another day. */
export function adjourn() {
  const sure = button(word("adjourn"), "main", () => (send("manage", { do: "adjourn" }), close()));
  sheet("adjourn", word("adjourn"), el("div", {}, el("p", { text: word("adjourn_why") }), sure));
}

/* Return a button that hides what somebody says, or shows it again. */
function muting({ name }) {
  const one = button(word("mute", { name }), "plain", () => {
    mute(name, !isMuted(name));
    one.setAttribute("aria-pressed", isMuted(name) ? "true" : "false");
  });
  one.setAttribute("aria-pressed", isMuted(name) ? "true" : "false");
  return one;
}

/* Everybody at the table; whoever touches a place that nobody has moves there. */
export function people() {
  sat = ownPlace();
  why = "";
  sheet("people", word("people"), el("div", { class: "people" }, ...seating()));
}

/* Show who sits where now, if that is open; it closes when the guest has got another place. */
export function showPeople() {
  if (!open || open.name !== "people") return;
  if (ownPlace() === sat) refill(open.body, ...seating());
  else close();
}

/* Return the places with what a guest can do about his own. */
export function seating() {
  const own = ownPlace();
  const around = el("div", { class: "around" }, places(own, told.people.people[own] || {}, move));
  if (isOfEvening()) return [around];
  const may = (told.people.options || {}).spectators !== false && !told.watches;
  return [
    around,
    el("p", { class: "why", role: "alert", text: why }),
    el("div", { class: "row" }, may ? button(word("watch"), "plain", () => leave(true)) : null, own < 0 ? null : button(word("stand_up"), "plain", () => leave(false))),
  ];
}

/* Say why what was asked for cannot be, if that is to be said at the places; return whether it is. */
export function refused(text) {
  const isHere = open ? open.name === "people" : document.body.classList.contains("gathers");
  if (isHere) {
    why = text;
    change({});
  }
  return isHere;
}

function ownPlace() {
  return told.people.people.findIndex((each) => each.you);
}

function move(person) {
  const own = ownPlace();
  if (person === own) return;
  refused(taken(person));
  if (why) return;
  if (own >= 0) send("seat", { do: "take", person });
  else {
    choose(person);
    close();
    change({ watches: false });
  }
}

function leave(watches) {
  close();
  if (ownPlace() >= 0) send("seat", { do: "leave" });
  change({ watches });
}
