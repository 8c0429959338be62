/* What this phone adds to the shuffles, and whether each deal followed from what it was shown.

   pinochle_qt/server/fair/own_parts.py does the same for windows. */

import { heard, send } from "../connection.js";
import { hex } from "./digest.js";
import { fingerprint, keepsSeed, mixedKey, promise, shuffled } from "./mixing.js";
import { keep, kept, told } from "../store.js";

const MOST_KEPT = 4; // shuffles
let shuffles = []; // { match, deal, person, secret, opened, dealt, names, moved }
let keys = []; // the table's part of each deal so far: { match, deal, key }
let opened = []; // the shuffles whose secret was told; none is ever forgotten, or a table could shuffle again
let seen = null; // the deal that is being played: { number, seat, hand, plays }
let waiting = []; // the deals that are to be checked: { shuffle, seen }
let asked = 0; // of which deal the record was asked for
let last = -1; // the number of the last state
let over = 0; // how many deals of the match are over
let hasComplained = false;
let says = () => {};

/* Answer the table from now on; a function is called with what is found out: { deal, name, person }. */
export function start(tells) {
  says = tells;
  shuffles = kept("shuffles") || [];
  opened = kept("opened") || [];
  keys = kept("keys") || [];
  haveBeenDealt(Infinity); // or may have been before the page was loaded
  heard("hello", () => {
    asked = 0;
    haveBeenDealt(Infinity); // or may have been while this phone was away
  });
  heard("shuffle", onShuffle);
  heard("open", onOpen);
  heard("state", onState);
  heard("error", (message) => message.state === undefined && (asked = 0)); // perhaps of the record: it is asked for again
  heard("told", (message) => message.what === "record" && asked && judge(message.lines));
}

function newSecret() {
  return hex([...crypto.getRandomValues(new Uint8Array(32))]);
}

function known(match, deal) {
  return shuffles.find((each) => each.match === match && each.deal === deal);
}

/* Remember the shuffles, also if the page is loaded again. */
function remember() {
  shuffles = shuffles.slice(-MOST_KEPT);
  keep("shuffles", shuffles);
  keep("opened", opened);
}

/* Note that the deals up to this one have been dealt. */
function haveBeenDealt(number) {
  for (const each of shuffles) each.dealt = each.dealt || each.deal <= number;
}

function onShuffle({ match, deal, person }) {
  if (opened.includes(`${match} ${deal}`)) {
    says({ deal, name: "twice" });
    return;
  }
  for (const each of shuffles.filter((one) => one.opened && !one.dealt && one.match !== match)) {
    each.dealt = true;
    says({ deal: each.deal, name: "twice" });
  }
  let own = known(match, deal);
  if (!own || own.person !== person) {
    shuffles = shuffles.filter((each) => each !== own);
    own = { match, deal, person, secret: newSecret(), opened: null };
    shuffles.push(own);
    remember();
  }
  send("promise", { match, deal, person, commitment: promise(match, deal, person, own.secret) });
}

/* Return who has which place, without computer players. */
function names() {
  return told.people.people.map((each) => (each.plays === "person" ? each.name : "")).join("\n");
}

/* Open the secret once, and only if the promises hold the own one. */
function onOpen(message) {
  const { match, deal, promises } = message;
  const own = known(match, deal);
  if (!own) return;
  if (own.opened && JSON.stringify(own.opened) !== JSON.stringify(message)) {
    says({ deal, name: "twice" });
    return;
  }
  const commitment = promise(match, deal, own.person, own.secret);
  if (!promises.some((each) => each.person === own.person && each.commitment === commitment)) return;
  own.opened = message;
  own.names = names();
  if (!opened.includes(`${match} ${deal}`)) opened.push(`${match} ${deal}`);
  remember();
  send("reveal", { match, deal, person: own.person, secret: own.secret });
}

function onState(state) {
  const { number = 0, results = [], running } = state.observation;
  if (results.length < over) {
    seen = null;
    waiting = [];
    hasComplained = false;
    asked = 0;
  }
  over = results.length;
  const seat = state.seat === undefined ? null : state.seat;
  for (const { event } of state.steps || []) {
    if (event.event === "dealt") begin(event.number, seat, seat === null ? null : event.hands[seat], state.number === last + 1);
    else if (event.event === "card_played" && seen) seen.plays.push([event.seat, event.card]);
  }
  if (running && (!seen || seen.number !== number)) begin(number, seat, null); // this phone was away
  last = state.number;
  ask();
}

function begin(number, seat, hand, isNext = false) {
  seen = { number, seat, hand, plays: [] };
  haveBeenDealt(number);
  const shuffle = shuffles.filter((each) => each.deal === number).pop();
  if (shuffle) {
    shuffle.moved = isNext && !!shuffle.opened && shuffle.names !== names();
    if (!shuffle.done && (seat !== null || shuffle.opened)) waiting.push({ shuffle, seen }); // or he has given his place away
  } else if (hand && !hasComplained) {
    hasComplained = true;
    says({ deal: number, name: "not_asked" });
  }
}

/* Ask for the record of the first deal that is over and has not been checked. */
function ask() {
  const first = waiting.find((each) => each.seen.number <= over);
  if (asked || !first) return;
  asked = first.seen.number;
  if (!send("ask", { what: "record", deal: asked })) asked = 0;
}

function judge(lines) {
  let records = [];
  try {
    records = lines.map((line) => JSON.parse(line));
  } catch (error) {
    // it shows nothing that can be read
  }
  const [header, deal, ...rest] = records;
  if (deal && deal.deal !== asked) return;
  const { shuffle, seen: saw } = waiting.find((each) => each.seen.number === asked);
  waiting = waiting.filter((each) => each.seen !== saw);
  asked = 0;
  shuffle.done = true;
  remember();
  let found = { name: "silent" };
  try {
    if (deal) {
      if (deal.mix) keys = [...keys.filter((each) => each.match === shuffle.match), { match: shuffle.match, deal: deal.deal, key: deal.mix.key }];
      keep("keys", keys);
      const isKept = keepsSeed(lines[0], shuffle.match, keys.map((each) => [each.deal, each.key]));
      found = verdict(shuffle, saw, header, deal, rest, isKept);
    }
  } catch (error) {
    // what is not as it should be shows nothing either
  }
  says(Object.assign({ deal: saw.number }, found));
  ask();
}

/* Return what is to be said about a deal that is over, given what this phone knows of it and the record. */
export function verdict({ match, person, opened, moved }, saw, header, deal, rest, keepsSeed) {
  const { mix } = deal;
  if (!opened) return { name: "left_out" };
  const promised = (parts) => JSON.stringify(parts.map((part) => [part.person, part.commitment]));
  const isOther = (header.copy_of || header.commitment) !== match;
  if (!mix || isOther || promised(mix.parts) !== promised(opened.promises)) return { name: "promises" };
  if (fingerprint(mix.key) !== opened.fingerprint || !keepsSeed) return { name: "table_part" };
  const false_ = mix.parts.find((part) => part.secret && promise(match, deal.deal, part.person, part.secret) !== part.commitment);
  if (false_) return { name: "part", person: false_.person };
  if (!follows(match, deal, mix, opened)) return { name: "cards" };
  if (!isAsSeen(deal, rest, saw)) return { name: "seen" };
  if (moved) return { name: "places" };
  const withheld = mix.parts.filter((part) => !part.secret).map((part) => part.person);
  if (withheld.includes(person)) return { name: "left_out" };
  return withheld.length ? { name: "withheld", person: withheld[0] } : { name: "checked" };
}

/* Return whether the cards follow from all parts, dealt in the way that was fixed before the secrets were opened. */
function follows(match, deal, mix, opened) {
  const cards = opened.pack.match(/../g);
  const { hands, stock = [], widow = [] } = opened;
  const places = [...[].concat(...hands), ...stock, ...widow].sort((one, other) => one - other);
  if (places.length !== cards.length || places.some((place, at) => place !== at)) return false;
  const order = shuffled(cards, mixedKey(match, deal.deal, mix));
  const at = (those) => those.map((place) => order[place]);
  return JSON.stringify([hands.map(at), at(stock), at(widow)]) === JSON.stringify([deal.hands, deal.stock, deal.widow]);
}

/* Return whether this phone has seen this deal: its own hand, and cards that were played from all hands. */
function isAsSeen(deal, rest, { seat, hand, plays }) {
  const sorted = (cards) => cards.slice().sort().join();
  if (hand && sorted(hand) !== sorted(deal.hands[seat])) return false;
  let at = 0;
  for (const { act, seat: player, card } of rest) {
    if (act === "play" && at < plays.length && plays[at][0] === player && plays[at][1] === card) at += 1;
  }
  if (at < plays.length) return false;
  const given = rest.filter((each) => each.act === "give").map((each) => each.cards);
  const free = [...deal.stock, ...deal.widow, ...[].concat(...given)];
  // whoever has a nine or a seven may have changed it for the upcard
  if (deal.upcard) free.push(...[].concat(...deal.hands).filter((card) => "97".includes(card[0])));
  const hands = deal.hands.map((cards) => cards.slice());
  const take = (cards, card) => cards.includes(card) && cards.splice(cards.indexOf(card), 1);
  return plays.every(([player, card]) => take(hands[player], card) || take(free, card));
}
