"""What others signed of a draw (LD2): commitments, heads of the log, reveals, a player's receipt."""

import re

from proof_parts import H, canon, lines, log_line, lp, names_of, need, signed, u64, unhex
from payouts import owned

GENESIS, PERIOD = 1692803367000, 3000


def never_sold(proof):
    """A draw that was not bound by its opening is void for that: a missing word is no lie of it."""
    return "commits" not in proof and not lines(proof, "root") and bool(lines(proof, "void"))


def cosigned(proof, known):
    """Every party signed its commitment for this one of the house."""
    if never_sold(proof):
        return
    draw, body = proof["drawId"], lines(proof, "commit")[0]["body"]
    need(("commits" in proof) == (proof["mode"] == "cosign"), "commitments of the parties")
    parties = list(zip(names_of(body["parties"]), names_of(body["keys"])))
    commits = proof.get("commits", [])
    need(len(parties) == len(commits), "a commitment is missing")
    # Nobody else signs what the house commits to as a party: its own line must have fixed it.
    own = [each["commit"] for each in commits if each["publicKey"] == proof["logKey"]]
    need(body["ownCommit"] == "".join(own), "the house's own commitment was not in its line")
    for (party, key), each in zip(parties, commits):
        need(set(each) == {"party", "publicKey", "houseCommit", "commit", "signature"}, "commitment")
        need((each["party"], each["publicKey"]) == (party, key), "party")
        need(not known or key in known | {proof["logKey"]}, f"{party} is not one of those given")
        need(each["houseCommit"] == proof["commit"], f"{party} signed another commitment of the house")
        message = unhex(each["houseCommit"]) + unhex(each["commit"])
        digest = H(b"LD2/cosign-commit" + lp(draw) + lp(party) + message)
        need(signed(key, digest, each["signature"]), f"signature of {party}")


def heads_of(proof):
    """The heads of each witness in the order of the commit line: one, or one and that of the root."""
    body, given, found = lines(proof, "commit")[0]["body"], list(proof["witness"]), []
    log_name = given[0]["log"] if given else ""
    need(re.fullmatch(r"draws(/.*)?", log_name), "the witness shows another log")
    for party, key in zip(names_of(body["witnesses"]), names_of(body["witnessKeys"])):
        heads = []
        while given and len(heads) < 2 and given[0]["party"] == party:
            head = given.pop(0)
            need(set(head) == {"party", "publicKey", "log", "seq", "hash", "at", "signature"}, "head")
            need((head["publicKey"], head["log"]) == (key, log_name), f"head of {party}")
            digest = H(b"LD2/head" + lp(party) + lp(log_name) + u64(head["seq"]) + unhex(head["hash"]) + u64(head["at"]))
            need(signed(key, digest, head["signature"]), f"signature of {party}")
            heads.append(head)
        need(heads, f"no head of {party}")
        found.append((key, heads))
    need(not given, "a head of nobody")
    return found


def covered(proof, head, line):
    """The lines of the file lead from the line to the head without a gap."""
    by_seq = {each["seq"]: each for each in proof["between"] + proof["log"]}
    need(head["seq"] >= line["seq"], "the head is from before the line")
    last = line["hash"]
    for seq in range(line["seq"] + 1, head["seq"] + 1):
        need(seq in by_seq and by_seq[seq]["prev"] == last, "a line between is missing")
        last = by_seq[seq]["hash"]
    need(last == head["hash"], "the head is of another log")


def witnessed(proof, known):
    """The witness saw the commitment before the opening, by its own clock."""
    (line,) = lines(proof, "commit")
    spans = []
    for key, heads in heads_of(proof):
        need(not known or key in known, "the witness is not one of those given")
        need(heads[0]["at"] < proof["opensAt"] or never_sold(proof), "witnessed after the opening")
        covered(proof, heads[0], line)
        firsts = [line["seq"]] + [each["seq"] for each in lines(proof, "root")]
        spans += [(first, head["seq"]) for first, head in zip(firsts, heads)]
    last = 0
    for line in proof["between"]:
        log_line(proof, line)
        need(line["seq"] > last, "order of lines between")
        last = line["seq"]
        need(any(first < last <= end for first, end in spans), "a line that is not between")
        need(all(each["seq"] != last for each in proof["log"]), "a line stands twice")


def root_witnessed(proof):
    """The witness saw the root as well, and before a beacon from outside could be out."""
    (line,) = lines(proof, "root")
    r = proof["rules"]
    for _, heads in heads_of(proof):
        need(len(heads) == 2, "no head of the root")
        first, second = heads
        need(first["seq"] < second["seq"] and first["at"] <= second["at"], "order of heads")
        covered(proof, second, line)
        # A root that came too late is a reason to void a draw, and no lie of one that is void.
        if any(line["kind"] == "void" for line in proof["log"]) and "numbers" not in proof:
            continue
        if r["mode"] == "drand":
            need(second["at"] < GENESIS + (r["round"] - 1) * PERIOD, "root after beacon")
        need(second["at"] < r.get("blockAt", second["at"] + 1), "root after block")


def receipts_in(saved):
    """A saved receipt is one receipt, a list, or an order with its receipts, as the site saves it."""
    inner = saved.get("receipts", saved) if isinstance(saved, dict) else saved
    found = inner if isinstance(inner, list) else [inner]
    if not found or not all(isinstance(each, dict) and "leaf" in each for each in found):
        raise SystemExit("no receipt in the file")
    return found


def receipt(proof, mine):
    """The player's own receipt is for this commitment, and its ticket has its place in the tree."""
    need((mine["drawId"], mine["publicKey"]) == (proof["drawId"], proof["logKey"]), "another draw")
    old = proof["scheme"] == "LD1"
    need(mine.get("commit") == (None if old else proof["commit"]), "another commitment of the house")
    leaf = H(b"LD1/leaf\0" + lp(canon(proof["tickets"][mine["seq"] - 1])))
    need(mine["seq"] >= 1 and leaf.hex() == mine["leaf"], "the ticket is not in the tree")
    need("share" not in mine or owned(proof, mine), "the share is not in the division")
    names = ("at", "drawId", "leaf", "seq") + (() if old else ("commit",))
    words = canon({name: mine[name] for name in names})
    label = b"LD1/receipt" if old else b"LD2/receipt"
    need(signed(proof["logKey"], H(label + lp(words)), mine["signature"]), "signature of the receipt")


def revealed(proof, found, known):
    draw, body = proof["drawId"], lines(proof, "commit")[0]["body"]
    old = proof["scheme"] == "LD1"
    commits = names_of(body["commits"]) if old else [each["commit"] for each in proof["commits"]]
    parties = list(zip(names_of(body["parties"]), names_of(body["keys"]), commits))
    need(len(parties) == len(proof["reveals"]) == len(found), "a reveal is missing")
    own = {"publicKey"} if old else {"houseCommit", "root", "count", "headSeq", "headHash"}
    for (party, key, commit), each, logged in zip(parties, proof["reveals"], found):
        need(set(each) == {"party", "commit", "reveal", "signature"} | own, "reveal")
        need((each["party"], each["commit"]) == (party, commit), "party")
        opened = H(b"LD1/cosign" + lp(draw) + lp(party) + unhex(each["reveal"]))
        need(opened.hex() == commit, f"{party}'s reveal does not open its commitment")
        wanted = {"drawId": draw, "party": party, "reveal": each["reveal"], "signature": each["signature"]}
        need(logged == wanted, "line differs")
        need(not old or each["publicKey"] == key, "party")
        need(not known or key in known | {proof["logKey"]}, f"{party} is not one of those given")
        digest = revealed_digest(proof, party, each)
        need(signed(key, digest, each["signature"]), f"signature of {party}")


def revealed_digest(proof, party, each):
    """What a party signed with its reveal; of LD2 it names everything that the reveal is for."""
    start = lp(proof["drawId"]) + lp(party)
    end = unhex(each["commit"]) + unhex(each["reveal"])
    if proof["scheme"] == "LD1":
        return H(b"LD1/cosign-reveal" + start + unhex(proof["root"]) + end)
    for name, value in (("houseCommit", proof["commit"]), ("root", proof["root"]), ("count", proof["count"])):
        need(each[name] == value, f"a reveal for another {name}")
    seconds = [(heads[1]["seq"], heads[1]["hash"]) for _, heads in heads_of(proof) if len(heads) == 2]
    need((each["headSeq"], each["headHash"]) in seconds, "a reveal for another head")
    root = unhex(each["houseCommit"]) + unhex(each["root"]) + u64(each["count"])
    return H(b"LD2/cosign-reveal" + start + root + end + u64(each["headSeq"]) + unhex(each["headHash"]))
