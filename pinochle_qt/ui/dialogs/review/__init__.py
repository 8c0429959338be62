"""A finished deal, gone through step by step with all hands open."""
