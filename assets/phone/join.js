/* Coming to the table: a name, a picture, a seat. */

import { send } from "./connection.js";
import { FACES, portrait } from "./cards.js";
import { button, el, fill, refill } from "./dom.js";
import { places, taken } from "./places.js";
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
    el("div", { class: "field grow" }, el("div", { class: "pair" }, el("span", { text: word("your_seat") }), el("span", { class: "quiet", text: word("partners") })), el("div", { class: "around" })),
    el("p", { class: "why", role: "alert" }),
    el("button", { type: "submit", class: "main", text: word("sit_down") }),
    el("p", { class: "quiet small", text: word("only_yours") })
  );
  if ((told.people.options || {}).spectators !== false) {
    form.append(button(word("watch"), "link", () => (name.trim() && keep("name", name.trim()), change({ watches: true }))));
  }
  const top = el("header", { class: "join-head" });
  const lines = [(told.state && told.state.view.first_to) || "", ""];
  top.append(el("div", {}, el("h1", { text: told.welcome.title }), ...lines.map((text) => el("p", { text }))), el("span", { class: "code", text: told.people.code || "" }));
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
  for (const each of form.querySelectorAll("[data-face]")) {
    const is = each.dataset.face === picture;
    each.setAttribute("aria-checked", is ? "true" : "false");
    if (!each.dataset.face) each.firstChild.firstChild.data = (name || "?").slice(0, 1).toUpperCase();
  }
  refill(form.querySelector(".around"), places(chosen === null ? -1 : chosen, { name: name.trim(), face: picture }, choose));
  const { clock } = told.people.options || {};
  const line = document.querySelector(".join-head p:last-child");
  if (line) line.textContent = clock ? word("clock", { seconds: clock }) : "";
  form.querySelector("[type=submit]").disabled = chosen === null || !name.trim();
}

/* Choose a place, if nobody has it. */
export function choose(person) {
  const why = taken(person);
  say(why);
  if (why) return;
  chosen = person;
  if (form) update();
}

function sit(event) {
  event.preventDefault();
  if (chosen === null || !name.trim()) return;
  keep("name", name.trim());
  keep("face", picture);
  send("seat", { do: "take", person: chosen, name: name.trim(), face: picture });
}
