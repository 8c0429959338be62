"""A program that plays as the example does until the third question; the arguments say what it does then, and where
it notes what it is told.
"""

import json
import sys
import time
from pathlib import Path

from player import decision, say

how, notes = sys.argv[1], Path(sys.argv[2])
asked = 0
if how == "deaf":
    time.sleep(60)
if how != "rude":
    say(kind="hello", version=1)
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] in {"error", "bye"}:
        with notes.open("a", encoding="utf-8") as file:
            file.write(line)
        continue
    if message["kind"] != "state":
        continue
    asked += 1
    act = {"kind": "act", "state": message["number"]}
    action = {"seat": message["seat"], **decision(message["prompt"], message["observation"].get("hand", []))}
    if asked >= 3:
        if how == "garbage":
            print("[" * 5000, flush=True)
        elif how == "once":
            if asked == 3:
                print("excuse me", flush=True)
        elif how == "flood":
            while True:
                print('{"kind":"ping","number":1}')
        elif how == "long":
            print("x" * 20_000, flush=True)
        elif how == "hang":
            time.sleep(60)
        elif how == "exit":
            sys.exit(3)
        elif how == "other seat":
            action["seat"] = (message["seat"] + 1) % 4
        elif how == "other cards":
            action = {"seat": message["seat"], "act": "play", "card": "7C"}
        elif how == "old":
            act["state"] -= 1
    say(**act, action=action)
