"""A player in Python: `pinochle-qt match --a "cmd:python3 player.py" --b steady --preset racehorse_passing --deals 10`.

It bids the least on a hand full of aces and tens, melds all it can, gives away low cards, and plays them.
"""

import json
import sys

ORDER = "789JQKTA"


def low(card):
    return ORDER.index(card[0])


def picked(pick):
    """Return the cards that must be among those that are picked, and the lowest of the others."""
    cards, rest = list(pick.get("must", [])), list(pick["among"])
    for card in cards:
        rest.remove(card)
    return cards + sorted(rest, key=low)[: pick["size"] - len(cards)]


def decision(prompt, hand):
    kind, choices = prompt["kind"], prompt.get("choices", [])
    if kind == "bid" and "bids" in prompt:
        passes = [choice for choice in choices if choice["act"] == "pass"]
        if passes and 2 * sum(card[0] in "TA" for card in hand) < len(hand):
            return passes[0]
        named = {"suit": prompt["suits"][0]} if "suits" in prompt else {}
        return {"act": "bid", "amount": prompt["bids"]["minimum"], **named}
    if kind in {"give", "bury"} and "pick" in prompt:
        return {"act": kind, "cards": picked(prompt["pick"])}
    if kind == "show":
        return {"act": "meld", "melds": prompt.get("best", [])}
    if kind == "distribute":
        return {"act": "distribute", "to": list(enumerate(prompt["kitty"]))}
    if kind == "play":
        return min((choice for choice in choices if "card" in choice), key=lambda choice: low(choice["card"]))
    return next((choice for choice in choices if choice["act"] in {"play_on", "stand"}), choices[0])


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    say(kind="hello", version=1, name="Example in Python")
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "state" and "prompt" in message:
            action = decision(message["prompt"], message["observation"].get("hand", []))
            say(kind="act", state=message["number"], action={"seat": message["seat"], **action})


if __name__ == "__main__":
    main()
