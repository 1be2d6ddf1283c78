"""4D of Malaysia and Singapore, written out note by note, apart from the house's code.

A result is 23 numbers of four digits: first, second, third, ten specials and ten consolations.
"""

from itertools import permutations

from ssc import lines_of

NEVER = lambda draw: False  # noqa: E731
RANKS = ["FIRST", "SECOND", "THIRD"] + ["SPECIAL"] * 10 + ["CONSOLATION"] * 10
ORDERS = (24, 12, 6, 4)


def read(numbers):
    drawn = numbers.split(" ")
    if len(drawn) != 23 or not all(len(n) == 4 and n.isdigit() for n in drawn):
        raise ValueError("result")
    return drawn


def ranks_of(play):
    """The places of the printed result that a play is on."""
    if play.endswith("_A"):
        return RANKS[:1]
    return RANKS if play.startswith("Big") else RANKS[:3]


def hits(play, holds, name):
    return lambda d: [(name(rank), 1) for rank, number in zip(ranks_of(play), d) if holds(number)]


def notes_of(play, pick):
    length = int(play[0]) if play[0].isdigit() else 4
    lines = ["".join(map(str, line)) for line in lines_of(pick, length)]
    if len(set(lines)) != len(lines):
        raise ValueError("a number stands twice")
    plain = lambda rank: rank  # noqa: E731
    notes = []
    for line in lines:
        orders = {"".join(p) for p in permutations(line)}
        if play.endswith("_iBox"):
            name = lambda rank, n=len(orders): f"{rank}{n}"  # noqa: E731
            notes.append(hits(play, orders.__contains__, name))
        elif play.endswith("_System"):
            notes += [hits(play, order.__eq__, plain) for order in sorted(orders)]
        else:
            notes.append(hits(play, lambda number, line=line: number.endswith(line), plain))
    if play.endswith(("_iBox", "_System")) and any(len(set(line)) == 1 or sorted(line) != list(line) for line in lines):
        raise ValueError("no number of this play")
    return [("FIRST", each, NEVER) for each in notes]


def tiers_of(play):
    ranks = tuple(dict.fromkeys(ranks_of(play)))
    return tuple(f"{rank}{n}" for n in ORDERS for rank in ranks) if play.endswith("_iBox") else ranks


def field_of(play):
    fields = {"_iBox": 705, "_System": 9990}
    return next((n for end, n in fields.items() if play.endswith(end)), None) or (
        10 ** int(play[0]) if play[0].isdigit() else 10000
    )
