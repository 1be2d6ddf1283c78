"""Verifies a bet of a shared round of crash (LD2): both chains of seeds, the lines of the studio's log
with the heads of the witness, the root over all bets, the key, the crash point and the cash-out. Of a
void round, which opens no seeds: chain, opening, root, bets, receipt, and the line that ends it."""

import hashlib
import hmac
import math
import pathlib
import re
import sys
from decimal import Decimal, localcontext

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from proof_parts import H, canon, log_line, lp, need, signed, u64, unhex  # noqa: E402

FIELDS = {
    "scheme", "game", "round", "mode", "rules", "rulesHash", "chain", "drawId", "place", "seed", "reveal",
    "revealSignature", "root", "count", "key", "point", "logKey", "log", "witness", "bets", "seq", "receipt",
    "cashOut", "stake", "multiplier", "payout",
}
VOID_FIELDS = FIELDS - {
    "seed", "reveal", "revealSignature", "key", "point", "cashOut", "multiplier", "payout",
} | {"commit", "reason", "refund", "isRootSeen"}
CHAIN_FIELDS = {"id", "length", "head", "party", "partyHead", "publicKey", "signature"}


def before(chain_id, seed):
    return H(b"LD1/chain" + lp(chain_id) + seed)


def down(chain_id, seed, places):
    for _ in range(places):
        seed = before(chain_id, seed)
    return seed


def merkle(leaves):
    if not leaves:
        return H(b"LD1/empty")
    while len(leaves) > 1:
        pairs = [leaves[at : at + 2] for at in range(0, len(leaves), 2)]
        leaves = [H(b"LD1/node\x01" + b"".join(pair)) if len(pair) == 2 else pair[0] for pair in pairs]
    return leaves[0]


def point_of(key):
    block = hmac.new(key, b"LD1/stream" + (0).to_bytes(4, "big"), "sha256").digest()
    first, second = int.from_bytes(block[:4], "big"), int.from_bytes(block[4:8], "big")
    point = min(99 * 2**52 // ((first << 20 | second >> 12) + 1), 10**8)
    return point if point >= 101 else 100


def growth_at(ms):
    """The multiplier in hundredths after a number of milliseconds."""
    need(type(ms) is int and 0 <= ms < 10**7, "the time of the cash-out")
    with localcontext() as context:
        context.prec = 60
        return math.floor(100 * (Decimal(ms) * Decimal("0.00006")).exp())


def hundredths(text):
    need(re.fullmatch(r"(?:0|[1-9]\d{0,6})\.\d\d", text), "a multiplier has two places")
    return int(text.replace(".", ""))


def units(text):
    need(re.fullmatch(r"\d+\.\d{4}", text), "an amount has four places")
    return int(text.replace(".", ""))


def verify_crash(f):
    need(set(f) == FIELDS, "the fields of the file")
    rules_hash = rules_of(f)
    chain, draw_id = f["chain"], f["drawId"]
    commit, party_commit = chains(f, chain)
    last = log(f, chain, commit, "reveal")
    need(last == {"drawId": draw_id, "seed": f["seed"], "reveal": f["reveal"], "point": f["point"]},
         "the line of the seeds")
    other(f, chain)
    reveal(f, chain, commit, party_commit)
    own = bets(f, commit)
    beacon = H(unhex(f["reveal"]))
    message = b"LD1/key" + lp(draw_id) + rules_hash + unhex(f["root"]) + u64(f["count"]) + u64(0) + beacon
    key = hmac.new(unhex(f["seed"]), message, hashlib.sha256).digest()
    need(key.hex() == f["key"], "the key")
    point = point_of(key)
    need(point == f["point"], "the key gives the point")
    cash_out(f, own, point)
    return "verified"


def verify_void(f):
    need(set(f) == VOID_FIELDS, "the fields of the file")
    rules_of(f)
    chain, place = f["chain"], place_of(f)
    commit, head = unhex(f["commit"]), unhex(chain["head"])
    need(all(len(seed) == 32 for seed in (commit, head, unhex(chain["partyHead"]))), "a seed has 32 bytes")
    need(down(chain["id"], commit, place - 1) == head, "the opening leads to the head of its chain")
    last = log(f, chain, commit, "void")
    need(f["reason"] in ("no_reveal", "no_witness", "interrupted"), "the reason is known")
    need(last == {"drawId": f["drawId"], "reason": f["reason"]}, "the line of the end")
    other(f, chain)
    bets(f, commit)
    seen = f["isRootSeen"]
    heads = 0 if f["mode"] == "house" else 3 if seen else 2
    need(type(seen) is bool and len(f["witness"]) == heads, "the heads of the witness")
    need(f["mode"] == "cosign" or not seen, "the house has no witness")
    need(units(f["stake"]) == units(f["refund"]), "the stake went back")
    return "void"


def rules_of(f):
    chain, rules = f["chain"], f["rules"]
    need(set(chain) == CHAIN_FIELDS and set(f["receipt"]) == {"at", "signature"}, "the fields of its parts")
    need(f["game"] == "crash/1" and rules["game"] == "crash" and rules["version"] == 1, "the game is known")
    need(rules["edgePpm"] == 10_000, "the edge is known")
    need(f["mode"] in ("cosign", "house"), "the mode is known")
    need(rules["mode"] == f["mode"] and rules["party"] == chain["party"], "the rules name mode and party")
    rules_hash = H(canon(rules).encode())
    need(rules_hash.hex() == f["rulesHash"], "the hash of the rules")
    return rules_hash


def place_of(f):
    chain, place = f["chain"], f["place"]
    need(type(place) is int and 1 <= place <= chain["length"], "the round is one of the chain")
    need(f["drawId"] == f"{chain['id']}:{place}", "the number of the round")
    return place


def chains(f, chain):
    place = place_of(f)
    seeds = [unhex(text) for text in (f["seed"], f["reveal"], chain["head"], chain["partyHead"])]
    need(all(len(seed) == 32 for seed in seeds), "a seed has 32 bytes")
    party_id = f"{chain['id']}/{chain['party']}"
    commit, party_commit = before(chain["id"], seeds[0]), before(party_id, seeds[1])
    need(down(chain["id"], commit, place - 1) == seeds[2], "the seed leads to the head of its chain")
    need(down(party_id, party_commit, place - 1) == seeds[3], "the reveal leads to the head of its chain")
    return commit, party_commit


def log(f, chain, commit, end):
    """Checks the lines of the round, and returns what the last one says."""
    need([line["kind"] for line in f["log"]] == ["chain", "open", "root", end], "the lines of the log")
    for line in f["log"]:
        log_line(f, line)
    seqs, times = [line["seq"] for line in f["log"]], [line["at"] for line in f["log"]]
    need(seqs == sorted(set(seqs)) and times == sorted(times), "the lines are in order")
    first, opened, rooted, last = (line["body"] for line in f["log"])
    own_head = chain["partyHead"] if f["mode"] == "house" else ""
    need(first == {
        "chainId": chain["id"], "head": chain["head"], "length": chain["length"],
        "rulesHash": f["rulesHash"], "party": chain["party"], "ownHead": own_head,
    }, "the line of the chain")
    opens, closes, closed = opened["opensAt"], opened["closesAt"], rooted["closedAt"]
    need(opened == {"drawId": f["drawId"], "commit": commit.hex(), "opensAt": opens, "closesAt": closes}
         and opens < closes, "the line of the opening")
    need(rooted == {"drawId": f["drawId"], "root": f["root"], "count": f["count"], "closedAt": closed}
         and closed >= closes, "the line of the root")
    return last


def other(f, chain):
    if f["mode"] == "house":
        need(chain["party"] == "house" and chain["publicKey"] == "" and chain["signature"] == "", "the house")
        need(f["witness"] == [], "the house is its own party")
        return
    party, key = chain["party"], chain["publicKey"]
    message = b"LD2/cosign-commit" + lp(chain["id"]) + lp(party) + unhex(chain["head"]) + unhex(chain["partyHead"])
    need(signed(key, H(message), chain["signature"]), "the co-signer's commitment")
    need(len(f["witness"]) in (2, 3), "the heads of the witness")
    for line, head in zip(f["log"], f["witness"]):
        need(set(head) == {"party", "publicKey", "log", "seq", "hash", "at", "signature"}, "a head")
        need((head["seq"], head["hash"], head["log"]) == (line["seq"], line["hash"], "rounds"), "a head's line")
        need(head["party"] == party and head["publicKey"] == key, "the party of a head")
        message = b"LD2/head" + lp(party) + lp("rounds") + u64(head["seq"]) + unhex(head["hash"]) + u64(head["at"])
        need(signed(key, H(message), head["signature"]), "the signature of a head")
    _, opening, *closing = (head["at"] for head in f["witness"])
    need(opening < f["log"][1]["body"]["opensAt"], "the opening was seen before the first bet")
    need(all(at >= opening for at in closing), "the times of the witness")


def reveal(f, chain, commit, party_commit):
    if f["mode"] == "house":
        need(f["revealSignature"] == "", "the house is its own party")
        return
    need(len(f["witness"]) == 3, "three heads of the witness")
    root_line = f["log"][2]
    message = (
        b"LD2/cosign-reveal" + lp(f["drawId"]) + lp(chain["party"]) + commit + unhex(f["root"]) + u64(f["count"])
        + party_commit + unhex(f["reveal"]) + u64(root_line["seq"]) + unhex(root_line["hash"])
    )
    need(signed(chain["publicKey"], H(message), f["revealSignature"]), "the co-signer's reveal")


def leaf_of(bet):
    return H(b"LD1/leaf\x00" + lp(canon(bet)))


def bets(f, commit):
    leaves = [leaf_of(bet) for bet in f["bets"]]
    need([bet["seq"] for bet in f["bets"]] == list(range(1, f["count"] + 1)), "the bets are numbered")
    need(merkle(leaves).hex() == f["root"], "the root over all bets")
    seq = f["seq"]
    need(type(seq) is int and 1 <= seq <= f["count"], "the own bet")
    own = f["bets"][seq - 1]
    need(own["id"] == f["round"] and own["stake"] == f["stake"], "the own bet and its stake")
    words = {
        "at": f["receipt"]["at"], "commit": commit.hex(), "drawId": f["drawId"],
        "leaf": leaves[seq - 1].hex(), "seq": seq,
    }
    message = H(b"LD2/receipt" + lp(canon(words)))
    need(signed(f["logKey"], message, f["receipt"]["signature"]), "the receipt")
    return own


def cash_out(f, own, point):
    auto = None if own["auto"] == "" else hundredths(own["auto"])
    stake, payout, out = units(f["stake"]), units(f["payout"]), f["cashOut"]
    if out is None:
        need(auto is None or auto > point, "an automatic cash-out was reached")
        need(f["multiplier"] == "0" and payout == 0, "nothing is paid without a cash-out")
        return
    need(set(out) == {"x100", "kind", "ms", "signature"}, "the fields of the cash-out")
    at, ms = out["x100"], out["ms"]
    need(type(at) is int and 101 <= at <= point, "the cash-out was in time")
    if out["kind"] == "AUTO":
        need(at == auto and ms == 0, "the automatic cash-out is that of the bet")
    else:
        need(out["kind"] == "MANUAL" and growth_at(ms) == at, "the multiplier of the time")
        need(auto is None or at < auto, "the automatic cash-out came first")
    words = {"drawId": f["drawId"], "leaf": leaf_of(own).hex(), "ms": ms, "seq": f["seq"], "x100": at}
    message = H(b"LD2/cash-out" + lp(canon(words)))
    need(signed(f["logKey"], message, out["signature"]), "the signature of the cash-out")
    need(f["multiplier"] == str(at * 100) and payout == stake * at // 100, "the payout")
