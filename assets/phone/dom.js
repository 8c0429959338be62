/* Making elements. Whatever comes from the table goes into the page as text, never as HTML. */

import { spoken, word } from "./words.js";

const SUITS = { "♠": "S", "♥": "H", "♣": "C", "♦": "D" };
const SHAPES = {
  S: "M50 4C62 28 92 44 92 68a20 20 0 0 1-36 12c1 8 4 12 10 16H34c6-4 9-8 10-16A20 20 0 0 1 8 68C8 44 38 28 50 4z",
  H: "M50 92C22 68 6 50 6 30A22 22 0 0 1 50 24 22 22 0 0 1 94 30c0 20-16 38-44 62z",
  C: "M50 6a20 20 0 0 1 16 32 20 20 0 1 1-10 36c1 10 4 16 10 20H34c6-4 9-10 10-20a20 20 0 1 1-10-36A20 20 0 0 1 50 6z",
  D: "M50 4L86 50 50 96 14 50z",
};
let others = {}; // the signs of a deck with other suits, by names such as "sign/S"
/* The shape and color of each side; there are at most nine, of which the last five repeat the shapes as outlines. */
const MARKS = ["M50 8a42 42 0 1 1-.1 0z", "M50 2L98 50 50 98 2 50z", "M12 12H88V88H12z", "M50 8L96 90H4z"];

/* Return a new element; `about` has its attributes, `on…` listeners, and `text`. Children are elements or texts. */
export function el(name, about, ...children) {
  const made = document.createElement(name);
  for (const key of Object.keys(about || {})) {
    const value = about[key];
    if (key.startsWith("on")) made[key] = value; // not a listener, which could not be handed on
    else if (key === "text") made.append(said(value));
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/* Put new children in place of the old ones. */
export function fill(parent, ...children) {
  parent.textContent = "";
  for (const child of children) if (child) parent.append(child);
}

/* Do the same, but keep the elements that are there: a finger or a screen reader may be on one of them. */
export function refill(parent, ...children) {
  const all = children.filter(Boolean);
  all.forEach((child, at) => {
    const old = parent.childNodes[at];
    if (!old) parent.append(child);
    else if (!becomes(old, child)) old.replaceWith(child);
  });
  while (parent.childNodes.length > all.length) parent.lastChild.remove();
}

/* Make an element equal to another one; return whether it can be. A button that says something else is another one, or
   a finger on it would do what its owner has not read, unless both have the same `data-key`. */
function becomes(old, now) {
  if (old.nodeName !== now.nodeName) return false;
  if (!now.attributes) {
    if (old.data !== now.data) old.data = now.data;
    return true;
  }
  if (now.nodeName === "BUTTON" && !(now.dataset.key ? old.dataset.key === now.dataset.key : old.isEqualNode(now))) return false;
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  old.onclick = now.onclick;
  refill(old, ...now.childNodes);
  return true;
}

/* Let screen readers read something out, once. */
export function announce(text) {
  document.getElementById("live").textContent = spoken(text);
}

/* Return a text in which the symbols of suits are drawn: fonts of phones may show them as colored pictures. A symbol
   stays in the line of what it belongs to, as in "A♥". */
export function said(text) {
  const made = document.createDocumentFragment();
  for (const part of String(text).split(/([^\s♠♥♣♦]*[♠♥♣♦])/)) {
    const sign = SUITS[part.slice(-1)];
    if (sign) made.append(el("span", { class: "whole" }, part.slice(0, -1), suit(sign, true)));
    else if (part) made.append(part);
  }
  return made;
}

/* Show the signs of another deck, which are drawn around the middle of their squares. */
export function useSigns(signs) {
  others = signs;
}

/* Return a suit, given its letter; in running text it is as large as a letter. */
export function suit(letter, inText) {
  const other = others[`sign/${letter}`];
  const color = other ? `german${letter}` : letter === "H" || letter === "D" ? "red" : "black";
  const made = drawn([other || SHAPES[letter]], `suit ${color}`);
  if (other) made.setAttribute("viewBox", "-54 -54 108 108");
  if (inText) {
    made.classList.add("in-text");
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", word(`suit_${letter.toLowerCase()}`));
    made.removeAttribute("aria-hidden");
  }
  return made;
}

/* Return the shape of a side. */
export function mark(number) {
  return drawn([MARKS[number % 4]], `mark side${number % 4}${number > 3 ? " outlined" : ""}`);
}

/* Return a decoration from paths in a square of 100 by 100. */
export function drawn(paths, name) {
  const space = "http://www.w3.org/2000/svg";
  const made = document.createElementNS(space, "svg");
  made.setAttribute("viewBox", "0 0 100 100");
  made.setAttribute("class", name);
  made.setAttribute("aria-hidden", "true");
  for (const path of paths) {
    const line = document.createElementNS(space, "path");
    line.setAttribute("d", path);
    made.append(line);
  }
  return made;
}

/* Return a button that does something; `name` is its class. */
export function button(text, name, does) {
  return el("button", { type: "button", class: name, text, onclick: does });
}
