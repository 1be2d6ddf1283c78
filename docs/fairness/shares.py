"""Group buys: how the order of several owners is divided, and what each of them is paid."""

from proof_parts import H, canon, lp, need

COMMISSION_MAX = 10  # Percent of the profit.


def division(proof, offer):
    """The hash that every ticket of the order carries: the terms, then each owner in order."""
    owners = offer["owners"]
    terms = {"drawId": proof["drawId"], "offer": offer["offer"], "shares": offer["shares"],
             "commission": offer["commission"], "owners": len(owners)}
    lines = [lp(canon({name: owner[name] for name in ("no", "player", "shares")})) for owner in owners]
    return H(b"LD2/shares" + lp(canon(terms)) + b"".join(lines)).hex()


def parts(offer, stake, payout):
    """Each owner's part, rounded down; the first gets the commission and what the rounding leaves."""
    commission = max(0, payout - stake) * offer["commission"] // 100
    parts = [(payout - commission) * owner["shares"] // offer["shares"] for owner in offer["owners"]]
    return [payout - sum(parts[1:])] + parts[1:]


def shares(proof, live):
    """Every group buy is divided as its tickets have it hashed, and paid as the winners say."""
    own = [leaf for leaf in proof["tickets"] if "offer" in leaf]
    need([each["offer"] for each in proof["offers"]] == list(dict.fromkeys(leaf["offer"] for leaf in own)), "offers")
    for offer in proof["offers"]:
        owners, mine = offer["owners"], [leaf for leaf in own if leaf["offer"] == offer["offer"]]
        need([owner["no"] for owner in owners] == list(range(1, len(owners) + 1)), "an owner is missing")
        need(owners and all(owner["shares"] > 0 for owner in owners), "an owner without a share")
        need(sum(owner["shares"] for owner in owners) == offer["shares"], "shares do not add up")
        need(offer["commission"] <= COMMISSION_MAX, "commission")
        need({leaf["division"] for leaf in mine} == {division(proof, offer)}, "division differs")
        need(len({leaf["player"] for leaf in mine}) == 1, "an offer of two players")
        if "winners" not in proof:
            need(not any("paid" in owner for owner in owners), "paid before the winners are known")
            continue
        counted = {leaf["seq"] for leaf in mine if leaf["seq"] in live}
        stake = sum(int(live[seq]["stake"]) for seq in counted)
        payout = sum(int(each["payout"]) for each in proof["winners"] if each["seq"] in counted)
        paid = [str(part) for part in parts(offer, stake, payout)]
        need([owner.get("paid") for owner in owners] == paid, "parts differ")


def owned(proof, mine):
    """A receipt of a share names a line of the division of its ticket's offer."""
    offer = proof["tickets"][mine["seq"] - 1].get("offer")
    (found,) = [each for each in proof.get("offers", []) if each["offer"] == offer]
    lines = [{name: owner[name] for name in ("no", "player", "shares")} for owner in found["owners"]]
    return {name: mine["share"][name] for name in ("no", "player", "shares")} in lines
