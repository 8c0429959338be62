"""Keeps translations in step with the program: what to translate, the files translators edit, and what ships."""
