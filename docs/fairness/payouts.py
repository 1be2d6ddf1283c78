"""What a ticket costs and is paid, by the reading of its family's plays."""

from fractions import Fraction

import four_d
import k3
import keno
import mark_six
import pc28
import philippines
import picks
import sea
import ssc
import thai
import three_d
import togel
import vietnam
from proof_parts import H, canon, lp, need

# The plays of each family are read by a module of their own, which gives:
#   read(numbers)            the printed result as its notes ask about it
#   notes_of(play, pick)     every note as (tier, hits, ties): hits(draw) says whether it wins, or how
#                            often, or a list of (tier, how often) where one note can win in several
#   tiers_of(play)           the tiers in the order in which a ticket's odds name them
#   field_of(play)           how many different notes the play has
#   units_of(play)           how many units a note costs; 1 where the module has no such function
#   returns_cost(play)       whether a winner has the note's cost back; not where there is no such function
#   chances(play, note)      how likely the note wins and ties; where prize groups are sold
FAMILIES = {
    "SSC": ssc, "3D": three_d.THREE_D, "P5": three_d.P5,
    "11X5": picks.ELEVEN_FIVE, "PK10": picks.PK10, "ID": togel.TOGEL,
    "K3": k3.K3, "PC28": pc28.PC28, "KL8": keno.KL8, **sea.GAMES,
    "LHC": mark_six.LHC, **philippines.GAMES,
    "VNN": vietnam.NORTH, "VNS": vietnam.SOUTH, "VNS2": vietnam.TWO_STATIONS, **vietnam.VIETLOTT,
    "MY4D": four_d, "SG4D": four_d,
    "TH": thai.GOVERNMENT, "HANOI": thai.HANOI, "LAO": thai.LAO, "STOCK": thai.STOCK, "YEEKEE": thai.YEEKEE,
}


def payout_of(ticket, r, family, draw):
    play, unit, notes = ticket["play"], int(ticket["unit"]), family.notes_of(ticket["play"], ticket["pick"])
    returns = hasattr(family, "returns_cost") and family.returns_cost(play)
    prizes, refund, back = 0, 0, cost_of(ticket, family) if returns else 0
    for note in notes:
        won = note[1](draw)
        for tier, times in won if isinstance(won, list) else [(note[0], int(won))]:
            if times:
                prize = int(unit * odds_of(ticket, family, note, tier, draw)) + back
                prizes += prize * times * ticket["multiple"]
        if not won and note[2](draw):
            refund += cost_of(ticket, family) * ticket["multiple"]
    caps = [int(r["maxPayout"])]
    if len(notes) * 1000000 <= family.field_of(play) * r["narrowShare"]:
        caps.append(int(r["narrowPayout"]))
    return min([prizes] + [cap for cap in caps if cap]) + refund


def cost_of(ticket, family):
    """What a note costs at multiple 1: its units, and of them the share behind a * in the odds."""
    units = family.units_of(ticket["play"]) if hasattr(family, "units_of") else 1
    share = Fraction(ticket.get("odds", "").partition("*")[2] or 1)
    return int(int(ticket["unit"]) * units * share)


def odds_of(ticket, family, note, tier, draw):
    """What a note pays per unit, exactly: fair odds by prize group, or the ticket's own odds."""
    if ticket["style"] == "FIXED":
        odds = ticket["odds"].partition("*")[0].split(",")
        at = family.tiers_of(ticket["play"]).index(tier) if len(odds) > 1 else 0
        return Fraction(odds[at])
    won, tied = family.chances(ticket["play"], note)
    factor = {9: 90, 6: 75}.get(draw[0], 100) if ticket["style"] == "ZY" else 100
    return (1 - tied) / won * Fraction(int(ticket["group"]) * factor, 200000)


# Group buys: how the order of several owners is divided, and what each of them is paid.
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


def has_shares(proof):
    return "offers" in proof or any("offer" in leaf for leaf in proof.get("tickets", []))


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
