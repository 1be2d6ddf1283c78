"""The plays of PC28 (three digits and their sum), written out note by note over 1,000 results."""

from itertools import product

from board import TIED, Family, Play, alike, own, side
from ssc import shape

COLOURS = {
    "R": (3, 6, 9, 12, 15, 18, 21, 24),
    "G": (1, 4, 7, 10, 16, 19, 22, 25),
    "B": (2, 5, 8, 11, 17, 20, 23, 26),
}
SIDES = ("B", "S", "O", "E", "BO", "BE", "SO", "SE")


def read(numbers):
    """A printed result as its three digits."""
    return tuple(map(int, numbers))


def sides(middle):
    """Big is 14 and more; `middle` is what 13 and 14 do: None where they count as any other."""

    def pays(symbol, d, row):
        if middle is not None and sum(d) in (13, 14):
            return TIED if middle == TIED else None
        return symbol if all(side(letter, sum(d), 14) for letter in symbol) else None

    return Play(SIDES, pays)


def ahead(d):
    return "D" if d[0] > d[2] else "T" if d[0] < d[2] else "H"


def refunding(symbol, d, row):
    return TIED if ahead(d) == "H" else symbol if ahead(d) == symbol else None


def per_ball(holds):
    return lambda symbol, d, row: "WIN" if holds(symbol, d[row]) else None


PLAYS = {
    "Sum": Play([str(n) for n in range(28)], own(lambda s, d: sum(d) == int(s))),
    "BSOE": sides(None),
    "BSOE_WithTie": sides(TIED),
    "BSOE_AllKill": sides("LOSE"),
    "Extreme": Play(["XB", "XS"], own(lambda s, d: sum(d) >= 22 if s == "XB" else sum(d) <= 5)),
    "Color": Play("RGB", own(lambda s, d: sum(d) in COLOURS[s])),
    "Special": Play(["LEOPARD", "STRAIGHT", "PAIR"], own(lambda s, d: shape(d) == s)),
    "BallNumber": Play("0123456789", per_ball(lambda s, n: n == int(s)), ["WIN"], 3),
    "BallBSOE": Play("BSOE", per_ball(lambda s, n: side(s, n, 5)), ["WIN"], 3),
    "DragonTiger": Play("DTH", own(lambda s, d: ahead(d) == s)),
    "DragonTigerRefund": Play("DT", refunding),
}

PC28 = Family(read, PLAYS, [(d, 1) for d in product(range(10), repeat=3)])
