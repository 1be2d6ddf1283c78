"""The Philippine games (PCSO and the TL side games on its draws), written out note by note.

A result is a list of words: two numbers, so many digits, or six numbers of N.
"""

from itertools import combinations, permutations
from math import comb, perm

from ssc import LETTERS

NEVER = lambda draw: False  # noqa: E731
DIGITS = "0123456789"


def words_of(text, length, width):
    """Entries of a pick as lists of words of `width` digits."""
    if text.startswith("#"):
        bits = "".join(format(LETTERS.index(letter), "06b") for letter in text[1:])
        lines = [str(n).zfill(length) for n, bit in enumerate(bits) if bit == "1"]
    else:
        lines = text.split(",")
    if not lines or len(set(lines)) != len(lines):
        raise ValueError("entries")
    if not all(len(line) == length and line.isdigit() for line in lines):
        raise ValueError("entry")
    return [[line[at : at + width] for at in range(0, length, width)] for line in lines]


def win(holds):
    return ("WIN", lambda d: [("WIN", 1)] if holds(d) else [], NEVER)


def tiered(tier_of):
    def hits(draw):
        tier = tier_of(draw)
        return [] if tier is None else [(tier, 1)]

    return ("", hits, NEVER)


def exact(words, part):
    return win(lambda d: part(d) == words)


def any_order(words, part):
    if sorted(words) != words:
        raise ValueError("order")
    return win(lambda d: sorted(part(d)) == words)


class Game:
    """A family as verify_draw.py asks for it."""

    def __init__(self, read, notes_of, field_of, tiers=lambda play: ("WIN",)):
        self.read, self.notes_of, self.field_of, self.tiers_of = read, notes_of, field_of, tiers


def numbers_of(text, count, last):
    """The words of a result of so many numbers of 1 to `last`."""
    words = text.split(",")
    if len(words) != count or not all(len(w) == 2 and 1 <= int(w) <= last for w in words):
        raise ValueError("result")
    return words


def legal(words, last, repeats=False):
    if not all(1 <= int(w) <= last for w in words) or (not repeats and len(set(words)) < len(words)):
        raise ValueError("entry")
    return words


# Two numbers


def pair_notes(last):
    def notes_of(play, pick):
        if "1D" in play or play == "AnyOne":
            numbers = legal([w for (w,) in words_of(pick, 2, 2)], last)
            if play == "AnyOne":
                return [win(lambda d, n=n: n in d) for n in numbers]
            at = 0 if play.endswith("1st") else 1
            return [win(lambda d, n=n: d[at] == n) for n in numbers]
        lines, whole = words_of(pick, 4, 2), lambda d: d
        if play in ("Any2D", "PCSO_Rambolito"):
            return [any_order(legal(line, last), whole) for line in lines]
        lucky(play, lines)
        return [exact(legal(line, last, True), whole) for line in lines]

    return notes_of


def lucky(play, lines):
    if play.startswith("LuckyPick") and len(lines) != int(play[9:]):
        raise ValueError("bundle")


def pair_field(last):
    def field_of(play):
        if "1D" in play or play == "AnyOne":
            return last
        return comb(last, 2) if play in ("Any2D", "PCSO_Rambolito") else last**2

    return field_of


# Three, four or six digits

ORDERS = {"3:3": 90, "3:6": 120, "4:4": 90, "4:6": 45, "4:12": 360, "4:24": 210}


def four(words):
    """A note of the 4D game: all in order, the last three, or the last two."""
    words = list(words)

    def tier_of(d):
        return "1st" if d == words else "2nd" if d[1:] == words[1:] else "3rd" if d[2:] == words[2:] else None

    return tiered(tier_of)


def six(words):
    """A note of the 6D game: the longer of its right beginning and its right end."""

    def tier_of(d):
        right = [n for n in range(2, 7) if d[:n] == words[:n] or d[-n:] == words[-n:]]
        return str(max(right)) if right else None

    return tiered(tier_of)


def orders_of(play):
    return int(play.removeprefix("PCSO_").removeprefix("Rambolito").removeprefix("PERM"))


def digit_notes(length):
    whole = min(4, length)

    def notes_of(play, pick):
        if play in ("Exact1D", "BSOE"):
            rows = pick.split("|")
            if len(rows) != length:
                raise ValueError("rows")
            asks = {"B": "56789", "S": "01234", "O": "13579", "E": "02468"} if play == "BSOE" else {s: s for s in DIGITS}
            return [win(lambda d, s=s, at=at: d[at] in asks[s]) for at, row in enumerate(rows) for s in chosen(row, asks)]
        if play == "AnyOneLast2D":
            return [win(lambda d, s=s: s in d[-2:]) for s in chosen(pick, DIGITS)]
        if play in ("PCSO_ROLL1", "PCSO_ROLL4"):
            lines = words_of(pick, 3, 1)
            return [four([x, *w] if play.endswith("1") else [*w, x]) for w in lines for x in DIGITS]
        size = 2 if "Last2D" in play else 6 if play == "PCSO_6D" else whole
        lines, part = words_of(pick, size, 1), lambda d: d[-size:]
        if play == "PCSO_PERM":
            return [four(order) for line in lines for order in sorted(set(permutations(line)))]
        if play == "PCSO_Standard":
            return [four(line) for line in lines]
        if play == "PCSO_6D":
            return [six(line) for line in lines]
        if play == "AnyLast2D":
            return [any_order(legal_pair(line), part) for line in lines]
        if "Rambolito" in play or play.startswith("PERM"):
            if any(len(set(permutations(line))) != orders_of(play) for line in lines):
                raise ValueError("orders")
            return [any_order(line, part) for line in lines]
        lucky(play, lines)
        return [exact(line, part) for line in lines]

    return notes_of


def legal_pair(line):
    if line[0] == line[1]:
        raise ValueError("entry")
    return line


def chosen(row, symbols):
    if list(row) != [s for s in symbols if s in row]:
        raise ValueError("pick")
    return row


def digit_field(length):
    whole = min(4, length)

    def field_of(play):
        fields = {"Exact1D": 10 * length, "BSOE": 4 * length, "AnyOneLast2D": 10, "AnyLast2D": 45,
                  "ExactLast2D": 100, "PCSO_6D": 10**6}
        if play in fields:
            return fields[play]
        if "Rambolito" in play or play.startswith("PERM"):
            return ORDERS[f"{whole}:{orders_of(play)}"]
        return 10**whole

    return field_of


def digit_tiers(play):
    if play == "PCSO_6D":
        return ("6", "5", "4", "3", "2")
    return ("1st", "2nd", "3rd") if play in ("PCSO_Standard", "PCSO_PERM", "PCSO_ROLL1", "PCSO_ROLL4") else ("WIN",)


def read_digits(length):
    def read(text):
        if len(text) != length or not text.isdigit():
            raise ValueError("result")
        return list(text)

    return read


# Six of N


def lotto_notes(last):
    balls = [str(n).zfill(2) for n in range(1, last + 1)]

    def notes_of(play, pick):
        if play.startswith("PCSO_"):
            numbers = legal([w for (w,) in words_of(pick, 2, 2)], last)
            if len(numbers) != {"PCSO_Standard": 6, "PCSO_5Roll": 5}.get(play) and not play.endswith(f"SYS{len(numbers)}"):
                raise ValueError("how many")
            if play == "PCSO_5Roll":
                return [six_of([*numbers, other]) for other in balls if other not in numbers]
            return [six_of(each) for each in combinations(numbers, 6)]
        if play == "Any" or play.startswith("Position"):
            numbers = legal([w for (w,) in words_of(pick, 2, 2)], last)
            if play == "Any":
                return [win(lambda d, n=n: n in d) for n in numbers]
            return [win(lambda d, n=n: d[int(play[8:]) - 1] == n) for n in numbers]
        count = 2 if "2" in play else 3
        part = (lambda d: d[:count]) if play.startswith("First") else (lambda d: d[-count:])
        kind = exact if play.endswith("Straight") else any_order
        return [kind(legal(line, last), part) for line in words_of(pick, 2 * count, 2)]

    return notes_of


def six_of(numbers):
    def tier_of(d):
        right = sum(n in d for n in numbers)
        return str(right) if right >= 3 else None

    return tiered(tier_of)


def lotto_field(last):
    def field_of(play):
        if play.startswith("PCSO_"):
            return comb(last, 6)
        if play == "Any" or play.startswith("Position"):
            return last
        return (perm if play.endswith("Straight") else comb)(last, 2 if "2" in play else 3)

    return field_of


def lotto(last):
    def read(text):
        return legal(numbers_of(text, 6, last), last)

    tiers = lambda play: ("6", "5", "4", "3") if play.startswith("PCSO_") else ("WIN",)  # noqa: E731
    return Game(read, lotto_notes(last), lotto_field(last), tiers)


def pair(last):
    return Game(lambda text: numbers_of(text, 2, last), pair_notes(last), pair_field(last))


GAMES = {
    "TL2D": pair(31), "TL2D37": pair(37),
    **{f"TL{n}D": Game(read_digits(n), digit_notes(n), digit_field(n), digit_tiers) for n in (3, 4, 6)},
    **{f"TL6{n}": lotto(n) for n in (42, 45, 49, 55, 58)},
}
