"""What a club night says to its guests, and its page for the wall."""

from __future__ import annotations

from pinochle_qt.phrases import Phrase


class ClubWord(Phrase):
    """Sentences and labels of a club night."""

    NORTH_SOUTH = "Round {round}: table {table}, North and South, against {names}."
    EAST_WEST = "Round {round}: table {table}, East and West, against {names}."
    SITS_OUT = "Round {round}: you sit out."
    RESULT = "Board {board}: {percent} of the match points."
    RESULT_EXPERT = "Board {board}: {percent} of the match points, {points} to Expert."
    NEXT_ROUND = "The next round begins once all tables have finished this one and are ready."
    LAST_BOARD = "That was your last board: the final result comes once all tables have finished."
    RANK = "The evening is over: you are number {rank} with {percent}."
    WAITS = "Waiting until everybody is here"
    WAITS_FOR = "Waiting until everybody is here, or {time}"
    BEGIN = "Begin now"
    BEGIN_HELP = "Computer players play for everybody who is not here yet; whoever comes later takes over his cards."
    ROUND = "Round {round} of {rounds}"
    OVER = "Final result"
    TABLES = "Tables"
    TABLE = "Table {table}"
    BOARD = "Board {board}"
    PLAYS_BOARD = "Board {board} of {boards}"
    FINISHED = "finished"
    RESTS = "{names} sit out"
    STANDINGS = "Standings"
    STAY = "Standings, North and South"
    MOVE = "Standings, East and West"
    PLACE = "Rank"
    PAIR = "Pair"
    BOARDS = "Boards"
    MATCH_POINTS = "Match points"
    PERCENT = "Percent"
    EXPERT = "To Expert"
    EXPERT_HELP = "“To Expert”: points more or less than four Experts made of the same cards."
    LEAD = "Lead"
    AGAINST = "Against"
