"""The Thai government lottery and the games like it, written out note by note, apart from the house's code.

A result comes to {top, bottom, front, back, moved}: texts of digits, lists of such, and whether a
market moved.
"""

from itertools import combinations, permutations
from math import comb

from sea import FAN_TAN, SYMBOLS
from ssc import lines_of

NEVER = lambda draw: False  # noqa: E731
SIZES = {"Top4": 4, "Tod4": 4, "Top3": 3, "Tod3": 3, "Front3": 3, "Back3": 3, "Second3": 3, "First3": 3}
SETS = {"RunSet2": 2, "RunSet3": 3, "RunSet4": 4, "RunSet5": 5}


class Thai:
    """The plays of one game, whose results this function reads."""

    def __init__(self, read):
        self.read = read

    def notes_of(self, play, pick):
        if play in FAN_TAN:
            return fan_notes(play, pick)
        if play == "FishPrawnCrab":
            return fish_notes(pick)
        notes = digit_notes(play, pick) if play.startswith(("Run", "Doors")) else line_notes(play, pick)
        still = lambda d: not d["moved"]  # noqa: E731
        return [(tier, lambda d, hits=hits: d["moved"] and hits(d), still) for tier, hits in notes]

    def tiers_of(self, play):
        if play in FAN_TAN:
            return FAN_TAN[play].tiers
        return {"FishPrawnCrab": ("1", "2", "3"), "Tod3": ("6", "3"), "Tod4": ("24", "12", "6", "4")}.get(play, ("WIN",))

    def field_of(self, play):
        if play in FAN_TAN:
            return FAN_TAN[play].field()
        if play == "FishPrawnCrab":
            return 6
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
    if play in ("Front3", "Back3", "Second3"):
        return [("WIN", lambda d, n=n: d[play[:-1].lower()].count(n)) for n in lines]
    end = {"Bottom2": "bottom", "First3": "first"}.get(play, "top")
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


def fan_notes(play, pick):
    """Fan tan on the sum of the three digits on top."""
    three = lambda d: tuple(map(int, d["top"][-3:]))  # noqa: E731

    def made(tier, hits, ties):
        return (
            tier,
            lambda d: hits(three(d)) if d["moved"] else [],
            lambda d: not d["moved"] or ties(three(d)),
        )

    return [made(*note) for note in FAN_TAN[play].notes(pick)]


def fish_notes(pick):
    """The digits 1 to 6 on top show the symbols of the dice; the others show nothing."""
    symbols = SYMBOLS["VBC"]
    chosen = pick.split(",")
    if chosen != [s for s in symbols if s in chosen]:
        raise ValueError("pick")

    def hits(symbol):
        def times(d):
            count = d["top"][-3:].count(str(symbols.index(symbol) + 1)) if d["moved"] else 0
            return [(str(count), 1)] if count else []

        return times

    return [("1", hits(s), lambda d: not d["moved"]) for s in chosen]


def result(top, bottom, front=(), back=(), moved=True, first=""):
    three = {"front": list(front), "back": list(back), "second": [*front, *back], "first": first}
    return {"top": top, "bottom": bottom, "moved": moved, **three}


def government(numbers):
    first, *threes, last = numbers.split(" ")
    return result(first, last, threes[:2], threes[2:])


def hanoi(numbers):
    special, first = numbers.split(" ")
    return result(special, first[-2:], first=first[-3:])


def stock(numbers):
    close, change = numbers.split(" ")
    return result(close.replace(".", "")[-3:], change[-2:], moved=float(change) != 0)


GOVERNMENT = Thai(government)
HANOI = Thai(hanoi)
LAO = Thai(lambda numbers: result(numbers, numbers[:2]))
STOCK = Thai(stock)
YEEKEE = Thai(lambda numbers: result(numbers[2:], numbers[:2]))
