"""The phases of a deal, one module each; they never know each other, `engine.plan` orders them."""
