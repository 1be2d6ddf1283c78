"""Reads the files of others: which fields of a proof are missing, unknown or of another type."""

import json
import re

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
SAFE = 2**53 - 1  # The largest whole number that every reader of JSON keeps.


def text_like(pattern):
    found = re.compile(f"(?:{pattern})\\Z")
    return lambda value: isinstance(value, str) and bool(found.match(value))


def text(value):
    return isinstance(value, str) and len(value.encode("utf-16-le", "surrogatepass")) <= 400


def whole(value):
    return type(value) is int and 0 <= value <= SAFE


def one_of(*values):
    return lambda value: isinstance(value, str) and value in values


def list_of(shape):
    return lambda value: isinstance(value, list) and all(map(shape, value))


def record(**fields):
    return lambda value: not problems(value, fields, {})


def flat(value):
    """An object that has a canonical text: no lists, no fractions, no half of a letter."""
    return isinstance(value, dict) and all(NAME.match(name) and plain(each) for name, each in value.items())


def plain(value):
    if isinstance(value, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in value)
    return type(value) is int and abs(value) <= SAFE


hash_text = text_like(r"[0-9a-f]{64}")
signature = text_like(r"[0-9a-f]{128}")
digits = text_like(r"0|[1-9][0-9]{0,17}")


def problems(value, needed, later):
    """The names of the fields that are missing, unknown or malformed; those of `later` may be absent."""
    if not isinstance(value, dict):
        return ["not an object"]
    shapes = {**needed, **later}
    wrong = [name for name, each in value.items() if name not in shapes or not shapes[name](each)]
    return [name for name in needed if name not in value] + wrong


def owner(value):
    """A line of a group buy's shares; its part is stated once the winners are known."""
    return not problems(value, {"no": whole, "player": text, "shares": whole}, {"paid": digits})


LINE = record(seq=whole, at=whole, kind=one_of("commit", "root", "reveal", "result", "void"), body=flat,
              prev=hash_text, hash=hash_text, signature=signature)
START = {
    "scheme": one_of("LD1", "LD2"), "drawId": text, "lottery": text, "mode": one_of("drand", "cosign", "house", "entered"),
    "rules": flat, "rulesHash": hash_text, "commit": hash_text, "commitLoggedAt": whole, "opensAt": whole,
    "closesAt": whole, "logKey": hash_text, "log": list_of(LINE),
}
LATER = {
    "closedAt": whole, "tickets": list_of(flat), "count": whole, "totalStake": digits, "root": hash_text,
    "rootLoggedAt": whole, "round": whole, "beacon": hash_text, "signature": text_like(r"(?:[0-9a-f]{2}){1,200}"),
    "block": hash_text, "seed": hash_text, "key": hash_text, "numbers": text,
    "winners": list_of(record(seq=whole, play=text, payout=digits)),
}
OLD = {
    "reveals": list_of(record(party=text, publicKey=hash_text, commit=hash_text, reveal=hash_text, signature=signature)),
}
SIGNED = {
    "commits": list_of(record(party=text, publicKey=hash_text, houseCommit=hash_text, commit=hash_text,
                              signature=signature)),
    "reveals": list_of(record(party=text, houseCommit=hash_text, root=hash_text, count=whole, commit=hash_text,
                              reveal=hash_text, headSeq=whole, headHash=hash_text, signature=signature)),
    "witness": list_of(record(party=text, publicKey=hash_text, log=text, seq=whole, hash=hash_text, at=whole,
                              signature=signature)),
    "between": list_of(LINE),
    "offers": list_of(record(offer=text, shares=whole, commission=whole, owners=list_of(owner))),
}


def problems_of(proof):
    """The names of the fields of a proof that are missing, unknown or malformed."""
    is_old = isinstance(proof, dict) and proof.get("scheme") == "LD1"
    return problems(proof, START, {**LATER, **(OLD if is_old else SIGNED)})


def parse(data):
    """The JSON in some bytes; a ValueError says in words why there is none."""
    try:
        return json.loads(data.decode())
    except UnicodeDecodeError as problem:
        raise ValueError(f"not UTF-8 at byte {problem.start}") from None
    except json.JSONDecodeError as problem:
        is_cut = problem.pos >= len(problem.doc.rstrip()) or problem.msg.startswith("Unterminated")
        reason = "the file is empty" if not data.strip() else "it ends too early" if is_cut else problem.msg
        raise ValueError(f"not JSON: {reason} (line {problem.lineno}, column {problem.colno})") from None
    except RecursionError:
        raise ValueError("not JSON that can be read: nested too deeply") from None


def read(path):
    """The JSON in a file; without a file that can be opened the program ends."""
    try:
        with open(path, "rb") as opened:
            data = opened.read()
    except OSError as problem:
        raise SystemExit(f"{path}: {problem.strerror}") from None
    try:
        return parse(data)
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None
