/* What follows from the parts of a shuffle, as the program of the table works it out: see record/FORMAT.md. */

import { hex, hmac, sha256, shake256 } from "./digest.js";

const GENERATOR = "shake256-fisher-yates";
const MIXED = `${GENERATOR}-mixed`;
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

/* Return whether the table's part of each deal, as [deal, key], follows from the seed with which the match was promised.

   The first line of a record tells that seed once the match is over; before, nothing can be said against the table. */
export function keepsSeed(line, match, keys) {
  const { generator, commitment, rules } = JSON.parse(line);
  if (generator !== MIXED) return true;
  const [, seed] = /"seed": ?(\d+)/.exec(line) || []; // as a number, it would lose its last digits
  const isPromised = commitment === match && match === `sha256:${hex(sha256(`${MIXED} ${seed} ${rulesText(rules)}`))}`;
  return isPromised && keys.every(([deal, key]) => key === decimal(hmac(seed, `deal ${deal}`).slice(0, KEY)));
}

/* Return rules as they are hashed: names in alphabetical order, without own numbers that are not set. */
function rulesText(groups) {
  const sorted = (value) => {
    if (!value || typeof value !== "object" || Array.isArray(value)) return value;
    const names = Object.keys(value).filter((name) => value[name] !== null || !name.startsWith("own_"));
    return names.sort().reduce((all, name) => Object.assign(all, { [name]: sorted(value[name]) }), {});
  };
  return JSON.stringify(sorted(groups));
}

function decimal(bytes) {
  return BigInt(`0x${hex(bytes)}`).toString();
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
