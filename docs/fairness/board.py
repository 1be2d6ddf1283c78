"""Boards of symbols: plays in which every chosen symbol is a note of its own."""

from fractions import Fraction

NEVER = lambda draw: False  # noqa: E731
TIED = "TIED"


class Play:
    """A play: its symbols, and what each does in a draw.

    pays(symbol, draw, row) is the tier by which the symbol wins, TIED, or None. Tiers are the
    symbols' own names when not given. A ticket has as many rows as `rows`, one for each place.
    """

    def __init__(self, symbols, pays, tiers=None, rows=1, space=None):
        self.symbols, self.pays, self.rows, self.space = list(symbols), pays, rows, space
        self.tiers = list(tiers or self.symbols)

    def row(self, text):
        if text == "":
            return []
        chosen = list(text) if all(len(s) == 1 for s in self.symbols) else text.split(",")
        if chosen != [s for s in self.symbols if s in chosen]:
            raise ValueError("pick")
        return chosen

    def notes(self, pick):
        rows = pick.split("|")
        if len(rows) != self.rows:
            raise ValueError("rows")
        return [self.note(s, at) for at, row in enumerate(rows) for s in self.row(row)]

    def note(self, symbol, row):
        def hits(draw):
            paid = self.pays(symbol, draw, row)
            return [] if paid in (None, TIED) else [(paid, 1)]

        own = symbol if symbol in self.tiers else self.tiers[0]
        return (own, hits, lambda draw: self.pays(symbol, draw, row) == TIED)

    def field(self):
        return len(self.symbols) * self.rows


class Family:
    """The plays of a family as verify_draw.py asks for them.

    `space` is every draw with its weight; a play may have a smaller one of its own that is the same
    to it.
    """

    def __init__(self, read, plays, space=()):
        self.read, self.plays, self.space = read, plays, list(space)
        self.known = {}

    def notes_of(self, play, pick):
        return self.plays[play].notes(pick)

    def tiers_of(self, play):
        return self.plays[play].tiers

    def field_of(self, play):
        return self.plays[play].field()

    def chances(self, play, note):
        """How likely a note wins and ties, counted over the space."""
        tier, hits, ties = note
        if (play, tier) not in self.known:
            space = self.plays[play].space or self.space
            total = sum(weight for _, weight in space)
            won = sum(weight for draw, weight in space if hits(draw))
            tied = sum(weight for draw, weight in space if ties(draw))
            self.known[play, tier] = Fraction(won, total), Fraction(tied, total)
        return self.known[play, tier]


def own(holds):
    """A play's answer where each symbol has a tier of its own."""
    return lambda symbol, draw, row: symbol if holds(symbol, draw) else None


def alike(holds):
    """The same where all symbols share the tier WIN."""
    return lambda symbol, draw, row: "WIN" if holds(symbol, draw) else None


def side(symbol, number, big):
    """Whether B (`big` and more), S, O or E is true of a number."""
    if symbol in "BS":
        return (number >= big) == (symbol == "B")
    return number % 2 == (symbol == "O")
