"""Deals that somebody has typed: what Expert does with a hand, and what a deal is worth with all cards open."""
