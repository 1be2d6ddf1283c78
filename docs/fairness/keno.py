"""The plays of keno (twenty balls of eighty), written out note by note."""

from collections import Counter, namedtuple
from itertools import combinations
from math import comb

from board import NEVER, TIED, Family, Play, own
from ssc import lines_of

Draw = namedtuple("Draw", "balls total low odd")
ANY = Draw(frozenset(), 0, 0, 0)
HITS = ((), (1,), (2,), (3, 2), (4, 3, 2), (5, 4, 3), (6, 5, 4, 3), (7, 6, 5, 4, 0))
ENDS = {"GOLD": 695, "WOOD": 763, "WATER": 855, "FIRE": 923, "EARTH": 1410}


def read(numbers):
    """A printed result as its balls, their total, how many are 1-40 and how many are odd."""
    balls = [int(n) for n in numbers.split(",")]
    return Draw(
        frozenset(balls), sum(balls), sum(n <= 40 for n in balls), sum(n % 2 for n in balls)
    )


def totals():
    """How many sets of twenty balls have each total."""
    sets = [Counter() for _ in range(21)]
    sets[0][0] = 1
    for ball in range(1, 81):
        for size in range(19, -1, -1):
            for total, ways in sets[size].items():
                sets[size + 1][total + ball] += ways
    return [(ANY._replace(total=total), ways) for total, ways in sets[20].items()]


TOTALS = totals()
HALVES = [(ANY._replace(low=n, odd=n), comb(40, n) * comb(40, 20 - n)) for n in range(21)]


class Pick(Play):
    """Every `count` of the chosen numbers, paid by how many are drawn."""

    def __init__(self, count):
        super().__init__([], None, [str(hits) for hits in HITS[count]])
        self.count = count

    def notes(self, pick):
        chosen = [10 * tens + ones for tens, ones in lines_of(pick, 2)]
        if not all(1 <= n <= 80 for n in chosen) or len(chosen) > 15:
            raise ValueError("pick")

        def asks(wanted):
            def hits(draw):
                count = sum(n in draw.balls for n in wanted)
                return [(str(count), 1)] if count in HITS[self.count] else []

            return hits

        return [(self.tiers[0], asks(c), NEVER) for c in combinations(chosen, self.count)]

    def field(self):
        return comb(80, self.count)


def big_small(s, d):
    return {"B": d.total > 810, "S": d.total < 810, "EXACT": d.total == 810}[s]


def odd_even(s, d):
    return d.total % 2 == (s == "O")


def parlay(middle):
    def pays(s, d, row):
        if d.total == 810:
            return middle
        return s if big_small(s[0], d) and odd_even(s[1], d) else None

    return Play(["BO", "BE", "SO", "SE"], pays, space=TOTALS)


def halves(symbols, count):
    more, even, fewer = symbols
    word = lambda n: more if n > 10 else even if n == 10 else fewer  # noqa: E731
    return Play(symbols, own(lambda s, d: word(count(d)) == s), space=HALVES)


def element(total):
    return next(name for name, end in ENDS.items() if total <= end)


PLAYS = {
    **{f"Pick{count}": Pick(count) for count in range(1, 8)},
    "Fun_BS": Play(["B", "S", "EXACT"], own(big_small), space=TOTALS),
    "Fun_OE": Play("OE", own(odd_even), space=TOTALS),
    "Fun_Parlay": parlay(TIED),
    "Fun_Parlay_Kill": parlay(None),
    "Fun_UD": halves(["UP", "MIDDLE", "DOWN"], lambda d: d.low),
    "Fun_OEBoard": halves(["O", "MIDDLE", "E"], lambda d: d.odd),
    "Fun_WX": Play(ENDS, own(lambda s, d: element(d.total) == s), space=TOTALS),
}

KL8 = Family(read, PLAYS)
