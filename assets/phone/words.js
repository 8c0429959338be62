/* The texts of the page. The table sends them in the guest's language; the few before that are here. */

import { told } from "./store.js";

const FIRST = {
  en: {
    opening: "Looking for the table…",
    lost: "Connection lost",
    lost_why: "Your seat is kept. Trying again…",
    code: "Code of the table",
    code_why: "The code is on the screen of the table.",
    go: "Go to the table",
    again: "Try again",
    own_table: "Or open a table of your own",
    open_table: "Open a table",
  },
  de: {
    opening: "Der Tisch wird gesucht …",
    lost: "Verbindung verloren",
    lost_why: "Dein Platz bleibt frei. Neuer Versuch …",
    code: "Code des Tisches",
    code_why: "Der Code steht auf dem Bildschirm des Tisches.",
    go: "Zum Tisch",
    again: "Noch einmal versuchen",
    own_table: "Oder einen eigenen Tisch öffnen",
    open_table: "Tisch öffnen",
  },
  es: {
    opening: "Buscando la mesa…",
    lost: "Se perdió la conexión",
    lost_why: "Tu lugar está guardado. Intentando de nuevo…",
    code: "Código de la mesa",
    code_why: "El código está en la pantalla de la mesa.",
    go: "Ir a la mesa",
    again: "Intentar de nuevo",
    own_table: "O abrir una mesa propia",
    open_table: "Abrir una mesa",
  },
  fr: {
    opening: "Recherche de la table…",
    lost: "Connexion perdue",
    lost_why: "Votre place est gardée. Nouvel essai…",
    code: "Code de la table",
    code_why: "Le code est sur l’écran de la table.",
    go: "Aller à la table",
    again: "Réessayer",
    own_table: "Ou ouvrir votre propre table",
    open_table: "Ouvrir une table",
  },
};
const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", 9: "nine", 8: "eight", 7: "seven" };
const COURTS = "KQJ";
const LETTERS = { "♠": "s", "♥": "h", "♣": "c", "♦": "d" };

/* Return the languages of this phone in order of preference, as the table wants them. */
export function languages() {
  return (navigator.languages || [navigator.language || "en"]).join(",").slice(0, 100);
}

function own() {
  const known = languages().split(",").map((each) => each.slice(0, 2));
  return FIRST[known.find((each) => FIRST[each]) || "en"];
}

/* Return a text by its name, with facts in place of {names}. */
export function word(name, facts) {
  const words = (told.welcome && told.welcome.words) || {};
  const text = words[name] || own()[name] || "";
  return facts ? text.replace(/\{(\w+)\}/g, (all, key) => (key in facts ? facts[key] : all)) : text;
}

/* Return the name of a card, such as "ace of spades", given its code. */
export function cardName(code) {
  return word("card_name", { rank: word(RANKS[code[0]]), suit: word(`suit_${code[1].toLowerCase()}`) });
}

/* Return a text for screen readers: cards and suits as words. */
export function spoken(text) {
  const letters = word("letters") || COURTS; // of king, queen and jack on these cards
  const rank = `10|[A987${letters}]`;
  const code = (sign) => (sign === "10" ? "T" : COURTS[letters.indexOf(sign)] || sign);
  return text
    .replace(new RegExp(`([♠♥♣♦]) (?=(?:${rank})[♠♥♣♦])`, "g"), "$1, ")
    .replace(new RegExp(`(${rank})?([♠♥♣♦])`, "g"), (all, shown, sign) =>
      shown ? cardName(code(shown) + LETTERS[sign].toUpperCase()) : word(`suit_${LETTERS[sign]}`)
    );
}

/* Return a text with a capital first letter. */
export function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
