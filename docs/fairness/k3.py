"""The plays of K3 (three dice), written out note by note over the 216 throws."""

from itertools import combinations, product
from math import comb

from board import NEVER, Family, Play, alike, own, side

FACES = "123456"
PAIRS = [f * 2 for f in FACES]
TRIPLES = [f * 3 for f in FACES]


def read(numbers):
    """A printed result as its three faces."""
    return tuple(map(int, numbers))


def triple(d):
    return len(set(d)) == 1


def straight(d):
    low = min(d)
    return sorted(d) == [low, low + 1, low + 2]


def times(symbol, d):
    return d.count(int(symbol[0]))


class Different(Play):
    """Every `count` of the chosen faces that all appear."""

    def __init__(self, count):
        super().__init__(FACES, None, ["WIN"])
        self.count = count

    def notes(self, pick):
        sets = combinations(map(int, self.row(pick)), self.count)
        return [("WIN", lambda d, s=s: set(s) <= set(d), NEVER) for s in sets]

    def field(self):
        return comb(6, self.count)


class SameTwo(Play):
    """A pair with another face."""

    def notes(self, pick):
        pairs, singles = pick.split("|")
        both = product(pairs.split(","), singles)
        wanted = [sorted(map(int, p + s)) for p, s in both if p[0] != s]
        return [("WIN", lambda d, w=w: sorted(d) == w, NEVER) for w in wanted]

    def field(self):
        return 30


PLAYS = {
    "Sum": Play([str(n) for n in range(3, 19)], own(lambda s, d: sum(d) == int(s))),
    "BSOE": Play("BSOE", own(lambda s, d: side(s, sum(d), 11))),
    "BSOE_TripleKill": Play("BSOE", own(lambda s, d: side(s, sum(d), 11) and not triple(d))),
    "Triple": Play(TRIPLES, alike(lambda s, d: times(s, d) == 3), ["WIN"]),
    "AnyTriple": Play(["ANY"], alike(lambda s, d: triple(d)), ["WIN"]),
    "AnyStraight": Play(["ANY"], alike(lambda s, d: straight(d)), ["WIN"]),
    "Different3": Different(3),
    "Different2": Different(2),
    "SameTwoSingle": SameTwo(FACES, None, ["WIN"]),
    "SameTwoMulti": Play(PAIRS, alike(lambda s, d: times(s, d) >= 2), ["WIN"]),
    "SameTwoMulti_strict": Play(PAIRS, alike(lambda s, d: times(s, d) == 2), ["WIN"]),
    "AnyNumber": Play(FACES, alike(lambda s, d: times(s, d) >= 1), ["WIN"]),
    "SicBoNumber": Play(
        FACES, lambda s, d, row: str(times(s, d)) if times(s, d) else None, ["1", "2", "3"]
    ),
}

THROWS = [(d, 1) for d in product(range(1, 7), repeat=3)]
K3 = Family(read, PLAYS, THROWS)
