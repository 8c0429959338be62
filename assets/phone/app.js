/* Starts the page and shows what the table says. */

import { act, heard, send, start as open, trouble, connect } from "./connection.js";
import { button, el, fill, said } from "./dom.js";
import { hand, release, say, show as showHand, start as startHand } from "./hand.js";
import { show as showHead } from "./head.js";
import { show as showJoin } from "./join.js";
import { panelFor } from "./panels/index.js";
import * as sheets from "./sheets.js";
import { change, sits, told, watch } from "./store.js";
import { show as showTrick } from "./trick.js";
import { start as startManners, turned } from "./manners.js";
import { spoken, word } from "./words.js";

const at = (name) => document.getElementById(name);
let panel = null; // { number, close }
let tools = "";

function show() {
  showLink();
  if (!told.welcome || !told.people) return;
  const joins = !sits() && !told.watching && told.people.phase !== "over";
  at("join").hidden = !joins;
  at("play").hidden = at("head").hidden = joins;
  document.body.classList.toggle("joins", joins);
  if (joins) {
    showJoin(at("join"));
    return;
  }
  if (!told.state) return;
  showHead(at("head"), () => sheets.read("scores"));
  showTrick(at("seats"));
  showPanel();
  showSentence();
  showTools();
  showHand();
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
    const field = el("input", { id: "code", type: "text", maxlength: "8", autocapitalize: "characters", autocomplete: "off", spellcheck: "false" });
    const form = el("form", { onsubmit: (event) => (event.preventDefault(), field.value.trim() && connect(field.value.trim())) });
    form.append(el("label", { for: "code", text: word("code") }), field, el("button", { type: "submit", class: "main", text: word("go") }));
    fill(place, el("p", { text: text || word("code_why") }), form);
    place.classList.add("full");
    return;
  }
  place.classList.toggle("full", !told.welcome);
  fill(place, told.link === "lost" ? el("b", { text: word("lost") }) : null, el("p", { text }));
}

function showPanel() {
  const state = told.state;
  const place = at("panel");
  if (panel && panel.number === state.number) return;
  if (panel && panel.close) panel.close();
  release();
  panel = { number: state.number, close: null };
  const make = state.prompt ? panelFor(state.prompt.kind) : null;
  if (make) {
    const made = make(state.prompt, state.view, act, { hand, send, heard, say });
    panel.close = made.close || null;
    fill(place, made.element || made);
  } else fill(place);
  place.hidden = !make;
  document.body.classList.toggle("asks", !!make);
}

function showSentence() {
  const { view, prompt } = told.state;
  const place = at("sentence");
  const isPaused = told.people.phase === "paused";
  const turn = isPaused ? { title: word("paused"), line: "" } : view.turn;
  place.className = turn.yours ? "yours" : "";
  place.hidden = !!prompt && prompt.kind !== "play" && !isPaused;
  const text = el("div", { class: "text" }, el("strong", { text: turn.title }), turn.line ? el("span", { text: turn.line }) : null);
  fill(place, text);
  if (view.resting && view.awaits_deal !== true) text.append(el("span", { text: view.resting }));
  const may = told.welcome.host || !told.people.options || !told.people.options.host_deals;
  if (view.awaits_deal && may && !isPaused) {
    place.append(button(word(told.state.observation.number ? "next_deal" : "deal"), "main", () => send("manage", { do: "deal" })));
  }
  if (isPaused && told.welcome.host) place.append(button(word("continue"), "main", () => send("manage", { do: "continue" })));
}

function showTools() {
  const view = told.state.view;
  const wanted = [
    ["last_trick", sheets.lastTrick, !!view.last_trick],
    ["melds", sheets.melds, !!view.melds],
    ["say", sheets.phrases, !!(told.people.phrases || []).length],
    ["help", more, true],
  ];
  const key = `${told.welcome.language} ${wanted.map((each) => each[2])}`;
  if (key === tools) return;
  tools = key;
  fill(at("tools"), ...wanted.map(([name, does, is]) => {
    const one = button(word(name), "plain", does);
    one.disabled = !is;
    return one;
  }));
}

/* Help: what is happening, and everything that has no button of its own. */
function more() {
  sheets.help();
  const rows = el("div", { class: "phrases" });
  const add = (name, does) => rows.append(button(word(name), "plain", () => (sheets.close(), does())));
  add("cover", () => change({ covered: true }));
  add("scores", () => sheets.read("scores"));
  add("log", () => sheets.read("log"));
  if (told.welcome.host) {
    const paused = told.people.phase === "paused";
    add(paused ? "continue" : "pause", () => send("manage", { do: paused ? "continue" : "pause" }));
  }
  add("stand_up", () => send("seat", { do: "leave" }));
  document.querySelector(".sheet .body").append(rows);
}

/* What happened is read out, and so is a new turn; both in one go, so that nothing is cut off. */
heard("state", (state) => {
  const said = (state.steps || []).map((each) => each.told).filter(Boolean);
  const turn = state.view && state.view.turn;
  if (turn) said.push(turn.line ? `${turn.title}. ${turn.line}` : turn.title);
  at("live").textContent = spoken(said.join(" "));
  turned(!!(turn && turn.yours), state.number);
});
heard("error", (message) => {
  if (sits()) say(message.sentence);
  else at("live").textContent = message.sentence;
});
heard("said", (message) => {
  const name = (told.people.people[message.person] || {}).name || "";
  say(`${name}: ${message.text}`);
});

startHand(at("hand"));
startManners();
sheets.start(at("sheets"));
watch(show);
open();
