#!/usr/bin/env python3
"""Checks the proof file of a draw (schemes LD1 and LD2) with nothing but Python's standard library.

    python3 verify_draw.py FILE [--key HEX] [--party HEX] [--quick]
    python3 verify_draw.py --many [--key HEX] [--party HEX] [--quick] < FILES
    python3 verify_draw.py FILE --receipt RECEIPT

It shares no code with the house and checks the whole file, down to every stake and payout, but not
the BLS signature of a drand round: in mode `drand` it ends with "incomplete".
--key is the log key that the house published; without it the file's key is only consistent with
itself. --party is the key of a co-signer as it publishes it at its own address; give it as often as
there are co-signers. --receipt is what the site saved of a player's bet, one receipt or an order's. --quick leaves out stakes and payouts. --many reads and answers one file a line.
Exit: 0 verified (of LD1: house not bound), entered (a result from outside) or void, 1 failed,
3 incomplete.
"""

import hmac
import re
import sys

sys.dont_write_bytecode = True  # The folder stays as it was downloaded.

import block
import draw_stream
from file_shape import parse, problems_of, read
from payouts import FAMILIES, cost_of, has_shares, payout_of, shares
from proof_parts import H, canon, lines, log_line, lp, names_of, need, unhex
from witnessed import GENESIS, PERIOD, cosigned, receipt, receipts_in, revealed, root_witnessed, witnessed

KINDS = ("commit", "root", "reveal", "result", "void")
CLOSE = {"closedAt", "tickets", "count", "totalStake", "root", "rootLoggedAt", "offers"}
DRAWN = {"beacon", "seed", "key", "numbers", "winners", "round"}
EXTRA = {"signature", "reveals", "block"}
SIGNED = {"commits", "witness", "between"}  # What others signed; of LD2 alone.
RULES = {"family", "lottery", "format", "length", "prizes", "max", "opensAt", "closesAt", "mode",
         "round", "parties", "styles", "oddsVersion", "maxPayout", "narrowPayout", "narrowShare"}
DRAWN_WITHIN = 600000
OLD = "verified, house not bound (LD1)"

def form(proof):
    own = {"layout"} if proof["rules"].get("format") == "ranks" else {"block", "blockAt"} & set(proof["rules"])
    extra = {"mark", "memberDrawPayout", "memberDayPayout", "independent", "keno"}
    need(set(proof["rules"]) - extra == RULES | own and draw_stream.keno_fits(proof["rules"]), "rules have other fields")
    said = proof["rules"].get("independent", 0 if proof["scheme"] == "LD1" else None)
    need(type(said) is int and said >= 0, "who is independent is not said")


def rules(proof):
    need(H(canon(proof["rules"]).encode()).hex() == proof["rulesHash"], "hash differs")
    r = proof["rules"]
    for name in ("lottery", "mode", "opensAt", "closesAt"):
        need(proof[name] == r[name], f"{name} differs from the rules")
    need(r["opensAt"] < r["closesAt"], "closes before it opens")
    need(proof.get("round", r["round"]) == r["round"], "round differs from the rules")
    due = -(-(r["closesAt"] + 15000 - GENESIS) // PERIOD) + 1 if r["mode"] == "drand" else 0
    need(r["round"] == due, "the round is not the one that was due")


def log(proof, key):
    need(key in (None, proof["logKey"]), "the log key is not the one given")
    before = None
    for line in proof["log"]:
        log_line(proof, line)
        need(line["body"]["drawId"] == proof["drawId"], "line of another draw")
        need(line["seq"] >= 1 and (line["seq"] == 1) == (line["prev"] == "0" * 64), "first line")
        if before:
            need(before["seq"] < line["seq"] and before["at"] <= line["at"], "order of lines")
            need(KINDS.index(before["kind"]) <= KINDS.index(line["kind"]), "order of kinds")
            if line["seq"] == before["seq"] + 1:
                need(line["prev"] == before["hash"], "chain broken")
        before = line
    need(all(len(lines(proof, kind)) <= 1 for kind in ("commit", "root", "result", "void")), "a line stands twice")


def commit_logged(proof):
    (line,) = lines(proof, "commit")
    body, r = line["body"], proof["rules"]
    own = {"commits"} if proof["scheme"] == "LD1" else {"opensAt", "closesAt", "ownCommit", "witnesses", "witnessKeys"}
    need(set(body) == {"drawId", "lottery", "rulesHash", "commit", "parties", "keys"} | own, "line")
    for name in ("lottery", "rulesHash", "commit"):
        need(body[name] == proof[name], f"{name} differs")
    need(body["parties"] == r["parties"], "parties differ")
    lists = ("parties", "keys") + (("commits",) if proof["scheme"] == "LD1" else ())
    counts = [len(names_of(body[name])) for name in lists]
    need(len(set(counts)) == 1, "parties without key or commitment")
    need(counts[0] >= 2 if r["mode"] == "cosign" else counts[0] == 0, "number of parties")
    need(line["at"] == proof["commitLoggedAt"] < proof["opensAt"], "logged too late")
    if proof["scheme"] == "LD2":
        need((body["opensAt"], body["closesAt"]) == (r["opensAt"], r["closesAt"]), "times differ")
        witnesses, keys = names_of(body["witnesses"]), names_of(body["witnessKeys"])
        need(len(witnesses) == len(keys) == len(set(keys)) == len(set(witnesses)) > 0, "witnesses")
        need(proof["logKey"] not in keys, "the house is its own witness")
        need(len(set(names_of(body["keys"]))) == counts[0], "one key for two parties")


def live_tickets(proof):
    live = {}
    for index, leaf in enumerate(proof["tickets"]):
        need(leaf["seq"] == index + 1, "the sequence has a gap")
        if "entry" in leaf:
            need(set(leaf) == {"id", "seq", "player", "entry", "nonce"}, "entry")
            need(proof["rules"]["format"] == "sum" and re.fullmatch(r"[0-9]{5}", leaf["entry"]), "entry")
        elif "cancels" in leaf:
            need(set(leaf) == {"id", "seq", "player", "cancels", "nonce"}, "cancellation")
            need(live.get(leaf["cancels"], {}).get("player") == leaf["player"], "cancellation")
            del live[leaf["cancels"]]
        else:
            live[leaf["seq"]] = leaf
    return live


def tickets(proof, quick):
    all_leaves = proof["tickets"]
    need(len(all_leaves) == proof["count"], "count differs")
    need(len({leaf["id"] for leaf in all_leaves}) == proof["count"], "a ticket stands twice")
    live = live_tickets(proof)
    need(sum(int(t["stake"]) for t in live.values()) == int(proof["totalStake"]), "total stake")
    for ticket in [] if quick else [leaf for leaf in all_leaves if not {"cancels", "entry"} & set(leaf)]:
        fields = {"id", "seq", "player", "play", "pick", "stake", "unit", "multiple", "style", "nonce"}
        need(set(ticket) == fields | {"odds" if ticket["style"] == "FIXED" else "group"} | ({"offer", "division"} if "offer" in ticket else set()), "ticket has other fields")
        need(ticket["style"] in proof["rules"]["styles"].split(","), "style not on sale")
        family = FAMILIES[proof["rules"]["family"]]
        notes = len(family.notes_of(ticket["play"], ticket["pick"]))
        stake = notes * cost_of(ticket, family) * ticket["multiple"]
        need(notes > 0 and stake == int(ticket["stake"]), f"stake of ticket {ticket['seq']}")


def root(proof):
    level = [H(b"LD1/leaf\0" + lp(canon(ticket))) for ticket in proof["tickets"]]
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [H(b"LD1/node\x01" + p[0] + p[1]) if len(p) == 2 else p[0] for p in pairs]
    need((level[0] if level else H(b"LD1/empty")).hex() == proof["root"], "root differs")


def root_logged(proof):
    (line,) = lines(proof, "root")
    names = ("drawId", "root", "count", "totalStake", "closedAt")
    need(line["body"] == {name: proof[name] for name in names}, "line differs")
    need(line["at"] == proof["rootLoggedAt"], "time differs")
    need(proof["closesAt"] <= proof["closedAt"] <= line["at"], "closed too early")


def beacon(proof, known):
    r, draw = proof["rules"], proof["drawId"]
    found = [line["body"] for line in lines(proof, "reveal")]
    need(("reveals" in proof) == (r["mode"] == "cosign"), "reveals")
    need(("signature" in proof) == (r["mode"] == "drand"), "signature")
    if r["mode"] == "house":
        value = H(b"LD1/house" + lp(draw))
        need(found == [], "reveals of nobody")
    elif r["mode"] == "drand":
        need(found == [{"drawId": draw, "party": "drand", "reveal": "", "signature": proof["signature"]}], "line")
        need(proof["rootLoggedAt"] < GENESIS + (r["round"] - 1) * PERIOD, "root after beacon")
        value = H(unhex(proof["signature"]))
    else:
        value = H(b"".join(unhex(each["reveal"]) for each in proof["reveals"]))
        revealed(proof, found, known)
    need(value.hex() == proof["beacon"], "beacon differs")


def numbers(proof):
    seed, rules_hash, draw = unhex(proof["seed"]), unhex(proof["rulesHash"]), lp(proof["drawId"])
    need(H(b"LD1/commit" + draw + rules_hash + seed).hex() == proof["commit"], "seed")
    message = b"LD1/key" + draw + rules_hash + unhex(proof["root"])
    message += proof["count"].to_bytes(8, "big") + proof["round"].to_bytes(8, "big")
    key = hmac.new(seed, message + unhex(proof["beacon"]), "sha256").digest()
    need(key.hex() == proof["key"], "key differs")
    entries = [int(leaf["entry"]) for leaf in proof["tickets"] if "entry" in leaf]
    need(proof["rules"]["format"] != "sum" or len(entries) >= 20, "too few entries")
    need(draw_stream.drawn(key, proof["rules"], entries, proof["drawId"]) == proof["numbers"], "numbers differ")
    found = lines(proof, "result")
    names = ("drawId", "seed", "numbers")
    need([line["body"] for line in found] == [{name: proof[name] for name in names}], "result line differs")
    in_time = found[0]["at"] < proof["rules"]["closesAt"] + DRAWN_WITHIN
    need(proof["scheme"] == "LD1" or in_time, "drawn later than ten minutes after the close")


def entered(proof):
    """A result from outside: no beacon and no key, only what the log says that was entered."""
    need(proof["mode"] == "entered" and not set(proof) & {"beacon", "key", "reveals"}, "mode")
    seed, rules_hash, draw = unhex(proof["seed"]), unhex(proof["rulesHash"]), lp(proof["drawId"])
    need(H(b"LD1/commit" + draw + rules_hash + seed).hex() == proof["commit"], "seed")
    names = ("drawId", "seed", "numbers")
    entered = [line["body"] for line in lines(proof, "result")]
    need(entered == [{name: proof[name] for name in names}], "result line differs")
    need(block.holds(proof, [line["body"] for line in lines(proof, "reveal")]), "block")


def winners(proof):
    family = FAMILIES[proof["rules"]["family"]]
    due, draw = [], family.read(proof["numbers"])
    for ticket in live_tickets(proof).values():
        payout = payout_of(ticket, proof["rules"], family, draw)
        if payout > 0:
            due.append({"seq": ticket["seq"], "play": ticket["play"], "payout": str(payout)})
    need(due == proof["winners"], "winners differ")


def judge(proof, say, key=None, parties=frozenset(), quick=False, mine=()):
    """The verdict on one proof file; every check is told to `say`."""
    wrong = problems_of(proof)
    if wrong:
        say(f"FAILED  form: malformed: {', '.join(wrong)}")
        return "failed"
    late = {line["kind"] for line in proof["log"]} & {"reveal", "result"}
    is_drawn = bool(set(proof) & ((DRAWN | EXTRA) - {"round"}) or late)
    is_closed = is_drawn or bool(set(proof) & CLOSE or lines(proof, "root"))
    is_outside = proof["rules"].get("mode") == "entered"
    is_new = proof["scheme"] == "LD2"
    checks = [("form", form), ("rules", rules), ("log", lambda p: log(p, key)), ("commit logged", commit_logged)]
    # A draw that is not bound yet is not on sale; an outside result does not wait for the witness.
    is_bound = is_closed or bool(SIGNED & set(proof))
    named = [line["body"].get("witnesses", "") for line in lines(proof, "commit")] + [""]
    is_seen = len(proof.get("witness", [])) > len(names_of(str(named[0])))
    if is_new and is_bound:
        checks += [("cosigned", lambda p: cosigned(p, parties)), ("witnessed", lambda p: witnessed(p, parties))]
    if is_closed:
        checks += [("tickets", lambda p: tickets(p, quick)), ("root", root)]
        checks += [("root logged", root_logged)]
    checks += [("shares", lambda p: shares(p, live_tickets(p)))] if has_shares(proof) else []
    if is_closed and is_new and (is_seen or is_drawn and not is_outside):
        checks += [("root witnessed", root_witnessed)]
    if is_drawn:
        checks += [("entered", entered)] if is_outside else [("beacon", lambda p: beacon(p, parties)), ("numbers", numbers)]
        checks += [] if quick else [("winners", winners)]
    for each in mine:
        checks += [("receipt", lambda p, each=each: receipt(p, each))]
    failed = 0
    for name, check in checks:
        try:
            check(proof)
            say(f"ok      {name}")
        except Exception as problem:  # Whatever a forged file provokes is a failed check.
            failed += 1
            say(f"FAILED  {name}: {problem}")
    say("skipped BLS signature of the round" if proof["mode"] == "drand" else "")
    is_void = not failed and lines(proof, "void") != []
    failed += is_void and is_drawn
    is_whole = is_drawn and proof["mode"] != "drand" and (is_seen or not is_new)
    whole = "entered" if is_outside else "verified" if is_new else OLD
    end = "void" if is_void else whole if is_whole else "incomplete"
    return "failed" if failed else end


def judge_many(**known):
    """One proof file a line on standard input, one line for each: its draw and the verdict."""
    codes = [0]
    for data in sys.stdin.buffer:
        told = []
        try:
            proof = parse(data)
            verdict = judge(proof, told.append, **known)
            draw = proof["drawId"]
        except Exception as problem:  # A line that is no proof file at all.
            verdict = "failed"
            draw = "no proof file" if told else f"no proof file: {problem}"
        why = [line[8:] for line in told if line.startswith("FAILED")]
        print("\t".join([verdict, draw, *why]).replace("\n", " "), flush=True)
        codes.append(CODES.get(verdict, 0))
    return 1 if 1 in codes else max(codes)


CODES = {"failed": 1, "incomplete": 3}


def taken(args, name):
    """The values of a flag, which are taken out of the arguments."""
    found = []
    while name in args:
        at = args.index(name)
        if at + 1 == len(args):
            sys.exit(f"{name}: nothing is given")
        found.append(args.pop(at + 1))
        args.pop(at)
    return found


def main(args):
    sys.stdout.reconfigure(errors="backslashreplace")  # A forged name may have no letters to print.
    keys, parties, mine = taken(args, "--key"), taken(args, "--party"), taken(args, "--receipt")
    known = {"key": keys[0] if keys else None, "parties": frozenset(parties), "quick": "--quick" in args}
    files = [each for each in args if not each.startswith("--")]
    if "--many" in args and not files:
        return judge_many(**known)
    if len(files) != 1:
        sys.exit(__doc__)
    try:
        mine = receipts_in(read(mine[0])) if mine else ()
        verdict = judge(read(files[0]), print, mine=mine, **known)
    except ValueError as problem:
        print(f"FAILED  form: {problem}")
        verdict = "failed"
    print(verdict)
    return CODES.get(verdict, 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
