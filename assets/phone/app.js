/* Starts the page and shows what the table says. */

import { act, create, heard, isServer, send, start as open, trouble, connect } from "./connection.js";
import { load } from "./cards.js";
import { announce, button, el, fill, mark, refill } from "./dom.js";
import { hand, release, say, show as showHand, start as startHand } from "./hand.js";
import { show as showHead } from "./head.js";
import { say as sayJoining, show as showJoin } from "./join.js";
import { panelFor } from "./panels/index.js";
import { placesWord } from "./places.js";
import * as sheets from "./sheets.js";
import { change, isMuted, isOfEvening, keep, kept, sits, told, watch } from "./store.js";
import { show as showTrick } from "./trick.js";
import { nudged, start as startManners, turned } from "./manners.js";
import { word } from "./words.js";

const at = (name) => document.getElementById(name);
let panel = null; // { asked, close }
let covered = false;
let tells = false; // whether the present question has the focus, so that a screen reader tells it
const REMARK = 3000; // ms for which a phrase is shown

function show() {
  showLink();
  if (!told.welcome || !told.people) return;
  const joins = !sits() && !told.watches && told.people.phase !== "over";
  at("join").hidden = !joins;
  at("play").hidden = at("head").hidden = joins;
  document.body.classList.toggle("joins", joins);
  if (joins) {
    showJoin(at("join"));
    return;
  }
  if (!told.state) return;
  const focused = document.activeElement;
  if (covers() && !covered) {
    sheets.close();
    at("live").textContent = "";
  }
  covered = covers();
  showHead(at("head"), () => sheets.read("scores"));
  showTrick(at("seats"));
  const isAsked = showPanel();
  showSentence();
  showTools();
  showWish();
  showHand();
  sheets.showPeople();
  if (!focused.getClientRects().length && document.activeElement === document.body) {
    sheets.toQuestion(); // what had it is gone
  }
  tells = false;
  const { prompt } = told.state;
  if (!isAsked || covers() || sheets.isOpen() || (prompt.kind === "play" && at("hand").contains(focused))) return;
  sheets.toQuestion();
  tells = true;
}

/* Return whether the hand is face down; then nothing that tells of its cards is shown or read out. */
function covers() {
  return told.covered && !!told.state.view.hand;
}

function showLink() {
  const place = at("lost");
  const text = trouble();
  place.hidden = told.link === "open" || (!text && told.link !== "ended");
  document.body.classList.toggle("unlinked", told.link !== "open");
  if (place.hidden) return;
  if (told.link === "ended") {
    if (place.querySelector("form")) {
      place.querySelector("p").textContent = text || word("code_why");
      return;
    }
    const field = el("input", { id: "code", type: "text", maxlength: "8", autocapitalize: "characters", autocomplete: "off", spellcheck: "false", value: kept("table") || "" });
    const form = el("form", { onsubmit: (event) => (event.preventDefault(), field.value.trim() && connect(field.value.trim())) });
    form.append(el("label", { for: "code", text: word("code") }), field, el("button", { type: "submit", class: "main", text: word("go") }));
    fill(place, el("p", { text: text || word("code_why") }), form);
    offerTable(place);
    place.classList.add("full");
    return;
  }
  place.classList.toggle("full", !told.welcome);
  refill(place, told.link === "lost" ? el("b", { text: word("lost") }) : null, el("p", { text }));
}

/* At a server for many tables, offer to open one. */
function offerTable(place) {
  if (!isServer()) return;
  fetch("games")
    .then((answer) => (answer.ok ? answer.json() : []))
    .then((games) => {
      if (!games.length || !place.querySelector("form") || place.querySelector("select")) return;
      const choice = el("select", { id: "game" });
      for (const { preset, title } of games) choice.append(el("option", { value: preset, text: title }));
      const form = el("form", { onsubmit: (event) => (event.preventDefault(), create(choice.value)) });
      form.append(el("label", { for: "game", text: word("own_table") }), choice, el("button", { type: "submit", class: "plain", text: word("open_table") }));
      place.append(form);
    })
    .catch(() => {}); // then there is a code, or nothing
}

/* Show what is asked; return whether that is new. */
function showPanel() {
  const { number, seat, prompt, view } = told.state;
  const place = at("panel");
  const kind = prompt ? prompt.kind : "";
  const asked = `${number} ${seat} ${kind}`;
  const isAway = told.people.phase === "paused" || covers();
  document.body.classList.toggle("asks", !!kind && kind !== "play" && !isAway);
  if (panel && panel.asked === asked) {
    place.hidden = isAway || !place.firstChild;
    return false;
  }
  if (panel && panel.close) panel.close();
  release();
  panel = { asked, close: null };
  const make = prompt ? panelFor(kind, view.ask) : null;
  if (make) {
    const made = make(prompt, view, act, { hand, send, heard, say, help: more });
    panel.close = made.close || null;
    fill(place, made.element || made);
  } else fill(place);
  place.hidden = isAway || !make;
  place.setAttribute("aria-label", view.turn.title);
  document.body.classList.toggle("claims", !!make && kind === "play");
  document.body.dataset.asks = kind;
  return !!prompt && !isAway;
}

function showSentence() {
  const { view, prompt } = told.state;
  const place = at("sentence");
  const isPaused = told.people.phase === "paused";
  const turn = isPaused ? { title: word("paused") } : view.turn;
  const own = (view.seats || []).find((seat) => seat.you);
  place.className = turn.yours ? "yours" : "";
  const gathers = (told.people.phase || "gathering") === "gathering"; // what is usual is left out of messages
  document.body.classList.toggle("between", !told.state.observation.running);
  document.body.classList.toggle("gathers", gathers);
  place.hidden = !!prompt && prompt.kind !== "play" && !isPaused && !covers();
  const lines = [covers() ? "" : turn.line, view.awaits_deal ? "" : view.resting].filter(Boolean).map((text) => el("span", { text }));
  const text = el("div", { class: "text" }, el("strong", { text: turn.title }), ...lines);
  refill(place, turn.yours && own ? el("span", { class: "disc" }, mark(own.mark)) : null, text, next(view, isPaused));
  place.setAttribute("aria-label", [turn.title, ...lines.map((line) => line.textContent)].join(" "));
  const lies = view.melds_lie && !view.stock && !(prompt && prompt.kind !== "play") && view.melds;
  const moves = view.awaits_deal && !gathers && !isOfEvening() ? button(word("change_seat"), "plain", sheets.people) : null;
  at("laid").hidden = !lies && !view.result && !gathers && !moves && !showFound();
  if (gathers) refill(at("laid"), el("div", { class: "people" }, ...sheets.seating()));
  else refill(at("laid"), view.result ? sheets.result(view.result) : null, showFound(), moves, ...(lies ? sheets.mats() : []));
}

/* Return what this phone has found out about the shuffle of the last deal, once that is over. */
function showFound() {
  const { results = [], running } = told.state.observation;
  const isShown = told.found && !running && told.found.deal === results.length;
  return isShown ? el("p", { class: "found", text: told.found.sentence }) : null;
}

/* Return the button for what comes next, if this guest may decide that. */
function next(view, isPaused) {
  const { leads, people } = told.people;
  const me = people.find((each) => each.you);
  const options = told.people.options || {};
  const begins = !told.state.observation.number;
  const deals = leads && (begins ? people.every((each) => each.plays) : options.next_deal === "host");
  const manage = (name, what) => button(word(name), "main", () => send("manage", { do: what }));
  if (isPaused) return leads ? manage("continue", "continue") : null;
  if (view.over && !isOfEvening()) return leads ? manage("rematch", "rematch") : null;
  if (!view.awaits_deal && !view.over) return null;
  if (told.welcome.host || deals) return manage(begins ? "deal" : "next_deal", "deal");
  if (!me || me.ready || options.next_deal === "host" || (begins && isOfEvening())) return null;
  return button(word("ready"), "main", () => send("seat", { do: "ready" }));
}

/* Ask about a pause that somebody else wants, until this guest has answered. */
function showWish() {
  const { wish, people } = told.people;
  const own = people.findIndex((each) => each.you);
  const place = at("wish");
  place.hidden = !wish || own < 0 || (wish.agreed || []).includes(own);
  if (place.hidden) return fill(place);
  const answer = (name, kind, agrees) => button(word(name), kind, () => send("pause", { agrees, person: wish.person }));
  refill(place, el("p", { text: word("wish", { name: people[wish.person].name }) }), answer("agree", "main", true), answer("play_on", "plain", false));
}

function showTools() {
  const view = told.state.view;
  const wanted = [
    ["last_trick", sheets.lastTrick, !!view.last_trick],
    ["melds", sheets.melds, !!view.melds],
    ["say", sheets.phrases, sits()],
    ["help", more, true],
  ];
  refill(at("tools"), ...wanted.map(([name, does, is]) => {
    const one = button(word(name), `plain ${name}`, does);
    one.dataset.key = name;
    one.disabled = !is;
    return one;
  }));
}

/* Help: what is happening, and everything that has no button of its own. */
function more() {
  sheets.help();
  const { leads, phase, options = {} } = told.people;
  const body = document.querySelector(".sheet .body");
  const list = () => body.appendChild(el("div", { class: "phrases" }));
  let rows = list();
  const add = (name, does) => rows.append(button(word(name), "plain", () => (sheets.close(), does())));
  if (told.state.view.hand) add("cover", () => change({ covered: true }));
  if (told.state.prompt && options.hints) add("hint", () => sheets.read("hint"));
  if (told.state.view.last_trick) add("last_trick", sheets.lastTrick);
  add("scores", () => sheets.read("scores"));
  add("log", () => sheets.read("log"));
  add("rules", () => sheets.read("rules"));
  if (sits() && !leads && !isOfEvening() && phase === "playing") add("ask_pause", () => send("pause"));
  if (leads && phase === "playing") add("pause", () => send("manage", { do: "pause" }));
  if (leads && phase === "paused") add("continue", () => send("manage", { do: "continue" }));
  if (leads && phase === "playing") add("adjourn", () => sheets.adjourn());
  add(placesWord(), sheets.people);
  body.append(el("h3", { text: word("theme") }));
  rows = list();
  for (const [name, theme] of [["theme_system", null], ["theme_felt", "felt"], ["theme_dark", "dark"], ["theme_light", "light"]]) {
    const one = button(word(name), "plain", () => {
      keep("theme", theme);
      dispatchEvent(new Event("theme"));
      sheets.close();
    });
    one.setAttribute("aria-pressed", kept("theme") === theme ? "true" : "false");
    rows.append(one);
  }
}

/* What happened is read out, and so is a new turn; both in one go, so that nothing is cut off. */
heard("state", (state) => {
  const hides = covers(); // what happened may have been about the own cards
  const said = hides ? [] : (state.steps || []).map((each) => each.told).filter(Boolean);
  const turn = state.view && state.view.turn;
  const now = turn ? `${turn.title.replace(/\.?$/, ".")} ${(!hides && turn.line) || ""}`.trim() : "";
  const before = said.join(" ");
  announce(tells || before.includes(now) ? before : `${before} ${now}`);
  turned(!!(turn && turn.yours), state.number);
});
heard("error", (message) => {
  if (!at("join").hidden) sayJoining(message.sentence);
  else if (!sheets.refused(message.sentence)) say(message.sentence);
});
heard("said", (message) => {
  const { name = "", you } = told.people.people[message.person] || {};
  if (!you && isMuted(name)) return;
  if ((told.people.people[message.to] || {}).you) nudged();
  announce(`${name}: ${message.text}`);
  change({ remark: message });
  setTimeout(() => told.remark === message && change({ remark: null }), REMARK);
});

heard("hello", () => load().then(() => change({})));
startHand(at("hand"));
startManners();
import("./later/parts.js").then(({ start }) =>
  start((found) => {
    const { name } = told.people.people[found.person] || {};
    found.sentence = word(`mix_${found.name}`, { deal: found.deal, name });
    change({ found });
    announce(found.sentence);
    const isAsKnown = found.name === "checked" || isOfEvening(); // a club night always shuffles alone
    if (!isAsKnown) say(found.sentence);
  })
);
sheets.start(at("sheets"), say);
setInterval(() => told.state && told.state.seconds && showTrick(at("seats")), 500);
watch(show);
at("seats").onclick = () => told.people && sheets.people();
addEventListener("resize", show); // how people are laid out depends on the space
open();
