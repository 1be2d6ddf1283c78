"""The plays of Mark Six (six balls of 49 and a special), written out note by note."""

from collections import Counter, namedtuple
from itertools import combinations
from math import comb

from board import NEVER, TIED, Family, Play, own
from ssc import lines_of

Draw = namedtuple("Draw", "normals special balls signs year")
SIGNS = "rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig".split()
RED = {1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46}
BLUE = {3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48}
COLOURS = ("RED", "BLUE", "GREEN")
GROUPS = {
    "HOME": "ox horse goat rooster dog pig", "WILD": "rat tiger rabbit dragon snake monkey",
    "SKY": "ox rabbit dragon horse monkey pig", "GROUND": "rat tiger snake goat rooster dog",
    "FRONT": "rat ox tiger rabbit dragon snake", "BACK": "horse goat monkey rooster dog pig",
    "GOLD": "monkey rooster", "WOOD": "tiger rabbit", "WATER": "rat pig", "FIRE": "snake horse",
    "EARTH": "ox dragon goat dog",
}
SIDES = ("BO", "BE", "SO", "SE")
DIGITS = "0123456789"


def read(numbers):
    """A printed result; `signs` has the sign of each of the seven balls, the special's last."""
    text, year = numbers.split("@")
    balls = [int(n) for n in text.split(",")]
    if len(set(balls)) != 7 or not all(1 <= n <= 49 for n in balls):
        raise ValueError("result")
    first = SIGNS.index(year)
    return Draw(balls[:6], balls[6], balls, [SIGNS[(first - n + 1) % 12] for n in balls], year)


def colour(ball):
    return "RED" if ball in RED else "BLUE" if ball in BLUE else "GREEN"


def true_of(word, number, big):
    """Whether each letter of B, S, O, E is true of a number that is big from `big` on."""
    asks = {"B": number >= big, "S": number < big, "O": number % 2 == 1, "E": number % 2 == 0}
    return all(asks[letter] for letter in word)


def side(word, ball):
    """Whether a word such as B, SUM_O, TAIL_S, RED_B or GREEN_SE is true of a ball."""
    what, _, rest = word.rpartition("_")
    if what == "SUM":
        return true_of(rest, ball // 10 + ball % 10, 7)
    if what == "TAIL":
        return true_of(rest, ball % 10, 5)
    return (what == "" or colour(ball) == what) and true_of(rest, ball, 25)


def special(symbols, holds, ties=True):
    """A play on the special; 49 gives back where it is said to."""
    answer = own(holds)
    return Play(symbols, lambda s, d, row: TIED if ties and d.special == 49 else answer(s, d, row))


def in_group(word, draw):
    return draw.signs[6] in GROUPS[word].split()


def seven_colour(symbol, draw, row):
    points = Counter(colour(n) for n in draw.normals for _ in range(2))
    points[colour(draw.special)] += 3
    best = max(points.values())
    winners = [name for name in points if points[name] == best]
    winner = winners[0] if len(winners) == 1 else "H"
    return winner if symbol == winner else TIED if winner == "H" else None


def total_signs(symbol, draw):
    count = len(set(draw.signs))
    if symbol in "OE":
        return true_of(symbol, count, 0)
    return count <= 4 if symbol == "2-4" else count == int(symbol)


class Sets(Play):
    """Every set of `count` chosen symbols; won(wanted, draw) is the tier it wins by, or None."""

    def __init__(self, symbols, tiers, count, won):
        super().__init__(symbols, None, tiers)
        self.count, self.won = count, won

    def notes(self, pick):
        chosen = self.row(pick)
        if len(chosen) < self.count:
            raise ValueError("pick")
        return [self.set_note(wanted) for wanted in combinations(chosen, self.count)]

    def set_note(self, wanted):
        def hits(draw):
            tier = self.won(wanted, draw)
            return [] if tier is None else [tier if isinstance(tier, tuple) else (tier, 1)]

        return (self.tiers[0], hits, NEVER)

    def field(self):
        return comb(len(self.symbols), self.count)


class Balls(Sets):
    """The same with balls."""

    def __init__(self, tiers, count, won, most=49):
        super().__init__(range(1, 50), tiers, count, won)
        self.most = most

    def row(self, text):
        chosen = [10 * tens + ones for tens, ones in lines_of(text, 2)]
        legal = set(chosen) <= set(self.symbols) and len(set(chosen)) == len(chosen) <= self.most
        if not legal:
            raise ValueError("pick")
        return chosen


class Combined(Sets):
    """One set of exactly so many signs, in or out; 49 gives back."""

    def __init__(self, count, is_in):
        super().__init__(SIGNS, ["WIN"], count, None)
        self.is_in = is_in

    def notes(self, pick):
        chosen = self.row(pick)
        if len(chosen) != self.count:
            raise ValueError("pick")
        ties = lambda d: d.special == 49  # noqa: E731
        return [("WIN", lambda d: not ties(d) and (d.signs[6] in chosen) == self.is_in, ties)]


def by_sign(holds):
    """The tier of signs: YEAR with the year's among them. holds(wanted, draw) may be how often."""

    def won(wanted, draw):
        times = int(holds(wanted, draw))
        return ("YEAR" if draw.year in wanted else "SIGN", times) if times else None

    return won


def signs(count, holds):
    return Sets(SIGNS, ["YEAR", "SIGN"], count, by_sign(holds))


def tails(count):
    def won(wanted, draw):
        drawn = {str(n % 10) for n in draw.balls}
        return ("ZERO" if "0" in wanted else "TAIL") if set(wanted) <= drawn else None

    return Sets(DIGITS, ["ZERO", "TAIL"], count, won)


def wins_if(holds):
    return lambda wanted, draw: "WIN" if holds(set(wanted), draw) else None


def in_normals(count, most=49):
    return Balls(["WIN"], count, wins_if(lambda w, d: w <= set(d.normals)), most)


def hits_of(wanted, draw):
    return sum(n in draw.normals for n in wanted)


def three_or_two(wanted, draw):
    return f"HIT{hits_of(wanted, draw)}" if hits_of(wanted, draw) > 1 else None


def one_and_special(wanted, draw):
    return hits_of(wanted, draw) == 1 and draw.special in wanted


def two_or_special(wanted, draw):
    if hits_of(wanted, draw) == 2:
        return "HIT2"
    return "HITS" if one_and_special(wanted, draw) else None


def at_place(place):
    return Balls(["WIN"], 1, wins_if(lambda w, d: d.balls[place] in w))


def not_in(count):
    holds = lambda w, d: not w & set(d.balls)  # noqa: E731
    return Balls(["WIN"], count, wins_if(holds), count + 4)


PLAYS = {
    "Special": at_place(6),
    "SpecialTwoSide": special(
        ["B", "S", "O", "E", "SUM_B", "SUM_S", "SUM_O", "SUM_E", "TAIL_B", "TAIL_S", *SIDES],
        lambda s, d: side(s, d.special),
    ),
    "Normal": in_normals(1),
    **{f"NormalPlace{place + 1}": at_place(place) for place in range(6)},
    "Colour": special(COLOURS, lambda s, d: colour(d.special) == s, ties=False),
    "HalfColour": special([f"{c}_{s}" for c in COLOURS for s in "BSOE"], lambda s, d: side(s, d.special)),
    "QuarterColour": special([f"{c}_{s}" for c in COLOURS for s in SIDES], lambda s, d: side(s, d.special)),
    "SevenColour": Play([*COLOURS, "H"], seven_colour),
    "SpecialZodiac": signs(1, lambda w, d: d.signs[6] in w),
    "OneZodiac": signs(1, lambda w, d: set(w) <= set(d.signs)),
    "NormalZodiac": signs(1, lambda w, d: d.signs[:6].count(w[0])),
    "SpecialAnimalGroup": special(list(GROUPS)[:6], in_group),
    "SpecialElement": special(list(GROUPS)[6:], in_group),
    **{f"CombinedZodiac{n}": Combined(n, True) for n in range(2, 12)},
    **{f"CombinedZodiacNot{n}": Combined(n, False) for n in range(2, 12)},
    "SpecialHead": special("01234", lambda s, d: d.special // 10 == int(s), ties=False),
    "SpecialTail": special(DIGITS, lambda s, d: d.special % 10 == int(s), ties=False),
    "OneTail": tails(1),
    **{f"Join{n}Zodiac": signs(n, lambda w, d: set(w) <= set(d.signs)) for n in range(2, 6)},
    **{f"Join{n}ZodiacNot": signs(n, lambda w, d: not set(w) & set(d.signs)) for n in range(2, 6)},
    **{f"Join{n}Tail": tails(n) for n in range(2, 6)},
    "Four_In_Normal": in_normals(4, 20),
    "Three_In_Normal": in_normals(3),
    "Three_In_Normal_Or_Two": Balls(["HIT3", "HIT2"], 3, three_or_two),
    "Two_In_Normal": in_normals(2),
    "Two_In_Normal_Or_Special": Balls(["HIT2", "HITS"], 2, two_or_special),
    "In_Normal_And_Special": Balls(["WIN"], 2, wins_if(one_and_special)),
    **{f"NotIn{n}": not_in(n) for n in range(5, 13)},
    "TotalBSOE": Play("BSOE", own(lambda s, d: true_of(s, sum(d.balls), 175))),
    "TotalZodiac": Play(["2-4", "5", "6", "7", "O", "E"], own(total_signs)),
}

LHC = Family(read, PLAYS)
