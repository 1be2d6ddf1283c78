"""The plays of 11x5 and PK10 (numbers drawn one after the other), written out note by note."""

from itertools import combinations, permutations, product
from math import comb, perm

from board import NEVER, TIED, Family, Play, own, side
from ssc import lines_of


def read(numbers):
    """A printed result as its numbers in the order drawn."""
    drawn = tuple(map(int, numbers.split(",")))
    if len(set(drawn)) != len(drawn):
        raise ValueError("result")
    return drawn


class Sets(Play):
    """A play whose notes are numbers: `written` writes them out of a pick, `wins` asks a draw."""

    def __init__(self, written, wins, size, space):
        super().__init__([], None, ["WIN"], 1, space)
        self.written, self.wins, self.size = written, wins, size

    def notes(self, pick):
        return [("WIN", lambda d, n=n: self.wins(n, d), NEVER) for n in self.written(pick)]

    def field(self):
        return self.size


def rows_of(pick):
    rows = [[int(n) for n in row.split(",")] for row in pick.split("|")]
    if any(row != sorted(set(row)) for row in rows):
        raise ValueError("pick")
    return rows


def in_order(pick):
    """One number of each row, all different."""
    return [n for n in product(*rows_of(pick)) if len(set(n)) == len(n)]


def entries(count):
    """Numbers of two digits each, typed one after the other."""

    def written(pick):
        lines = ["".join(map(str, line)) for line in lines_of(pick, 2 * count)]
        return [tuple(int(line[at : at + 2]) for at in range(0, len(line), 2)) for line in lines]

    return written


def any_of(count):
    return lambda pick: list(combinations(rows_of(pick)[0], count))


def with_bankers(count):
    """All bankers, and others up to `count`."""

    def written(pick):
        bankers, others = rows_of(pick)
        if set(bankers) & set(others) or len(bankers) >= count:
            raise ValueError("pick")
        return [tuple(bankers) + rest for rest in combinations(others, count - len(bankers))]

    return written


def starts(note, draw):
    return draw[: len(note)] == note


def starts_mixed(note, draw):
    return set(draw[: len(note)]) == set(note)


def covers(drawn):
    """The shorter of the note and the first `drawn` numbers lies within the longer."""
    return lambda note, draw: set(note) <= set(draw[:drawn]) or set(draw[:drawn]) <= set(note)


def symbols(high):
    return [f"{n:02}" for n in range(1, high + 1)]


def places(high, count, space):
    return Play(symbols(high), lambda s, d, row: "WIN" if d[row] == int(s) else None, ["WIN"], count, space)


def duel(left, right, space=None):
    return Play("DT", own(lambda s, d: (d[left] > d[right]) == (s == "D")), space=space)


def equally(draws):
    return [(draw, 1) for draw in draws]


def eleven_five():
    every = equally(permutations(range(1, 12), 5))
    sets = equally(combinations(range(1, 12), 5))
    ball = lambda s, d, row: TIED if d[row] == 11 else "WIN" if side(s, d[row], 6) else None  # noqa: E731

    def total(symbol, d, row):
        if sum(d) == 30 and symbol in "BS":
            return TIED
        return symbol if side(symbol, sum(d), 31) else None

    plays = {}
    for count in (3, 2):
        first, starting = f"First{count}", equally(permutations(range(1, 12), count))
        group = comb(11, count)
        plays |= {
            first + "Straight": Sets(in_order, starts, perm(11, count), starting),
            first + "Straight_Single": Sets(entries(count), starts, perm(11, count), starting),
            first + "Com": Sets(any_of(count), starts_mixed, group, starting),
            first + "Com_Single": Sets(entries(count), starts_mixed, group, starting),
            first + "Com_Dantuo": Sets(with_bankers(count), starts_mixed, group, starting),
        }
    for count in range(1, 9):
        plays[f"Any{count}"] = Sets(any_of(count), covers(5), comb(11, count), sets)
    for count in range(2, 9):
        plays[f"Any{count}_Dantuo"] = Sets(with_bankers(count), covers(5), comb(11, count), sets)
    odd = lambda d: sum(n % 2 for n in d)  # noqa: E731
    return plays | {
        "First3NoPos": Sets(any_of(1), covers(3), 11, every),
        "First1": places(11, 1, every),
        "FixedPlace": places(11, 5, every),
        "BallNumber": places(11, 5, every),
        "OECounts": Play("012345", own(lambda s, d: odd(d) == int(s)), space=sets),
        "MidNumber": Play(
            [f"{n:02}" for n in range(3, 10)], own(lambda s, d: sorted(d)[2] == int(s)), space=sets
        ),
        "BallBSOE": Play("BSOE", ball, ["WIN"], 5, every),
        "SumBSOE": Play("BSOE", total, space=sets),
        "SumTailBS": Play("BS", own(lambda s, d: side(s, sum(d) % 10, 5)), space=sets),
        "DragonTiger_1v5": duel(0, 4, every),
    }


def at_places(left, right):
    """Every pair of numbers at two places of ten; the other places are of no account."""
    draws = []
    for pair in permutations(range(1, 11), 2):
        draw = [0] * 10
        draw[left], draw[right] = pair
        draws.append(tuple(draw))
    return equally(draws)


def pk10():
    # In the ten turns every number stands once at every place.
    turns = equally(tuple((turn + place) % 10 + 1 for place in range(10)) for turn in range(10))
    top = {count: equally(permutations(range(1, 11), count)) for count in (2, 3, 4, 5)}
    of_two = lambda d: d[0] + d[1]  # noqa: E731
    tied = lambda s, d, row: TIED if of_two(d) == 11 else s if side(s, of_two(d), 12) else None  # noqa: E731
    plays = {
        "Top1": places(10, 1, turns),
        "Fixed": places(10, 10, turns),
        "Sum12": Play(map(str, range(3, 20)), own(lambda s, d: of_two(d) == int(s)), space=top[2]),
        "Sum123": Play(map(str, range(6, 28)), own(lambda s, d: sum(d[:3]) == int(s)), space=top[3]),
        "SumBSOE_Split": Play("BSOE", own(lambda s, d: side(s, of_two(d), 12)), space=top[2]),
        "SumBSOE_Tie11": Play("BSOE", tied, space=top[2]),
        "PlaceBSOE": Play(
            "BSOE", lambda s, d, row: "WIN" if side(s, d[row], 6) else None, ["WIN"], 10, turns
        ),
    }
    for count in (2, 3, 4, 5):
        plays[f"Top{count}"] = Sets(in_order, starts, perm(10, count), top[count])
    for count in (2, 3):
        plays[f"Top{count}_Single"] = Sets(entries(count), starts, perm(10, count), top[count])
        plays[f"Top{count}Com"] = Sets(any_of(count), starts_mixed, comb(10, count), top[count])
    for at in range(5):
        plays[f"DragonTiger_{at + 1}v{10 - at}"] = duel(at, 9 - at, at_places(at, 9 - at))
    return plays


ELEVEN_FIVE = Family(read, eleven_five())
PK10 = Family(read, pk10())
