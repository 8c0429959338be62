"""The tasks of a command, worked on in this process, in others of this machine, or on a cluster."""
