// A player in JavaScript: `pinochle-qt match --a "cmd:node player.js" --b steady --preset racehorse_passing --deals 10`.
//
// It never bids unless it must, melds all it can, keeps its aces when it gives cards away, and leads them.

"use strict";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const height = (card) => "789JQKTA".indexOf(card[0]);

/** Return the cards that must be among those that are picked, and the lowest of the others. */
function picked({ size, among, must = [] }) {
  const rest = [...among];
  for (const card of must) rest.splice(rest.indexOf(card), 1);
  rest.sort((a, b) => height(a) - height(b));
  return [...must, ...rest].slice(0, size);
}

function decision(prompt, observation) {
  const { kind, choices = [], bids, pick, suits = [], best = [], kitty = [] } = prompt;
  const named = (...acts) => choices.find((choice) => acts.includes(choice.act));
  if (kind === "bid" && bids) {
    const suit = suits.length ? { suit: suits[0] } : {};
    return named("pass") ?? { act: "bid", amount: bids.minimum, ...suit };
  }
  if ((kind === "give" || kind === "bury") && pick) return { act: kind, cards: picked(pick) };
  if (kind === "show") return { act: "meld", melds: best };
  if (kind === "distribute") return { act: "distribute", to: kitty.map((card, seat) => [seat, card]) };
  if (kind === "play") {
    const cards = choices.filter((choice) => choice.card);
    const isLead = !(observation.trick?.plays?.length > 0);
    cards.sort((a, b) => (isLead ? height(b.card) - height(a.card) : height(a.card) - height(b.card)));
    return cards[0];
  }
  return named("play_on", "stand") ?? choices[0];
}

say({ kind: "hello", version: 1, name: "Example in JavaScript" });
require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { kind, number, seat, prompt, observation } = JSON.parse(line);
    if (kind !== "state" || !prompt) return;
    say({ kind: "act", state: number, action: { seat, ...decision(prompt, observation) } });
  });
