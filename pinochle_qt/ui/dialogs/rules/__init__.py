"""House rules: choosing, reading, saving, importing and exporting them."""
