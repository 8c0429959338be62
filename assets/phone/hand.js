/* The guest's own cards: laid out in rows, played by touching twice or by swiping up, or picked for a panel. */

import { act } from "./connection.js";
import { back, source } from "./cards.js";
import { announce, el, fill } from "./dom.js";
import { change, told } from "./store.js";
import { capital, word } from "./words.js";

const WIDEST = 98; // px; 122 in landscape, 150 on tablets
const FREE = 48; // px of each card that can be touched
const NARROWEST = 76; // px; narrower only if three rows do not suffice
const ROOMY = 480; // px of height from which there are two rows at least
const RAISED = 18; // playable cards, if others are not
const LIFTED = 24; // the card that was touched
const MELDED = 10; // cards that a panel raises
const SWIPE = 36;
const SAID = 3000;

let place = null; // the element
let shown = []; // { card, name, play, refusal, element }
let touched = null;
let picking = null; // { size, may, changed }
let raised = [];
let swipe = null;
let timer = 0;
let number = -1;

export const hand = {
  /* Let the player pick cards by touch. `may` are the codes that can be picked, each as often as it is there; without it all
     can. `refusal(code)` says why another can't; `changed(codes)` is called after every change. */
  pick(how) {
    picking = how;
    for (const each of shown) each.picked = false;
    lay();
  },
  /* Return the codes of the picked cards, in the order of the hand. */
  picked() {
    return shown.filter((each) => each.picked).map((each) => each.card);
  },
  /* Pick exactly these cards. */
  set(codes) {
    const wanted = codes.slice();
    for (const each of shown) each.picked = takes(wanted, each.card);
    changed();
  },
  /* Put all picked cards back. */
  clear() {
    hand.set([]);
  },
  /* Raise these cards a little, or none. */
  raise(codes) {
    raised = codes || [];
    lay();
  },
};

/* Show a short sentence at the hand, until the next touch. */
export function say(text, at) {
  const old = place.querySelector(".bubble");
  if (old) old.remove();
  clearTimeout(timer);
  if (!text) return;
  const bubble = el("p", { class: "bubble", text });
  place.append(bubble);
  const wide = place.clientWidth;
  const left = at ? Math.max(4, Math.min(at.x + at.w / 2 - bubble.offsetWidth / 2, wide - bubble.offsetWidth - 4)) : 4;
  bubble.style.left = `${left}px`;
  const above = at ? at.y - bubble.offsetHeight - 8 : 0; // over the lower part of the card if there is no space above it
  bubble.style.top = `${at && above < 0 ? at.y + at.w * 0.62 : above}px`;
  announce(text);
  timer = setTimeout(() => bubble.remove(), SAID);
}

/* Make the hand in an element. */
export function start(element) {
  place = element;
  new ResizeObserver(() => lay()).observe(place);
  place.addEventListener("pointerdown", down);
  place.addEventListener("pointermove", move);
  place.addEventListener("pointerup", up);
  place.addEventListener("pointercancel", () => (swipe = null));
}

/* Show the cards of the present state. */
export function show() {
  const state = told.state;
  const view = state && state.view;
  const cards = view ? [...(view.hand || []), ...(view.table || []).map((each) => ({ ...each, lies: true }))] : [];
  place.setAttribute("aria-label", word("your_hand"));
  const least = (cards.length > 15 ? 172 : 150) * (cards.length > 12 && innerHeight >= 700 ? 1.35 : 1);
  document.body.style.setProperty("--hand", `${least}px`);
  if (state && state.number !== number) {
    number = state.number;
    touched = null;
    say("");
  }
  if (told.covered && cards.length) {
    if (!place.querySelector(".uncover")) cover(cards.length);
    return;
  }
  const wasCovered = place.classList.contains("covered");
  if (wasCovered) {
    place.classList.remove("covered");
    fill(place);
    shown = [];
  }
  const old = shown;
  shown = cards.map((card) => {
    const at = old.findIndex((each) => each.card === card.card && !!each.lies === !!card.lies);
    const kept = at < 0 ? null : old.splice(at, 1)[0];
    return { ...card, element: kept ? kept.element : made(card), picked: !!(kept && kept.picked && picking) };
  });
  const focused = old.find((each) => each.element === document.activeElement);
  for (const each of old) each.element.remove();
  shown.forEach((each, at) => {
    if (place.children[at] !== each.element) place.insertBefore(each.element, place.children[at] || null);
  });
  if (focused && shown.length) shown[Math.min(focused.at, shown.length - 1)].element.focus();
  if (wasCovered) changed(); // what was picked is forgotten
  else lay();
}

/* Forget what a panel wanted. */
export function release() {
  picking = null;
  raised = [];
  for (const each of shown) each.picked = false;
}

function takes(codes, code) {
  const at = codes.indexOf(code);
  if (at >= 0) codes.splice(at, 1);
  return at >= 0;
}

function made(card) {
  return el("button", { type: "button", class: "card" }, el("img", { class: "face", alt: "", draggable: "false" }));
}

function cover(count) {
  place.classList.add("covered");
  shown = [];
  const backs = el("span", { class: "backs", "aria-hidden": "true" });
  for (let i = 0; i < Math.min(count, 8); i += 1) backs.append(back());
  const open = el("button", { type: "button", class: "uncover", onclick: () => change({ covered: false }) });
  open.append(backs, el("span", { class: "label", text: word("covered") }));
  fill(place, open);
}

/* ---- where each card lies ---- */

function rowsFor(count, wide, high, widest) {
  let best = null;
  const first = count > 6 && high > ROOMY ? 2 : 1;
  for (let rows = first; rows <= 4; rows += 1) {
    const each = Math.ceil(count / rows);
    const byWidth = wide - FREE * (each - 1);
    const byHeight = (high - LIFTED) / (1 + 0.5 * (rows - 1)) / 1.4;
    const w = Math.floor(Math.min(widest, byWidth, byHeight));
    if (!best || w > best.w) best = { rows, each, w };
    if (best.w >= Math.min(widest, NARROWEST) || each === 1) break;
  }
  return best;
}

function lay() {
  if (!shown.length || !place.clientWidth) return;
  const isWide = matchMedia("(orientation: landscape) and (max-height: 500px)").matches;
  const wide = place.clientWidth;
  const high = place.clientHeight;
  const plan = rowsFor(shown.length, wide, isWide ? high * 1.1 : high, isWide ? 122 : wide > 600 ? 150 : WIDEST);
  const w = Math.max(plan.w, FREE);
  const h = w * 1.4;
  const gap = plan.rows > 1 ? Math.min(h + 26, (high - LIFTED - h) / (plan.rows - 1)) : 0;
  const free = Math.max(0, high - LIFTED - gap * (plan.rows - 1) - h);
  const top = LIFTED + (wide > 600 ? free / 2 : free); // near the thumb, and where it is while a panel is above it
  const asked = !!told.state.prompt && told.state.prompt.kind === "play";
  const some = asked && shown.some((each) => !each.play);
  const melded = raised.slice();
  let at = 0;
  for (let row = 0; row < plan.rows; row += 1) {
    const count = Math.ceil((shown.length - at) / (plan.rows - row));
    const step = count > 1 ? Math.min((wide - w) / (count - 1), w + 6) : 0;
    const left = (wide - w - step * (count - 1)) / 2;
    for (let i = 0; i < count; i += 1, at += 1) {
      const each = shown[at];
      const up = touched === at || each.picked ? LIFTED : asked && each.play && some ? RAISED : takes(melded, each.card) ? MELDED : 0;
      each.at = at;
      each.x = left + i * step;
      each.y = top + row * gap - up;
      each.w = w;
      dress(each, at, w, asked);
    }
  }
}

function dress(each, at, w, asked) {
  const element = each.element;
  const picture = element.firstChild;
  const address = source(each.card, w);
  if (address && picture.getAttribute("src") !== address) picture.setAttribute("src", address);
  element.style.width = `${w}px`;
  element.style.height = `${w * 1.4}px`;
  element.style.transform = `translate(${each.x}px, ${each.y}px)`;
  element.classList.toggle("veiled", asked && !each.play);
  element.classList.toggle("touched", touched === at);
  element.classList.toggle("picked", !!each.picked);
  element.classList.toggle("lies", !!each.lies);
  const name = capital(each.name);
  const state = touched === at && each.play ? word("touch_again") : asked ? word(each.play ? "playable" : "not_playable") : "";
  element.setAttribute("aria-label", [name, each.lies ? word("on_table") : "", state].filter(Boolean).join(", "));
  if (picking) element.setAttribute("aria-pressed", each.picked ? "true" : "false");
  else element.removeAttribute("aria-pressed");
  let label = element.querySelector(".label");
  if (touched === at && each.play && !label) {
    label = el("span", { class: "label", text: word("play") });
    element.append(label);
  } else if (label && !(touched === at && each.play)) label.remove();
  element.onclick = () => touch(at);
}

/* ---- touching ---- */

function touch(at) {
  const each = shown[at];
  if (swipe && swipe.done) return;
  say("");
  if (picking) pick(each);
  else if (each.play && touched === at) play(each);
  else {
    touched = touched === at ? null : at;
    if (each.refusal) {
      touched = null;
      say(each.refusal, each);
    }
    lay();
  }
}

function play(each) {
  if (!each.play || told.waits) return;
  touched = null;
  act(each.play);
}

function pick(each) {
  if (each.picked) each.picked = false;
  else {
    const chosen = hand.picked();
    const left = picking.may ? picking.may.slice() : null;
    if (left) for (const code of chosen) takes(left, code);
    if (left && !left.includes(each.card)) {
      const why = picking.refusal && picking.refusal(each.card);
      if (why) say(why, each);
      return;
    }
    if (picking.size && chosen.length >= picking.size) {
      if (picking.size > 1) {
        if (picking.full) say(picking.full, each);
        return;
      }
      for (const other of shown) other.picked = false;
    }
    each.picked = true;
  }
  changed();
}

function changed() {
  lay();
  if (picking && picking.changed) picking.changed(hand.picked());
}

function down(event) {
  const at = shown.findIndex((each) => each.element === event.target.closest(".card"));
  swipe = at < 0 ? null : { at, y: event.clientY, x: event.clientX, done: false };
}

function move(event) {
  if (!swipe || swipe.done || picking) return;
  const each = shown[swipe.at];
  const up = swipe.y - event.clientY;
  if (!each || up < SWIPE || up < Math.abs(event.clientX - swipe.x)) return;
  swipe.done = true;
  if (each.play) play(each);
  else if (each.refusal) say(each.refusal, each);
}

function up() {
  const was = swipe;
  if (was && was.done) setTimeout(() => swipe === was && (swipe = null), 60); // the click that follows is none
  else swipe = null;
}
