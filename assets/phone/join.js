/* Coming to the table: a name, a picture, a seat. */

import { send } from "./connection.js";
import { FACES, portrait } from "./cards.js";
import { button, el, fill, mark } from "./dom.js";
import { change, keep, kept, told } from "./store.js";
import { word } from "./words.js";

let chosen = null; // a person's number
let picture = null;
let name = null;
let form = null;

export function show(place) {
  if (name === null) {
    const me = (told.people.door || []).find((each) => each.you);
    name = kept("name") || (me && me.name) || "";
    picture = kept("face");
    if (picture === null) picture = freeFace();
  }
  const people = told.people.people;
  if (chosen === null || people[chosen].plays === "person") {
    const free = people.findIndex((each) => each.plays !== "person");
    chosen = free < 0 ? null : free;
  }
  if (form && place.contains(form) && form.lang === told.welcome.language) {
    update();
    return;
  }
  build(place);
}

/* Return a face that nobody at the table has or is called like: computer players have the faces of their names. */
function freeFace() {
  const taken = told.people.people.flatMap((each) => [each.name.toLowerCase(), each.face]);
  return ["amira", "kenji", ...FACES].find((each) => !taken.includes(each)) || "";
}

function build(place) {
  const field = el("input", { id: "name", type: "text", maxlength: "24", autocomplete: "nickname", enterkeyhint: "done", value: name });
  field.addEventListener("input", () => ((name = field.value), update()));
  const faces = el("div", { class: "faces", role: "radiogroup", "aria-label": word("your_picture") });
  for (const each of ["", ...FACES]) {
    const label = each ? each[0].toUpperCase() + each.slice(1) : word("no_picture");
    const one = el("button", { type: "button", role: "radio", "data-face": each, "aria-label": label, onclick: () => ((picture = each), update()) });
    one.append(portrait(name, each));
    faces.append(one);
  }
  form = el("form", { class: "join", lang: told.welcome.language, onsubmit: sit });
  form.append(
    el("div", { class: "field" }, el("label", { for: "name", text: word("your_name") }), field),
    el("div", { class: "field" }, el("div", { class: "pair" }, el("span", { text: word("your_picture") }), el("span", { class: "quiet", text: word("more_pictures") })), faces),
    el("div", { class: "field grow" }, el("div", { class: "pair" }, el("span", { text: word("your_seat") }), el("span", { class: "quiet", text: word("partners") })), el("div", { class: "round" })),
    el("p", { class: "why", role: "alert" }),
    el("button", { type: "submit", class: "main", text: word("sit_down") }),
    el("p", { class: "quiet small", text: word("only_yours") })
  );
  if ((told.people.options || {}).spectators !== false) {
    form.append(button(word("watch"), "link", () => change({ watches: true })));
  }
  const top = el("header", { class: "join-head" });
  top.append(el("div", {}, el("h1", { text: told.welcome.title }), el("p", { text: (told.state && told.state.view.first_to) || "" })), el("span", { class: "code", text: told.people.code || "" }));
  fill(place, top, form);
  update();
  const now = faces.querySelector("[aria-checked='true']");
  if (now && now.scrollIntoView) faces.scrollLeft = now.offsetLeft - 16;
}

/* Say why the guest does not sit there, until he does something else. */
export function say(text) {
  if (form) form.querySelector(".why").textContent = text;
}

function update() {
  const people = told.people.people;
  for (const each of form.querySelectorAll("[data-face]")) {
    const is = each.dataset.face === picture;
    each.setAttribute("aria-checked", is ? "true" : "false");
    if (!each.dataset.face) each.firstChild.textContent = (name || "?").slice(0, 1).toUpperCase();
  }
  const round = form.querySelector(".round");
  const focused = round.contains(document.activeElement) ? document.activeElement.dataset.person : null;
  round.classList.toggle("list", people.length > 4);
  fill(round, ...people.map((each, person) => seat(each, person, people.length)));
  if (focused !== null) (round.querySelector(`[data-person="${focused}"]`) || round.firstChild).focus();
  form.querySelector("[type=submit]").disabled = chosen === null || !name.trim();
}

const DEVICES = ["phone", "window", "screen", "program"];

function seat(each, person, count) {
  const isMine = person === chosen;
  const isFree = each.plays !== "person";
  const isEmpty = isFree && each.plays !== "computer"; // "free" is left out of messages
  const shownName = isMine && name.trim() ? name.trim() : isEmpty ? word("free") : each.name;
  const line = isMine ? word("this_is_yours") : each.plays === "person" ? word(DEVICES.includes(each.device) ? each.device : "phone") : word("sit_here");
  const marks = (told.state && told.state.view.marks) || [];
  const one = el("button", { type: "button", class: "place", "data-person": person, "aria-pressed": isMine ? "true" : "false", onclick: () => take(person) });
  one.classList.toggle("mine", isMine);
  one.classList.toggle("free", isFree && !isMine);
  one.append(
    isEmpty && !isMine ? el("span", { class: "portrait plus", text: "+" }) : portrait(shownName, isMine ? picture : each.face),
    el("span", { class: "plate" }, el("span", { class: "name" }, mark(marks[person] || 0), el("span", { text: shownName })), el("span", { class: "line", text: line }))
  );
  const turn = (2 * Math.PI * (person - (chosen === null ? 0 : chosen))) / count + Math.PI / 2;
  one.style.setProperty("--x", Math.cos(turn).toFixed(3));
  one.style.setProperty("--y", Math.sin(turn).toFixed(3));
  return one;
}

function take(person) {
  const each = told.people.people[person];
  if (each.plays === "person") {
    say(word("sits_here", { name: each.name }));
    return;
  }
  say("");
  chosen = person;
  update();
}

function sit(event) {
  event.preventDefault();
  if (chosen === null || !name.trim()) return;
  keep("name", name.trim());
  keep("face", picture);
  send("seat", { do: "take", person: chosen, name: name.trim(), face: picture });
}
