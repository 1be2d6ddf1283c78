#!/usr/bin/env python3
"""Checks a file of the published books with nothing but Python's standard library.

    python3 verify_books.py FILE [--key HEX] [--kept FILE]

It shares no code with the house. It works out the chain of the seals again, checks every signature
(some milliseconds each), and leads the balances in the file up to the roots of their days.
--key is the key that the house published elsewhere. --kept is a file that you saved on an earlier
day: the seals and roots that both files have must be the same.
Exit: 0 holds, 1 failed, 3 nothing to check.
"""

import hashlib
import json
import sys

sys.dont_write_bytecode = True  # The folder stays as it was downloaded.

import ed25519
from file_shape import digits, hash_text, list_of, one_of, problems, read, record, signature, text_like, whole

WORD = text_like(r"[\x20\x21\x23-\x5b\x5d-\x7e]{1,200}")
SEAL = record(number=digits, fromBatch=digits, toBatch=digits, entries=whole, leavesHash=hash_text,
              previous=hash_text, hash=hash_text, signature=signature, at=whole)
ROOT = record(day=WORD, sealNumber=digits, toBatch=digits, accounts=whole, root=hash_text, signature=signature, at=whole)
BALANCE = record(day=WORD, address=WORD, currency=WORD, balance=digits, lines=digits, blind=hash_text, index=whole,
                 path=list_of(hash_text))
NEEDED = {"scheme": one_of("fairhouse-books-1"), "merchant": whole, "publicKey": hash_text, "seals": list_of(SEAL),
          "roots": list_of(ROOT)}


def need(holds, problem):
    if not holds:
        raise ValueError(problem)


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def hash_of_words(*words):
    return sha("\n".join(str(word) for word in words).encode())


def check_form(book):
    wrong = problems(book, NEEDED, {"balances": list_of(BALANCE)})
    need(not wrong, f"malformed: {', '.join(wrong)}")


def check_seals(book, key):
    before = None
    for seal in book["seals"]:
        name = f"seal {seal['number']}"
        words = [seal[field] for field in ("number", "fromBatch", "toBatch", "entries", "leavesHash", "previous")]
        digest = hash_of_words("fairhouse-seal-1", book["merchant"], *words)
        need(digest.hex() == seal["hash"], f"{name}: its hash is not that of its words")
        need(int(seal["toBatch"]) > int(seal["fromBatch"]), f"{name}: it covers no batch")
        if before is None:
            first = seal["number"] == "1"
            need(first == (seal["previous"] == "0" * 64), f"{name}: the chain does not begin here")
        else:
            need(int(seal["number"]) == int(before["number"]) + 1, f"{name}: a seal before it is missing")
            need(seal["fromBatch"] == before["toBatch"], f"{name}: it does not begin where the last ended")
            need(seal["previous"] == before["hash"], f"{name}: it is not chained to the seal before")
        need(ed25519.verify(key, digest, bytes.fromhex(seal["signature"])), f"{name}: its signature is wrong")
        before = seal


def check_roots(book, key):
    ends = {seal["number"]: seal["toBatch"] for seal in book["seals"]}
    before = None
    for root in book["roots"]:
        words = [root[field] for field in ("day", "sealNumber", "toBatch", "accounts", "root")]
        digest = hash_of_words("fairhouse-balances-2", book["merchant"], *words)
        need(ed25519.verify(key, digest, bytes.fromhex(root["signature"])), f"{root['day']}: its signature is wrong")
        need(ends.get(root["sealNumber"], root["toBatch"]) == root["toBatch"], f"{root['day']}: not where its seal ends")
        if before is not None:
            later = root["day"] > before["day"] and int(root["toBatch"]) >= int(before["toBatch"])
            need(later, f"{root['day']}: it goes back in time")
        before = root


def climb(line, accounts):
    """The root to which a balance's path leads (RFC 9162, 2.1.3.2)."""
    text = json.dumps([line[field] for field in ("address", "currency", "balance", "lines")], separators=(",", ":"))
    node, at, last = sha(b"\0", bytes.fromhex(line["blind"]), text.encode()), line["index"], accounts - 1
    need(0 <= at <= last, "the place is not in the tree")
    for beside in map(bytes.fromhex, line["path"]):
        while at == last and at % 2 == 0 and at > 0:
            at, last = at // 2, last // 2
        need(last > 0, "the path is too long")
        node = sha(b"\1", beside, node) if at % 2 else sha(b"\1", node, beside)
        at, last = at // 2, last // 2
    need(last == 0, "the path is too short")
    return node.hex()


def check_balances(book):
    roots = {root["day"]: root for root in book["roots"]}
    for line in book.get("balances", []):
        name = f"{line['day']} {line['address']}"
        need(line["day"] in roots, f"{name}: the day has no root")
        root = roots[line["day"]]
        need(climb(line, root["accounts"]) == root["root"], f"{name}: it does not lead to the root")


def check_kept(book, kept):
    need((kept["publicKey"], kept["merchant"]) == (book["publicKey"], book["merchant"]), "another house")
    for name, number, word in (("seals", "number", "hash"), ("roots", "day", "root")):
        now = {line[number]: line[word] for line in book[name]}
        for line in kept[name]:
            need(now.get(line[number], line[word]) == line[word], f"{name}: {line[number]} was another")


def main(arguments):
    sys.stdout.reconfigure(errors="backslashreplace")  # A forged name may have no letters to print.
    options = {name: None for name in ("--key", "--kept")}
    for name in options:
        if name in arguments:
            at = arguments.index(name)
            if at + 1 == len(arguments):
                sys.exit(f"{name}: nothing is given")
            options[name] = arguments[at + 1]
            del arguments[at:at + 2]
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        book = read(arguments[0])
        check_form(book)
        need(options["--key"] in (None, book["publicKey"]), "the key is another")
        key = bytes.fromhex(book["publicKey"])
        check_seals(book, key)
        check_roots(book, key)
        check_balances(book)
        if options["--kept"] is not None:
            kept = read(options["--kept"])
            check_form(kept)
            check_kept(book, kept)
    except ValueError as problem:
        print(f"failed: {problem}")
        return 1
    print(f"{len(book['seals'])} seals, {len(book['roots'])} roots, {len(book.get('balances', []))} balances")
    empty = not book["seals"] and not book["roots"]
    print("empty" if empty else "holds")
    return 3 if empty else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
