/* Who sits where: a button for each place at the table, around the guest's own. */

import { portrait } from "./cards.js";
import { el, mark } from "./dom.js";
import { isOfEvening, sits, told } from "./store.js";
import { word } from "./words.js";

const DEVICES = ["phone", "window", "screen", "program"];

/* Return the name of the word for what a guest can do with the places. */
export function placesWord() {
  return isOfEvening() ? "people" : sits() ? "change_seat" : "your_seat";
}

/* Return the places. `own` is the guest's, who has the name and face of `me`; `take(person)` is called with others. */
export function places(own, me, take) {
  const people = told.people.people;
  const round = el("div", { class: people.length > 4 ? "round list" : "round" });
  const marks = (told.state && told.state.view.marks) || [];
  people.forEach((each, person) => {
    const is = person === own;
    const isFree = each.plays !== "person";
    const isEmpty = isFree && each.plays !== "computer"; // "free" is left out of messages
    const name = is && me.name ? me.name : isEmpty ? word("free") : each.name;
    const device = word(DEVICES.includes(each.device) ? each.device : "phone");
    const line = is ? word("this_is_yours") : isFree ? (isOfEvening() ? "" : word("sit_here")) : absence(each) || device;
    const one = el("button", { type: "button", class: "place", "data-key": person, "aria-pressed": is ? "true" : "false", onclick: () => take(person) });
    one.disabled = isOfEvening();
    one.classList.toggle("mine", is);
    one.classList.toggle("free", isFree && !is);
    one.classList.toggle("ready", !!each.ready);
    one.append(
      isEmpty && !is ? el("span", { class: "portrait plus", text: "+" }) : portrait(name, is ? me.face : each.face),
      el("span", { class: "plate" }, el("span", { class: "name" }, mark(marks[person] || 0), el("span", { text: name })), el("span", { class: "line", text: line }))
    );
    const turn = (2 * Math.PI * (person - Math.max(own, 0))) / people.length + Math.PI / 2;
    one.style.setProperty("--x", Math.cos(turn).toFixed(3));
    one.style.setProperty("--y", Math.sin(turn).toFixed(3));
    round.append(one);
  });
  return round;
}

/* Return how long somebody is still waited for, or that the computer plays for him; empty if he is here. */
export function absence(person) {
  if (person.away === undefined || person.away === null) return "";
  return person.away ? word("away", { seconds: person.away }) : word("held");
}

/* Return why a place cannot be taken; empty if it can. */
export function taken(person) {
  const each = told.people.people[person];
  return each.plays === "person" ? word("sits_here", { name: each.name }) : "";
}
