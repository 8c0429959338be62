"""Tables at which another program deals: the connection to one, and the process that is started for one's own."""
