"""The Thai government lottery and the games like it, written out note by note, apart from the house's code.

A result comes to {top, bottom, front, back, moved}: texts of digits, lists of such, and whether a
market moved.
"""

from itertools import combinations, permutations
from math import comb

from ssc import lines_of

NEVER = lambda draw: False  # noqa: E731
SIZES = {"Top4": 4, "Tod4": 4, "Top3": 3, "Tod3": 3, "Front3": 3, "Back3": 3}
SETS = {"RunSet2": 2, "RunSet3": 3, "RunSet4": 4, "RunSet5": 5}


class Thai:
    """The plays of one game, whose results this function reads."""

    def __init__(self, read):
        self.read = read

    def notes_of(self, play, pick):
        notes = digit_notes(play, pick) if play.startswith(("Run", "Doors")) else line_notes(play, pick)
        still = lambda d: not d["moved"]  # noqa: E731
        return [(tier, lambda d, hits=hits: d["moved"] and hits(d), still) for tier, hits in notes]

    def tiers_of(self, play):
        return {"Tod3": ("6", "3"), "Tod4": ("24", "12", "6", "4")}.get(play, ("WIN",))

    def field_of(self, play):
        fields = {"Tod2": 45, "Tod3": 210, "Tod4": 705, "RunTop": 10, "RunBottom": 10}
        if play in fields or play.startswith("Doors19"):
            return fields.get(play, 190)
        return comb(10, SETS[play[:7]]) if play[:7] in SETS else 10 ** SIZES.get(play, 2)


def line_notes(play, pick):
    lines = ["".join(map(str, line)) for line in lines_of(pick, SIZES.get(play, 2))]
    if len(set(lines)) != len(lines):
        raise ValueError("a number stands twice")
    if play.startswith("Tod") and any(len(set(line)) == 1 or sorted(line) != list(line) for line in lines):
        raise ValueError("no number of this play")
    if play == "Tod2":
        return [("WIN", lambda d, n=n: set(n) <= set(d["top"][-3:])) for n in lines]
    if play.startswith("Tod"):
        boxes = [{"".join(p) for p in permutations(line)} for line in lines]
        return [(str(len(b)), lambda d, b=b: d["top"][-int(play[3]):] in b) for b in boxes]
    if play in ("Front3", "Back3"):
        return [("WIN", lambda d, n=n: d[play[:-1].lower()].count(n)) for n in lines]
    end = "bottom" if play == "Bottom2" else "top"
    return [("WIN", lambda d, n=n: d[end].endswith(n)) for n in lines]


def digit_notes(play, pick):
    if len(set(pick)) != len(pick) or not pick.isdigit():
        raise ValueError("digits")

    def part(d):
        if play.endswith("Bottom"):
            return d["bottom"]
        return d["top"][-2:] if play.startswith(("Doors", "RunSet2", "RunSet3")) else d["top"][-3:]

    if play.startswith("Doors19"):
        numbers = [f"{n:02}" for digit in pick for n in range(100) if digit in f"{n:02}"]
        return [("WIN", lambda d, n=n: part(d) == n) for n in numbers]
    if play[:7] not in SETS:
        return [("WIN", lambda d, digit=digit: digit in part(d)) for digit in pick]
    different = lambda drawn: len(set(drawn)) == len(drawn)  # noqa: E731
    return [
        ("WIN", lambda d, c=c: different(part(d)) and set(part(d)) <= set(c))
        for c in combinations(pick, SETS[play[:7]])
    ]


def result(top, bottom, front=(), back=(), moved=True):
    return {"top": top, "bottom": bottom, "front": list(front), "back": list(back), "moved": moved}


def government(numbers):
    first, *threes, last = numbers.split(" ")
    return result(first, last, threes[:2], threes[2:])


def hanoi(numbers):
    special, first = numbers.split(" ")
    return result(special, first[-2:])


def stock(numbers):
    close, change = numbers.split(" ")
    return result(close.replace(".", "")[-3:], change[-2:], moved=float(change) != 0)


GOVERNMENT = Thai(government)
HANOI = Thai(hanoi)
LAO = Thai(lambda numbers: result(numbers, numbers[:2]))
STOCK = Thai(stock)
YEEKEE = Thai(lambda numbers: result(numbers[2:], numbers[:2]))
