"""What screen readers find in the window besides panels and menus: everything on the table."""
