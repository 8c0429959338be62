/* What follows from the parts of a shuffle, as the program of the table works it out: see record/FORMAT.md. */

import { hex, sha256, shake256 } from "./digest.js";

const GENERATOR = "shake256-fisher-yates";
const KEY = 10; // bytes

/* Return the hash that promises a secret. */
export function promise(match, deal, person, secret) {
  return hex(sha256(`${match} deal ${deal} person ${person} ${secret}`));
}

/* Return the fingerprint of the table's own part. */
export function fingerprint(key) {
  return hex(sha256(key));
}

/* Return the key of a deal in decimal digits. */
export function mixedKey(match, deal, mix) {
  const parts = mix.parts.map((part) => `person ${part.person} ${part.commitment} ${part.secret || "withheld"}`);
  return decimal(sha256([`${match} deal ${deal}`, `table ${mix.key}`, ...parts].join("\n")).slice(0, KEY));
}

function decimal(bytes) {
  let digits = [0]; // the last one first
  for (let carry of bytes) {
    digits = digits.map((digit) => {
      carry += digit * 256;
      const left = carry % 10;
      carry = Math.floor(carry / 10);
      return left;
    });
    for (; carry; carry = Math.floor(carry / 10)) digits.push(carry % 10);
  }
  return digits.reverse().join("").replace(/^0+(?=\d)/, "");
}

/* Return cards in the order that follows from a key. */
export function shuffled(cards, key) {
  const order = cards.slice();
  const next = shake256(`${GENERATOR}:${key}`);
  for (let last = order.length - 1; last > 0; last--) {
    const bound = last + 1;
    let drawn;
    do drawn = next() * 256 + next();
    while (drawn >= 65536 - (65536 % bound));
    const other = drawn % bound;
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
