// What bets bring in one draw, from its outcomes: prizes after the caps, refunds and the rebate.
import { amount, type Amount } from '@fairhouse/values';
import type { Counts } from '../plays/play.ts';
import { rebate } from '../pricing/rebate.ts';
import { betCost, prizeUnits } from '../pricing/terms.ts';
import type { PayoutCaps } from '../pricing/payout-cap.ts';
import { NO_CAPS, payNotes, type SettledBet } from '../settling/settle.ts';
import type { DrawOutcomes, Ticket } from './ticket.ts';

/** A bet with the member's own group, which decides its rebate. */
export interface OutlookBet extends SettledBet {
  readonly memberGroup: number;
}

/** A payout of bets in a draw, with its weight. */
export interface BetPayout {
  readonly weight: bigint;
  /** Everything that comes back: prizes, refunded stakes and rebates, in ten-thousandths. */
  readonly returned: bigint;
  /** Whether at least one note won. */
  readonly isWin: boolean;
}

export interface BetPayouts {
  readonly stake: bigint;
  readonly total: bigint;
  /** Without duplicates, the smallest return first. */
  readonly list: readonly BetPayout[];
}

export function ticketOf(bet: OutlookBet): Ticket {
  const { play, picks, notes, terms } = bet;
  const ticket = { play, picks, notes, isZy: terms.style === 'ZY' };
  if (play.draws === undefined) return ticket;
  return { ...ticket, prizes: play.tiers.map((_, tier) => prizeUnits(play, tier, bet)) };
}

/** The payouts of bets in a draw, at `times` their multiples. */
export function betPayouts(
  bets: readonly OutlookBet[],
  { total, list }: DrawOutcomes,
  caps: PayoutCaps = NO_CAPS,
  times = 1,
): BetPayouts {
  const placed = bets.map((bet) => ({ ...bet, multiple: bet.multiple * times }));
  const stakes = placed.map(betCost);
  const found = new Map<string, { weight: bigint; returned: bigint; isWin: boolean }>();
  for (const { weight, counts, zyPercent } of list) {
    let [returned, isWin] = [0n, false];
    for (const [at, bet] of placed.entries()) {
      const one = returnOf(bet, {
        counts: counts[at] ?? [],
        zyPercent,
        stake: stakes[at] ?? 0n,
        caps,
      });
      returned += one.returned;
      isWin ||= one.isWin;
    }
    const key = `${returned}${isWin}`;
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { weight, returned, isWin });
  }
  return {
    stake: stakes.reduce((sum, each) => sum + each, 0n),
    total,
    list: [...found.values()].sort((one, other) => (one.returned < other.returned ? -1 : 1)),
  };
}

interface Outcome {
  readonly counts: Readonly<Counts>;
  readonly zyPercent: bigint;
  readonly stake: bigint;
  readonly caps: PayoutCaps;
}

function returnOf(bet: OutlookBet, { counts, zyPercent, stake, caps }: Outcome) {
  const isLost = counts.every((count) => count === 0);
  const paid = isLost ? undefined : payNotes(bet, zyPercent, caps, counts);
  const kept = amount(stake - (paid?.refunded ?? 0n));
  return {
    returned: (paid?.payout ?? 0n) + rebateOf(bet, kept),
    isWin: paid?.result === 'WIN',
  };
}

/** The rebate on a stake that was not refunded. */
export function rebateOf({ terms, memberGroup }: OutlookBet, kept: Amount): Amount {
  return terms.style === 'FIXED' ? amount(0n) : rebate(kept, memberGroup, terms.group);
}
