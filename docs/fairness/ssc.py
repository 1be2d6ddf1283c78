"""The plays of SSC (five digits), written out note by note: slow, plain, and apart from the house's code.

A note is (tier, hits, ties): two questions about a draw of five digits. Fair odds of a tier follow
from the chance of a note; what it pays follows from the ticket's prize group or odds.
"""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import comb

STANDS = {
    "All5": (0, 1, 2, 3, 4), "F4": (0, 1, 2, 3), "L4": (1, 2, 3, 4),
    "First3": (0, 1, 2), "Mid3": (1, 2, 3), "Last3": (2, 3, 4),
    "First2": (0, 1), "Last2": (3, 4),
}
GROUPS = {  # rows of how many times each digit appears, and how many digits of the row are used
    "Com120": ((1, 5),), "Com60": ((2, 1), (1, 3)), "Com30": ((2, 2), (1, 1)), "Com20": ((3, 1), (1, 2)),
    "Com10": ((3, 1), (2, 1)), "Com5": ((4, 1), (1, 1)), "Com24": ((1, 4),), "Com12": ((2, 1), (1, 2)),
    "Com6": ((2, 2),), "Com4": ((3, 1), (1, 1)),
}
SHAPES = ("LEOPARD", "STRAIGHT", "PAIR", "HALF", "MIXED")
BULLS = ("NONE",) + tuple(str(n) for n in range(1, 11))
PLACES = ("10T", "T", "H", "10", "1")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
NEVER = lambda draw: False  # noqa: E731


def kinds(digits):
    return len(set(digits))


def truth(word, is_big, number):
    return {"B": is_big, "S": not is_big, "O": number % 2 == 1, "E": number % 2 == 0}[word]


def shape(d):
    if kinds(d) == 1:
        return "LEOPARD"
    if kinds(d) == 2:
        return "PAIR"
    near = sum(1 for a, b in combinations(d, 2) if abs(a - b) in (1, 9))
    return "STRAIGHT" if near == 2 else "HALF" if near == 1 else "MIXED"


def bull(d):
    for three in combinations(range(5), 3):
        if sum(d[i] for i in three) % 10 == 0:
            return str((sum(d) - 1) % 10 + 1)
    return "NONE"


def lines_of(text, length):
    """Entries of a pick: a list with commas, or # and six numbers to a letter, highest bit first."""
    if not text.startswith("#"):
        lines = text.split(",")
        if not all(len(line) == length and line.isdigit() for line in lines):
            raise ValueError("entry")
        return [tuple(map(int, line)) for line in lines]
    bits = "".join(format(LETTERS.index(letter), "06b") for letter in text[1:])
    return [tuple(map(int, str(n).zfill(length))) for n, bit in enumerate(bits) if bit == "1"]


def window_notes(name, length, body):
    """Notes on a window of `length` digits: pairs of a tier and a question about the window's digits."""
    exact = lambda wanted: [("WIN", lambda d, w=w: d == w) for w in wanted]  # noqa: E731
    if name == "Straight_Single":
        return exact(lines_of(body, length))
    if name == "Mixed":
        return group_notes(name, lines_of(body, 3))
    rows = [row.split(",") if "," in row or name in WORDS else list(row) for row in body.split("|")]
    first = [int(s) for s in rows[0] if s.isdigit()]
    every = product(range(10), repeat=length)
    groups = combinations_with_replacement(range(10), length)
    if name == "Straight":
        return exact([tuple(map(int, c)) for c in product(*rows)])
    if name == "Join":
        return [
            (f"T{at + 1}", lambda d, c=tuple(map(int, c)), at=at: d[at:] == c[at:])
            for c in product(*rows) for at in range(length)
        ]
    if name == "Sum":
        return exact([d for d in every if sum(d) in first])
    if name == "Span":
        return exact([d for d in every if max(d) - min(d) in first])
    if name == "SumTail":
        return [("WIN", lambda d, t=t: sum(d) % 10 == t) for t in first]
    if name == "GroupSum":
        return group_notes(name, [g for g in groups if sum(g) in first and kinds(g) > 1])
    if name == "Baodan":
        return group_notes(name, [g for g in groups if first[0] in g and kinds(g) > 1])
    if name in ("Com", "Com3"):
        return group_notes(name, [g for g in groups if kinds(g) == 2 and set(g) <= set(first)])
    if name == "Com6" and length == 3:
        return group_notes(name, [g for g in groups if kinds(g) == 3 and set(g) <= set(first)])
    if name in GROUPS:
        chosen = [[int(s) for s in row] for row in rows]
        return group_notes(name, [g for g in groups if fits(g, GROUPS[name], chosen)])
    if name.startswith("NoPos"):
        return [("WIN", lambda d, c=c: set(c) <= set(d)) for c in combinations(first, int(name[-1]))]
    if name.startswith("Times"):
        return [("WIN", lambda d, n=n: d.count(n) >= int(name[-1])) for n in first]
    if name == "BSOE":
        return [
            ("WIN", lambda d, c=c: all(truth(w, n >= 5, n) for w, n in zip(c, d)))
            for c in product(*rows)
        ]
    if name == "Special":
        return [(s, lambda d, s=s: shape(d) == s) for s in rows[0]]
    raise ValueError(f"no play {name}")


WORDS = ("Sum", "GroupSum", "Special", "Bull")


def group_notes(name, groups):
    tiered = name in ("Mixed", "GroupSum", "Baodan")
    return [
        (
            ("ZU3" if kinds(g) == 2 else "ZU6") if tiered and len(g) == 3 else "WIN",
            lambda d, g=tuple(sorted(g)): tuple(sorted(d)) == g,
        )
        for g in groups
    ]


def fits(group, parts, rows):
    for (times, count), row in zip(parts, rows):
        found = [n for n in set(group) if group.count(n) == times]
        if len(found) != count or not set(found) <= set(row):
            return False
    return True


def read(numbers):
    """A printed result as its five digits."""
    return tuple(map(int, numbers))


def notes_of(play, pick):
    """Every note of a ticket as (tier, hits, ties)."""
    if play.startswith("Any"):
        count, name = int(play[3]), play[4:]
        if name == "":
            rows = pick.split("|")
            sets = combinations(range(5), count)
            return [n for s in sets for n in on(s, window_notes("Straight", count, "|".join(rows[i] for i in s)))]
        places, body = pick.split(":")
        name = "Straight_Single" if name == "_Single" else name
        inner = window_notes(name, count, body)
        return [n for s in combinations([int(p) - 1 for p in places], count) for n in on(s, inner)]
    if play in ("FixedPlace", "BallNumber", "BallBSOE"):
        asks = (lambda s, n: truth(s, n >= 5, n)) if play == "BallBSOE" else (lambda s, n: s == str(n))
        return [
            ("WIN", lambda d, s=s, at=at: asks(s, d[at]), NEVER)
            for at, row in enumerate(pick.split("|")) for s in row
        ]
    if play == "TotalBSOE":
        return [(w, lambda d, w=w: truth(w, sum(d) >= 23, sum(d)), NEVER) for w in pick]
    if play == "Bull":
        return [(b, lambda d, b=b: bull(d) == b, NEVER) for b in pick.split(",")]
    if play.startswith("DragonTiger"):
        _, left, right = play.split("_")
        a, b = PLACES.index(left), PLACES.index(right)
        refunds = play.startswith("DragonTigerRefund")
        sign = {"D": 1, "T": -1, "H": 0}
        return [
            (
                w,
                lambda d, w=w: ((d[a] > d[b]) - (d[a] < d[b])) == sign[w],
                (lambda d: d[a] == d[b]) if refunds else NEVER,
            )
            for w in pick
        ]
    if play.startswith("Times"):
        return on(STANDS["All5"], window_notes(play, 5, pick))
    if play.startswith("AllCom"):
        return on(STANDS["All5"], window_notes(play[3:], 5, pick))
    stand = next(s for s in STANDS if play.startswith(s))
    return on(STANDS[stand], window_notes(play[len(stand):], len(STANDS[stand]), pick))


def on(stand, notes):
    return [
        (tier, lambda d, hits=hits: hits(tuple(d[i] for i in stand)), NEVER) for tier, hits in notes
    ]


CHANCES = {}


def chances(play, note):
    """The chances that a note wins and that it ties, counted over all 100,000 draws."""
    tier, hits, ties = note
    if (play, tier) not in CHANCES:
        space = list(product(range(10), repeat=5))
        won, tied = sum(map(hits, space)), sum(map(ties, space))
        CHANCES[(play, tier)] = (Fraction(won, 100000), Fraction(tied, 100000))
    return CHANCES[(play, tier)]


def tiers_of(play):
    """The tiers of a play in the order in which a ticket's odds name them."""
    if play.startswith("DragonTiger"):
        return ("D", "T") if play.startswith("DragonTigerRefund") else ("D", "T", "H")
    if play == "TotalBSOE":
        return ("B", "S", "O", "E")
    if play == "Bull":
        return BULLS
    return SHAPES if play.endswith("Special") else ("WIN",)


def field_of(play):
    """How many different notes a play has: what a narrow ticket is measured against."""
    fixed = {"FixedPlace": 50, "BallNumber": 50, "BallBSOE": 20, "TotalBSOE": 4, "Bull": 11}
    if play in fixed or play.startswith(("DragonTiger", "Times")):
        return fixed.get(play, 10 if play.startswith("Times") else len(tiers_of(play)))
    if play.startswith("Any"):
        count, name = int(play[3]), play[4:]
        return comb(5, count) * field_in(count, "Straight" if name in ("", "_Single") else name)
    stand = "All" if play.startswith("AllCom") else next(s for s in STANDS if play.startswith(s))
    return field_in(len(STANDS.get(stand, STANDS["All5"])), play[len(stand):])


def field_in(length, name):
    if name in ("Straight", "Straight_Single", "Sum", "Span"):
        return 10**length
    if name == "Join":
        return length * 10**length
    if name in ("Mixed", "GroupSum", "Baodan"):
        return 210 if length == 3 else 45
    if name.startswith("NoPos"):
        return comb(10, int(name[-1]))
    if name == "BSOE":
        return 4**length
    plain = {"Com": 45, "Com3": 90, "SumTail": 10, "Special": 5}
    if name in plain or (name == "Com6" and length == 3):
        return plain.get(name, 120)
    every = [list(range(10))] * 2
    groups = combinations_with_replacement(range(10), length)
    return sum(1 for g in groups if fits(g, GROUPS[name], every))
