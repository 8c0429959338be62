"""Bidding and naming trump."""
