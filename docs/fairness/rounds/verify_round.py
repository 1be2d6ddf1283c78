#!/usr/bin/env python3
"""Verifies rounds of one player (LG1) and bets of crash (LD2) from their files, with the standard
library alone.

    python3 docs/fairness/rounds/verify_round.py ROUND.json ...

A file is what GET /verify/round/ID of the studio answers. Prints `verified`, `void` (the round had no
result, which is proved), `sealed` or `failed` for each; the exit code is 1 unless all are proved. Tables of plinko, keno, wheel and video poker,
and the models of the slots, are data files of packages/rules/data.
"""

import hashlib
import hmac
import json
import math
import pathlib
import sys
from fractions import Fraction

from crash_round import verify_crash, verify_void
from slot_rounds import Slot, model_of

DATA = pathlib.Path(__file__).resolve().parents[3] / "packages" / "rules" / "data"
TABLES = json.loads((DATA / "instant-games.json").read_text(encoding="utf8"))
TOWER = {"EASY": (4, 3), "MEDIUM": (3, 2), "HARD": (2, 1), "EXPERT": (3, 1), "MASTER": (4, 1)}


class Failed(Exception):
    pass


def check(holds, what):
    if not holds:
        raise Failed(what)


def lp(text):
    data = text.encode()
    return len(data).to_bytes(4, "big") + data


class Stream:
    def __init__(self, key):
        self.key, self.index, self.left = key, 0, []

    def word(self):
        if not self.left:
            block = hmac.new(self.key, b"LD1/stream" + self.index.to_bytes(4, "big"), "sha256").digest()
            self.left = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
            self.index += 1
        return self.left.pop(0)

    def below(self, m):
        bound = 2**32 - 2**32 % m
        while True:
            word = self.word()
            if word < bound:
                return word % m

    def picks(self, count, size):
        numbers = list(range(1, size + 1))
        for at in range(count):
            other = at + self.below(size - at)
            numbers[at], numbers[other] = numbers[other], numbers[at]
        return numbers[:count]


def tenth(price):
    return int(Fraction(str(price)) * 10_000)


def dice(s, p, _choices):
    roll, target = s.below(10_000), p["target"]
    wins = target if p["side"] == "UNDER" else 9_999 - target
    check(1 <= wins <= 9_800, "the target is not offered")
    won = roll < target if p["side"] == "UNDER" else roll > target
    return {"roll": roll}, 99_000_000 // wins if won else 0


def limbo(s, p, _choices):
    first, second = s.word(), s.word()
    point = min(99 * 2**52 // ((first << 20 | second >> 12) + 1), 10**8)
    point = 100 if point < 101 else point
    check(101 <= p["target"] <= 10**8, "the target is not offered")
    return {"x100": point}, p["target"] * 100 if point >= p["target"] else 0


def plinko(s, p, _choices):
    path = [s.below(2) for _ in range(p["rows"])]
    return {"path": path}, tenth(TABLES["plinko"][p["risk"]][str(p["rows"])][sum(path)])


def keno(s, p, _choices):
    drawn = s.picks(10, 40)
    prices = TABLES["keno"][p["risk"]][str(len(set(p["picks"])))]
    return {"drawn": drawn}, tenth(prices[len(set(p["picks"]) & set(drawn))])


def wheel(s, p, _choices):
    prices = TABLES["wheel"][p["risk"]][str(p["segments"])]
    segment = s.below(len(prices))
    return {"segment": segment}, tenth(prices[segment])


def mines(s, p, choices):
    count = p["mines"]
    positions = sorted(s.picks(count, 25))
    lost = any(tile in positions for tile in choices)
    opened = len(choices)
    times = 0 if lost or not opened else 9_900 * math.comb(25, opened) // math.comb(25 - count, opened)
    return {"positions": positions}, times


def tower(s, p, choices):
    tiles, safe = TOWER[p["level"]]
    rows = [sorted(s.picks(safe, tiles)) for _ in range(9)]
    fell = any(pick not in rows[at] for at, pick in enumerate(choices))
    times = 0 if fell or not choices else 9_900 * tiles ** len(choices) // safe ** len(choices)
    return {"safeTiles": rows}, times


def coin(s, _p, choices):
    flips = ["HT"[s.below(2)] for _ in range(20)]
    right = all(call == flips[at] for at, call in enumerate(choices))
    return {"flips": flips}, 9_900 * 2 ** len(choices) if right and choices else 0


def hilo(s, _p, choices):
    cards = [1 + s.below(52) for _ in range(52)]
    top, bottom, won = 9_900, 1, False
    for at, guess in enumerate(choices):
        rank, drawn = (cards[at] - 1) % 13 + 1, (cards[at + 1] - 1) % 13 + 1
        if guess == "SKIP":
            continue
        edge = rank in (1, 13)
        check(guess != "SAME" or edge, "the guess is not offered")
        check((guess, rank) not in (("HIGHER", 13), ("LOWER", 1)), "the guess is not offered")
        ranks = 1 if guess == "SAME" else 12 if edge else 14 - rank if guess == "HIGHER" else rank
        right = {
            "SAME": drawn == rank,
            "HIGHER": drawn > rank or drawn == rank and not edge,
            "LOWER": drawn < rank or drawn == rank and not edge,
        }[guess]
        if not right:
            return {"cards": cards}, 0
        top, bottom, won = top * 13, bottom * ranks, True
    return {"cards": cards}, top // bottom if won else 0


def poker(s, _p, choices):
    deck = s.picks(52, 52)
    if not choices:
        return {"deck": deck}, 0
    following = iter(deck[5:])
    hand = [card if place in choices[0] else next(following) for place, card in enumerate(deck[:5])]
    ranks = sorted((card - 1) % 13 + 1 for card in hand)
    flush = len({(card - 1) // 13 % 4 for card in hand}) == 1
    royal = ranks == [1, 10, 11, 12, 13]
    straight = royal or len(set(ranks)) == 5 and ranks[4] - ranks[0] == 4
    counts = "".join(sorted((str(ranks.count(rank)) for rank in set(ranks)), reverse=True))
    paired = [rank for rank in set(ranks) if ranks.count(rank) == 2]
    name = (
        ("ROYAL" if royal else "STRAIGHT_FLUSH") if flush and straight
        else "QUADS" if counts[0] == "4" else "FULL_HOUSE" if counts == "32"
        else "FLUSH" if flush else "STRAIGHT" if straight
        else "TRIPS" if counts[0] == "3" else "TWO_PAIR" if counts[:2] == "22"
        else "JACKS" if counts[0] == "2" and (paired[0] == 1 or paired[0] > 10) else None
    )
    return {"deck": deck}, tenth(TABLES["videoPoker"][name]) if name else 0


# House jackpots: the level, and one win in so many stakes of one PHP; one PHP in each currency.
JACKPOTS = (("MINI", 5_000), ("MAJOR", 200_000), ("GRAND", 5_000_000))
FACTORS = {"PHP": (1, 1), "VND": (500, 1), "IDR": (300, 1), "THB": (6, 10), "CNY": (125, 1000)}


def check_jackpots(s, f, stake):
    """The draws after the book; what a pot came to is of the house's books."""
    if f.get("jackpots") is None:
        return
    times, per = FACTORS[f["currency"]]
    check(len(f["jackpots"]) == len(JACKPOTS), "each level is drawn")
    for stated, (level, one_in) in zip(f["jackpots"], JACKPOTS):
        number, threshold = s.below(10**9), stake * 10**9 // (10_000 * (one_in * times // per))
        drawn = {"level": level, "number": number, "threshold": threshold}
        check({key: stated[key] for key in drawn} == drawn, "the key gives the draws of the jackpots")
        check(stated["paid"] is None or number < threshold and units(stated["paid"]) >= 0, "what was paid was won")


GAMES = {
    "dice": dice, "limbo": limbo, "plinko": plinko, "keno": keno, "wheel": wheel, "mines": mines,
    "tower": tower, "coin": coin, "hilo": hilo, "video-poker": poker,
}


def units(text):
    whole, _, part = text.partition(".")
    check(whole.isdigit() and len(part) == 4 and part.isdigit(), "an amount has four places")
    return int(whole) * 10_000 + int(part)


def verify(f):
    if f["scheme"] == "LD2":
        return verify_crash(f)
    if f["scheme"] == "LD2/void":
        return verify_void(f)
    check(f["scheme"] == "LG1", "the scheme is LG1")
    if f["serverSeed"] is None:
        return "sealed"
    seed = bytes.fromhex(f["serverSeed"])
    check(len(seed) == 32, "a seed has 32 bytes")
    commit = hashlib.sha256(b"LG1/commit" + lp(f["pairId"]) + seed).hexdigest()
    check(commit == f["commitment"], "the seed opens its commitment")
    nonce = f["nonce"]
    message = b"LG1/key" + lp(f["pairId"]) + lp(f["clientSeed"]) + lp(f["game"]) + nonce.to_bytes(8, "big")
    stream = Stream(hmac.new(seed, message, "sha256").digest())
    code, _, version = f["game"].rpartition("/")
    cost = 100
    if code in GAMES:
        check(version == "1", "the version is known")
        outcome, times = GAMES[code](stream, f["parameters"], f["choices"])
        check(outcome == f["outcome"], "the key gives the outcome")
    else:
        model = model_of(code)
        check(version == str(model["version"]), "the version is known")
        slot = Slot(model, stream.below)
        mode = f["parameters"]["mode"]
        total = slot.play(mode)
        cost, times = model["modes"][mode]["cost"], total * 100
        reveals = [e["paddingPositions"] for e in f["outcome"]["events"] if e["type"] == "reveal"]
        check(reveals == slot.stops, "the reels stop where the key says")
        check(f["outcome"]["total"] == total, "the book has the total")
        check(f["outcome"]["events"][-1]["amount"] == total, "the book ends with the total")
    base = units(f["baseStake"])
    check(units(f["stake"]) == base * cost // 100, "the stake is the cost of the mode")
    check(f["multiplier"] == str(times), "the outcome gives the multiplier")
    check(units(f["payout"]) == base * times // 10_000, "the multiplier gives the payout")
    check_jackpots(stream, f, units(f["stake"]))
    return "verified"


def main(paths):
    all_verified = bool(paths)
    for path in paths:
        try:
            verdict = verify(json.loads(pathlib.Path(path).read_text(encoding="utf8")))
        except (Failed, KeyError, ValueError, TypeError, IndexError, AttributeError, OSError) as error:
            verdict = f"failed: {error}"
        all_verified &= verdict in ("verified", "void")
        print(f"{path}: {verdict}")
    return 0 if all_verified else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
