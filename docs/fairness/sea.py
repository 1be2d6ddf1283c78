"""The quick games: dice, coins, colours, WinGo, 5D, a race, fan tan and baccarat, note by note."""

from board import TIED, Family, Play, alike, own, side
from k3 import K3, triple
from k3 import read as digits

SYMBOLS = {
    "VBC": ["DEER", "GOURD", "ROOSTER", "FISH", "CRAB", "PRAWN"],
    "CLR": ["RED", "GREEN", "BLUE", "YELLOW", "WHITE", "PINK"],
}
FANS = "1234"
# On which third cards of the player the banker draws, by the banker's own total.
BANKER = [range(10)] * 3 + [(0, 1, 2, 3, 4, 5, 6, 7, 9), range(2, 8), range(4, 8), (6, 7), ()]


def listed(numbers):
    """A printed result of numbers with commas."""
    return tuple(int(n) for n in numbers.split(","))


def tai_xiu(s, d):
    return not triple(d) and side("B" if s == "TAI" else "S", sum(d), 11)


def by_count(symbols):
    def pays(s, d, row):
        count = d.count(symbols.index(s) + 1)
        return str(count) if count else None

    return Play(symbols, pays, ["1", "2", "3"])


def coins(s, d):
    red = d.count(1)
    if s in ("EVEN", "ODD"):
        return red % 2 == (s == "ODD")
    return red == {"ALLRED": 4, "ALLWHITE": 0, "R3W1": 3, "W3R1": 1}[s]


def colour(s, d, row):
    is_violet = d[0] in (0, 5)
    if s == "violet":
        return s if is_violet else None
    if d[0] % 2 != (s == "green"):
        return None
    return s + "Violet" if is_violet else s


def at_place(holds):
    return lambda s, d, row: "WIN" if holds(s, d[row]) else None


def fan(d):
    return str(sum(d) % 4 or 4)


def nim(s, d, row):
    return s if fan(d) == s[0] else TIED if fan(d) == s[2] else None


FAN_TAN = {
    "Fan": Play(FANS, own(lambda s, d: fan(d) == s)),
    "Kwok": Play(["1-2", "2-3", "3-4", "4-1"], own(lambda s, d: fan(d) in s)),
    "Nim": Play([f"{a}-{b}" for a in FANS for b in FANS if a != b], nim),
    "BSOE": Play("BSOE", own(lambda s, d: side(s, int(fan(d)), 3))),
}


def rank(card):
    return (card - 1) % 13


def points(cards):
    return sum(rank(card) + 1 for card in cards if rank(card) < 9) % 10


def coup(cards):
    """The hands of player and banker after the third cards."""
    player, banker, rest = [cards[0], cards[2]], [cards[1], cards[3]], list(cards[4:])
    if max(points(player), points(banker)) < 8:
        own_total = points(banker)
        if points(player) <= 5:
            player.append(rest.pop(0))
            draws = points(player[2:]) in BANKER[own_total]
        else:
            draws = own_total <= 5
        banker += rest[:1] if draws else []
    return player, banker


def winner(d):
    player, banker = map(points, coup(d))
    return "PLAYER" if player > banker else "BANKER" if banker > player else "EQUAL"


def six(d):
    return winner(d) == "BANKER" and points(coup(d)[1]) == 6


def hand(halves):
    def pays(s, d, row):
        if winner(d) != s:
            return TIED if winner(d) == "EQUAL" else None
        return "BANKER6" if halves and six(d) else s

    tiers = ["BANKER", "BANKER6", "PLAYER", "EQUAL"] if halves else None
    return Play(["BANKER", "PLAYER", "EQUAL"], pays, tiers)


def pair(s, d):
    cards = d[0:4:2] if s == "PLAYER" else d[1:4:2]
    return rank(cards[0]) == rank(cards[1])


def baccarat(halves):
    return Family(listed, {
        "Main": hand(halves),
        "Pair": Play(["PLAYER", "BANKER"], own(pair)),
        "SuperSix": Play(["SIX"], own(lambda s, d: six(d))),
    })


GAMES = {
    "VTX": Family(digits, {
        "TaiXiu": Play(["TAI", "XIU"], own(tai_xiu)),
        "BS": Play("BS", own(lambda s, d: side(s, sum(d), 11))),
    }),
    "VXD": Family(digits, {
        "XocDia": Play(["EVEN", "ODD", "ALLRED", "ALLWHITE", "R3W1", "W3R1"], own(coins)),
    }),
    "VBC": Family(digits, {"Symbol": by_count(SYMBOLS["VBC"])}),
    "CLR": Family(digits, {
        "Color": by_count(SYMBOLS["CLR"]),
        "ColorTriple": Play(
            SYMBOLS["CLR"],
            alike(lambda s, d: d.count(SYMBOLS["CLR"].index(s) + 1) == 3),
            ["WIN"],
        ),
        "AnyTriple": Play(["ANY"], alike(lambda s, d: triple(d)), ["WIN"]),
    }),
    "WGG": Family(digits, {
        "Color": Play(
            ["red", "green", "violet"],
            colour,
            ["red", "redViolet", "green", "greenViolet", "violet"],
        ),
        "Number": Play("0123456789", alike(lambda s, d: d[0] == int(s)), ["WIN"]),
        "BigSmall": Play("BS", own(lambda s, d: side(s, d[0], 5))),
    }),
    "5D": Family(digits, {
        "Position": Play("0123456789", at_place(lambda s, n: n == int(s)), ["WIN"], 5),
        "PositionBSOE": Play("BSOE", at_place(lambda s, n: side(s, n, 5)), ["WIN"], 5),
        "SumBSOE": Play("BSOE", own(lambda s, d: side(s, sum(d), 23))),
    }),
    "SEAK3": K3,
    "SEAPK10": Family(listed, {
        "Ranking": Play(
            [f"{n:02}" for n in range(1, 11)], at_place(lambda s, n: n == int(s)), ["WIN"], 10
        ),
        "PlaceBS": Play("BS", at_place(lambda s, n: side(s, n, 6)), ["WIN"], 10),
        "PlaceOE": Play("OE", at_place(lambda s, n: side(s, n, 6)), ["WIN"], 10),
    }),
    "FANTAN": Family(listed, FAN_TAN),
    "FANTAN5D": Family(digits, FAN_TAN),
    "FANTANK3": Family(digits, FAN_TAN),
    "BCR": baccarat(False),
    "BCB": baccarat(True),
}
