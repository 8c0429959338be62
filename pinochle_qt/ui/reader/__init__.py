"""What screen readers find in the window beside panels and menus: everything that lies on the table."""
