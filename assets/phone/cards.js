/* Pictures of cards and of people. */

import { el, useSigns } from "./dom.js";
import { cardName } from "./words.js";

/* A card is written as in a record: rank and suit, such as "TS" for the ten of spades. */
/* Files lie beside this one, whose address has the version of all: browsers never ask for them twice. */
const FILES = new URL(".", import.meta.url).href;
const drawings = {}; // the addresses of drawings by their names
const SMALL = 64; // px; below this width the faces with one large sign are easier to read

/* Return the picture of a card; `width` in px chooses among the drawings. Without a name it is decoration. */
export function face(code, width, name) {
  const picture = el("img", { class: "face", alt: name || "", draggable: "false", src: source(code, width) });
  return picture;
}

/* Get the drawings of all cards, which come in one file. Returns whether they are here. */
export async function load() {
  if (drawings.AS) return true;
  try {
    const found = await (await fetch(`${FILES}deck.json`)).json();
    if (found["sign/S"]) useSigns(found);
    for (const name of Object.keys(found)) {
      drawings[name] = URL.createObjectURL(new Blob([found[name]], { type: "image/svg+xml" }));
    }
  } catch (error) {
    return false; // the connection is lost; it is tried again when it is back
  }
  return true;
}

/* Return the address of the picture of a card; undefined until it is here. */
export function source(code, width) {
  return drawings[(width < SMALL ? "compact/" : "") + code];
}

/* Return the picture of a card with its name, to look at only. */
export function shown(code, width) {
  return face(code, width, cardName(code));
}

/* Return the picture of a card's back. */
export function back() {
  return el("img", { class: "face", alt: "", draggable: "false", src: drawings.back_black });
}

/* The ten people that are drawn. */
export const FACES = ["nora", "edith", "ruth", "clara", "amira", "walter", "sam", "hugo", "oscar", "kenji"];

/* Return somebody's picture: a drawn person, or the first letter of the name. It is decoration for screen readers. */
export function portrait(name, chosen) {
  if (FACES.includes(chosen)) {
    return el("span", { class: "portrait" }, el("img", { alt: "", draggable: "false", src: `${FILES}portraits/${chosen}-calm.svg` }));
  }
  return el("span", { class: "portrait letter", "aria-hidden": "true", text: (name || "?").slice(0, 1).toUpperCase() });
}
