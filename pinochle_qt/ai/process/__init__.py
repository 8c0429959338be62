"""The process in which computer players think."""
