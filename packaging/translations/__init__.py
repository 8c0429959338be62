"""Keeps the translations in step with the program: what is to be translated, the files translators edit, what ships."""
