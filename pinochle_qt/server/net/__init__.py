"""What a table needs to be reached: sockets, requests of pages, and the WebSocket of each guest."""
