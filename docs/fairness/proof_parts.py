"""What every check of a proof file works with: hashes, canonical texts, lines of the log."""

import hashlib
import json
import re

import ed25519


def need(holds, problem):
    if not holds:
        raise ValueError(problem)


def H(data):
    return hashlib.sha256(data).digest()


def lp(text):
    return len(text.encode()).to_bytes(4, "big") + text.encode()


def canon(flat):
    need(all(isinstance(v, str) or type(v) is int for v in flat.values()), "not flat")
    return json.dumps(flat, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def unhex(text):
    need(re.fullmatch(r"(?:[0-9a-f]{2})+", text), "not lower-case hex")
    return bytes.fromhex(text)


def lines(proof, kind):
    return [line for line in proof["log"] if line["kind"] == kind]


def signed(key, digest, signature):
    return ed25519.verify(unhex(key), digest, unhex(signature))


def u64(value):
    need(type(value) is int, "no whole number")
    return value.to_bytes(8, "big")


def names_of(joined):
    return joined.split(",") if joined else []


def log_line(proof, line):
    need(set(line) == {"seq", "at", "kind", "body", "prev", "hash", "signature"}, "line")
    content = {"at": line["at"], "body": canon(line["body"]), "kind": line["kind"], "seq": line["seq"]}
    digest = H(b"LD1/log" + unhex(line["prev"]) + lp(canon(content)))
    need(digest.hex() == line["hash"], f"hash of line {line['seq']}")
    need(signed(proof["logKey"], digest, line["signature"]), f"signature of line {line['seq']}")
