"""The Vietnamese plays, written out note by note: slow, plain, and apart from the house's code.

A result is the list of its prizes as texts. North: special, first, two second, six third, four
fourth, six fifth, three sixth (three digits) and four seventh (two digits). South and centre:
special (six digits), first, second, two third, seven fourth, fifth, three sixth (four digits),
seventh (three digits) and eighth (two digits). Two stations: one southern result after the other.
"""

import re
from itertools import combinations, permutations
from math import comb

from philippines import legal, numbers_of, words_of
from ssc import lines_of

NEVER = lambda draw: False  # noqa: E731
WORDS = ("B", "S", "O", "E")
SUMS = WORDS + ("9", "0", "18")
DIGITS = {"2": 2, "3": 3, "4": 4}


class Vietnam:
    """The plays of a region, whose prizes have these lengths."""

    def __init__(self, lengths):
        self.lengths = lengths

    def read(self, numbers):
        prizes = numbers.split(" ")
        if [len(prize) for prize in prizes] != self.lengths or not all(p.isdigit() for p in prizes):
            raise ValueError("result")
        return prizes

    def places(self, play):
        """Where the prizes stand that a play of single numbers is on."""
        every = range(len(self.lengths))
        long = lambda n: [at for at in every if self.lengths[at] == n]  # noqa: E731
        head = long(3) if play.startswith("Cang3") else long(2)
        few = [0] + (long(4) if self.lengths[0] == 6 else []) + long(3) + long(2)
        if play.startswith("Bao"):
            return [at for at in few if self.lengths[at] >= size_of(play)]
        if play.startswith("Lo"):
            return [at for at in every if self.lengths[at] >= size_of(play)]
        if play.endswith("HeadTail"):
            return [0] + head
        if play.endswith("Head"):
            return head
        return [1] if play == "DeFirst" else [0]

    def units_of(self, play):
        if play.startswith("Da_"):
            return 2 * len(self.lengths)
        if play.endswith("_27"):
            return 27
        if play.endswith("_1K") or not re.match(r"Lo|Bao|De|Cang", play) or play.endswith("Any"):
            return 1
        return len(self.places(play))

    def notes_of(self, play, pick):
        if play.startswith(("Tens", "Ones", "Special")):
            words = pick.split(",") if play == "SpecialSum" else list(pick)
            tiers = self.tiers_of(play)
            return [(w if w in tiers else "WIN", lambda d, w=w: word_holds(play, w, d), NEVER) for w in words]
        lines = ["".join(map(str, line)) for line in lines_of(pick, size_of(play))]
        if len(set(lines)) != len(lines):
            raise ValueError("a number stands twice")
        kind = re.match(r"(Xien|Truot)(\d+)", play)
        if kind:
            all_of = together if kind[1] == "Xien" else none_of
            return [("WIN", lambda d, c=c: all_of(c, d), NEVER) for c in combinations(lines, int(kind[2]))]
        if play == "XienQuay":
            return [
                (f"X{k}", lambda d, c=c: together(c, d), NEVER)
                for k in (2, 3, 4) for c in combinations(lines, k)
            ]
        if play == "Da_MinPairs":
            return [
                ("WIN", lambda d, c=c: min(times(n, d) for n in c), NEVER) for c in combinations(lines, 2)
            ]
        if play == "Da_RoundBonus":
            pairs = comb(len(lines), 2)
            costs = [("ROUND", NEVER, NEVER)] * (pairs - 1)
            return [("ROUND", lambda d: rounds(lines, d), NEVER)] + costs if pairs else []
        if play.endswith("Any"):
            orders = sorted({"".join(p) for line in lines for p in permutations(line)})
            return [("WIN", lambda d, o=o: d[0].endswith(o), NEVER) for o in orders]
        places, asks = self.places(play), str.startswith if play.startswith("LoHead") else str.endswith
        return [("WIN", lambda d, n=n: sum(asks(d[at], n) for at in places), NEVER) for n in lines]

    def tiers_of(self, play):
        tiers = {"SpecialBSOE": WORDS, "SpecialSum": SUMS, "XienQuay": ("X2", "X3", "X4")}
        return tiers.get(play, ("ROUND", "BONUS") if play == "Da_RoundBonus" else ("WIN",))

    def field_of(self, play):
        if play.startswith(("Tens", "Ones")):
            return 10
        if play.startswith("Special"):
            return len(self.tiers_of(play))
        kind = re.match(r"(?:Xien|Truot)(\d+)", play)
        if kind:
            return comb(100, int(kind[1]))
        if play == "XienQuay":
            return sum(comb(100, k) for k in (2, 3, 4))
        return comb(100, 2) if play.startswith("Da_") else 10 ** size_of(play)


def size_of(play):
    """How many digits the numbers of a play have."""
    if play.startswith("Cang"):
        return int(play[4])
    found = re.match(r"(?:Lo|LoHead)(\d)|Bao\d_(\d)", play)
    return int(found[1] or found[2]) if found else 2


def times(number, prizes):
    return sum(prize.endswith(number) for prize in prizes)


def together(numbers, prizes):
    return all(times(n, prizes) for n in numbers)


def none_of(numbers, prizes):
    return not any(times(n, prizes) for n in numbers)


def rounds(numbers, prizes):
    """One round less than numbers are drawn, and a bonus for every time the most frequent comes again."""
    drawn = [times(n, prizes) for n in numbers if times(n, prizes)]
    return [("ROUND", len(drawn) - 1), ("BONUS", max(drawn) - 1)] if len(drawn) > 1 else []


def word_holds(play, word, prizes):
    prize = prizes[1] if play.endswith("First") else prizes[0]
    tens, ones = int(prize[-2]), int(prize[-1])
    if play.startswith("Tens"):
        return int(word) == tens
    if play.startswith("Ones"):
        return int(word) == ones
    total = tens + ones if play == "SpecialSum" else ones
    if word.isdigit():
        return total == int(word)
    big, small = (total >= 10, total <= 8) if play == "SpecialSum" else (tens >= 5, tens <= 4)
    return {"B": big, "S": small, "O": total % 2 == 1, "E": total % 2 == 0}[word]


NORTH = Vietnam([5] * 10 + [4] * 10 + [3] * 3 + [2] * 4)
SOUTH = Vietnam([6] + [5] * 11 + [4] * 4 + [3] + [2])
TWO_STATIONS = Vietnam(SOUTH.lengths * 2)


class Vietlott:
    """Six of `last` numbers, with a bonus number in Power 6/55."""

    def __init__(self, last, has_bonus):
        self.last, self.count = last, 7 if has_bonus else 6
        self.prizes = ("6", "5B", "5", "4", "3") if has_bonus else ("6", "5", "4", "3")

    def read(self, numbers):
        balls = numbers_of(numbers, self.count, self.last)
        return legal(balls, self.last)

    def notes_of(self, play, pick):
        numbers = legal([word for (word,) in words_of(pick, 2, 2)], self.last)
        if play == "Any":
            return [("WIN", lambda d, n=n: n in d[:6], NEVER) for n in numbers]
        if len(numbers) != (6 if play == "VL_Standard" else int(play[6:])):
            raise ValueError("how many")
        if play == "VL_Bao5":
            others = [f"{n:02}" for n in range(1, self.last + 1) if f"{n:02}" not in numbers]
            return [self.note([*numbers, other]) for other in others]
        return [self.note(six) for six in combinations(numbers, 6)]

    def note(self, six):
        def hits(draw):
            right = sum(n in draw[:6] for n in six)
            tier = "5B" if right == 5 and set(six) & set(draw[6:]) else str(right)
            return [(tier, 1)] if right >= 3 else []

        return ("", hits, NEVER)

    def tiers_of(self, play):
        return ("WIN",) if play == "Any" else self.prizes

    def field_of(self, play):
        return self.last if play == "Any" else comb(self.last, 6)


class Max3D:
    """Twenty numbers of three digits in four prizes."""

    prizes = {"SPECIAL": (0, 2), "FIRST": (2, 6), "SECOND": (6, 12), "THIRD": (12, 20)}

    def read(self, numbers):
        drawn = numbers.split(" ")
        if len(drawn) != 20 or not all(len(n) == 3 and n.isdigit() for n in drawn):
            raise ValueError("result")
        return drawn

    def notes_of(self, play, pick):
        numbers = [line for (line,) in words_of(pick, 3, 3)]
        if play == "Max3D_Orders":
            if any(sorted(n) != list(n) or len(set(n)) == 1 for n in numbers):
                raise ValueError("order")
            orders = [sorted({"".join(p) for p in permutations(n)}) for n in numbers]
            numbers = [n for each in orders for n in each]
        if play in ("Max3D", "Max3D_Orders"):
            return [("", lambda d, n=n: self.won(d, n), NEVER) for n in numbers]
        end = 2 if play == "Max3D_Special" else 20
        return [("WIN", lambda d, n=n: d[:end].count(n), NEVER) for n in numbers]

    def won(self, draw, number):
        times = {prize: draw[a:b].count(number) for prize, (a, b) in self.prizes.items()}
        return [(prize, count) for prize, count in times.items() if count]

    def tiers_of(self, play):
        return tuple(self.prizes) if play in ("Max3D", "Max3D_Orders") else ("WIN",)

    def field_of(self, play):
        return 990 if play == "Max3D_Orders" else 1000


VIETLOTT = {"VL645": Vietlott(45, False), "VL655": Vietlott(55, True), "MAX3D": Max3D()}
