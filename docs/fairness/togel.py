"""The plays of Indonesian togel (four digits and the sign of the year), written out note by note."""

from itertools import combinations, permutations

from board import NEVER, Family, Play, alike, side
from mark_six import SIGNS
from ssc import lines_of

DIGITS = "0123456789"


def read(numbers):
    """A printed result as its four digits and the sign of its year."""
    digits, year = numbers.split("@")
    if len(digits) != 4 or not digits.isdigit() or year not in SIGNS:
        raise ValueError("result")
    return digits, year


class Lines(Play):
    """A play whose notes are typed numbers; `paid` gives a number's tier in a draw, or None."""

    def __init__(self, length, paid, tiers, size):
        super().__init__([], None, tiers)
        self.length, self.paid, self.size = length, paid, size

    def notes(self, pick):
        lines = ["".join(map(str, line)) for line in lines_of(pick, self.length)]
        if len(set(lines)) != len(lines):
            raise ValueError("a number stands twice")
        return [(self.tiers[0], lambda d, n=n: self.hits(n, d[0]), NEVER) for n in lines]

    def hits(self, number, digits):
        tier = self.paid(number, digits)
        return [] if tier is None else [(tier, 1)]

    def field(self):
        return self.size


def plain(length, start):
    stop = start + length
    return Lines(length, lambda n, d: "WIN" if d[start:stop] == n else None, ["WIN"], 10**length)


ORDERS = {2: (2,), 3: (6, 3), 4: (24, 12, 6, 4)}


def back_and_forth(length):
    """A number wins most in its own order, and in every other."""

    def paid(number, digits):
        orders, drawn = {"".join(p) for p in permutations(number)}, digits[-length:]
        if len(orders) == 1:
            raise ValueError("a number of equal digits")
        name = "EXACT" if drawn == number else "PERMUTED"
        return f"{name}{len(orders)}" if drawn in orders else None

    tiers = [f"{name}{n}" for n in ORDERS[length] for name in ("EXACT", "PERMUTED")]
    return Lines(length, paid, tiers, 10**length - 10)


def macau(number, digits):
    if not set(number) <= set(digits):
        return None
    return str(sum(digit in number for digit in digits))


def naga(number, digits):
    left = list(digits)
    for digit in number:
        if digit not in left:
            return None
        left.remove(digit)
    return ("4" if left[0] in number else "3") + ("T", "P", "")[len(set(number)) - 1]


class Kombinasi(Play):
    """Two properties of two different positions."""

    def notes(self, pick):
        legs = [(at, s) for at, row in enumerate(pick.split("|")) for s in self.row(row)]
        pairs = [pair for pair in combinations(legs, 2) if pair[0][0] != pair[1][0]]
        return [
            ("WIN", lambda d, p=p: all(side(s, int(d[0][at]), 5) for at, s in p), NEVER) for p in pairs
        ]

    def field(self):
        return 6 * 16


def shio(symbol, draw, row):
    """Number 1 has the year's sign and each next number the sign before; 00 is 100."""
    digits, year = draw
    signs = [SIGNS[(SIGNS.index(year) - at) % 12] for at in range(100)]
    if signs[(int(digits[2:]) or 100) - 1] != symbol:
        return None
    return "NINE" if signs.count(symbol) == 9 else "EIGHT"


def umum(symbol, draw):
    back = draw[0][2:]
    if symbol in ("TENGAH", "TEPI"):
        return (symbol == "TENGAH") == (25 <= int(back) <= 74)
    return side(symbol, int(back[0] if symbol in "BS" else back[1]), 5)


def root(number):
    return number if number < 10 else root(number // 10 + number % 10)


def dasar(symbols):
    holds = lambda s, d: side(s, root(int(d[0][2]) + int(d[0][3])), 5)  # noqa: E731
    return Play(symbols, alike(holds), ["WIN"])


def neighbours(symbols, holds):
    """Rows for the first, the middle and the last two digits."""
    pays = lambda s, d, row: "WIN" if holds(s, int(d[0][row]), int(d[0][row + 1])) else None  # noqa: E731
    return Play(symbols, pays, ["WIN"], 3)


def count(symbol, draw, row):
    return str(draw[0].count(symbol)) if symbol in draw[0] else None


PLAYS = {
    "4D": plain(4, 0), "3D": plain(3, 1), "2D": plain(2, 2),
    "2D_Depan": plain(2, 0), "2D_Tengah": plain(2, 1),
    "4D_Full": plain(4, 0), "3D_Full": plain(3, 1), "2D_Full": plain(2, 2),
    "4D_BB": back_and_forth(4), "3D_BB": back_and_forth(3), "2D_BB": back_and_forth(2),
    "ColokBebas": Play(DIGITS, count, "1234"),
    "ColokBebas_Cap3": Play(DIGITS, count, "1234"),
    "ColokMacau": Lines(2, macau, ["2", "3", "4"], 45),
    "ColokNaga": Lines(3, naga, ["3", "4", "3P", "4P", "3T", "4T"], 220),
    "ColokJitu": Play(DIGITS, lambda s, d, row: "WIN" if d[0][row] == s else None, ["WIN"], 4),
    "5050Umum": Play(["B", "S", "O", "E", "TENGAH", "TEPI"], alike(umum), ["WIN"]),
    "5050Special": Play(
        "BSOE", lambda s, d, row: "WIN" if side(s, int(d[0][row]), 5) else None, ["WIN"], 4
    ),
    "SilangHomo": neighbours(["SILANG", "HOMO"], lambda s, a, b: (s == "SILANG") == ((a + b) % 2 == 1)),
    "KembangKempis": neighbours(["KEMBANG", "KEMPIS"], lambda s, a, b: a < b if s == "KEMBANG" else a > b),
    "Kembar": neighbours(["KEMBAR"], lambda s, a, b: a == b),
    "Kombinasi": Kombinasi("BSOE", None, ["WIN"], 4),
    "Dasar_BO": dasar("BO"),
    "Dasar_SE": dasar("SE"),
    "Shio": Play(SIGNS, shio, ["NINE", "EIGHT"]),
}

# Where a winner has the cost of the note back beside the prize.
RETURNING = ("Colok", "5050", "Silang", "Kemb", "Kombinasi", "Dasar")


class Togel(Family):
    def returns_cost(self, play):
        return play.startswith(RETURNING)


TOGEL = Togel(read, PLAYS)
