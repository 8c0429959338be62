"""Pinochle as an environment for research: `env()` is one of PettingZoo's, for any game and rules of the program.

`RESEARCH.md` beside this file explains it. It needs `pip install pinochle-qt[research]`; nothing else imports it.
"""

from __future__ import annotations

from pinochle_qt.research.environment import PinochleEnv, env

__all__ = ["PinochleEnv", "env"]
