"""The phases of a deal, one module each, composed by `plan`."""
