"""3D and P5: the plays of SSC on three digits, or on the first three and the last two of five."""

from fractions import Fraction
from itertools import product

import ssc
from board import NEVER, side


class Digits:
    """A family of so many digits, as verify_draw.py asks for it."""

    def __init__(self, length):
        self.length, self.known = length, {}

    def read(self, numbers):
        if len(numbers) != self.length:
            raise ValueError("result")
        return tuple(map(int, numbers))

    def notes_of(self, play, pick):
        if play == "TotalBSOE":
            return [(s, lambda d, s=s: side(s, sum(d[:3]), 14), NEVER) for s in pick]
        name, places = in_ssc(play)
        if name in PER_PLACE:
            pick += "|" * (5 - self.length)
        move = lambda d: tuple(d[p] if p < len(d) else 0 for p in places)  # noqa: E731
        return [
            (tier, lambda d, hits=hits: hits(move(d)), lambda d, ties=ties: ties(move(d)))
            for tier, hits, ties in ssc.notes_of(name, pick)
        ]

    def tiers_of(self, play):
        return ssc.tiers_of(in_ssc(play)[0])

    def field_of(self, play):
        if play in PER_PLACE:
            return PER_PLACE[play] * self.length
        return ssc.field_of(in_ssc(play)[0])

    def chances(self, play, note):
        tier, hits, ties = note
        if (play, tier) not in self.known:
            free = self.length if play.startswith("P5") or play in PER_PLACE else 3
            space = [d + (0,) * (self.length - free) for d in product(range(10), repeat=free)]
            won, tied = sum(map(bool, map(hits, space))), sum(map(bool, map(ties, space)))
            self.known[play, tier] = Fraction(won, len(space)), Fraction(tied, len(space))
        return self.known[play, tier]


PER_PLACE = {"FixedPlace": 10, "BallNumber": 10, "BallBSOE": 4}
ALL = (0, 1, 2, 3, 4)


def in_ssc(play):
    """The SSC play of the same meaning, and which digit stands at each of its five positions."""
    if play in PER_PLACE or play == "TotalBSOE":
        return play, ALL
    if play.startswith("P5Last2"):
        return play[2:], ALL
    if play.startswith("P5"):
        return "All5" + play[2:], ALL
    if play.startswith("First2"):
        return play, ALL
    if play.startswith("Last2"):
        return play, (0, 0, 0, 1, 2)
    if play.startswith("DragonTiger"):
        return play.replace("_H_1", "_10T_H"), ALL
    if play in ("Any1", "Any2"):
        return "First3NoPos" + play[-1], ALL
    return "First3" + play, ALL


THREE_D, P5 = Digits(3), Digits(5)
