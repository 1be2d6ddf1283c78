"""Results that follow from the hash of a public block of TRON."""

import re


def numbers_of(rule, block):
    """The five digits of a block's hash; its first sixteen digits are only the block's number."""
    digits = [int(each) for each in block[16:] if each.isdigit()]
    five = digits[-5:] if rule == "tail" else [sum(digits) % 10, *digits[:4]]
    return "".join(map(str, five))


def holds(proof, told):
    """Whether the block of the log, where the rules name one, was not there when tickets were fixed, and gives the numbers."""
    rule, block = proof["rules"].get("block"), proof.get("block")
    if rule is None:
        return block is None and told == []
    line = {"drawId": proof["drawId"], "party": "tron", "reveal": block, "signature": ""}
    is_block = rule in ("tail", "sum") and re.fullmatch("[0-9a-f]{64}", block or "") and told == [line]
    is_after = proof["rootLoggedAt"] < proof["rules"]["blockAt"]
    return bool(is_block and is_after and numbers_of(rule, block) == proof["numbers"])
