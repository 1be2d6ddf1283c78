import { cashOut } from '@fairhouse/rules/games';
import { toRgs } from '../../wire/rgs-units.ts';
import type { LiveBet, LiveRound } from '../live-round.ts';

/** A bet as its own player sees it, with the receipt that it holds from then on. */
export function ownBet(round: LiveRound, bet: LiveBet): object {
  const { id, seq, stake, auto, leaf, leafHash, receipt, receiptAt, cashed } = bet;
  const { drawId, commit } = round;
  return {
    id,
    drawId,
    seq,
    amount: toRgs(stake),
    auto,
    cashOut: cashed?.x100 ?? null,
    payout: cashed === undefined ? 0 : toRgs(cashOut(cashed.x100, cashed.x100, stake).payout),
    leaf,
    receipt: { at: receiptAt, commit, drawId, leaf: leafHash, seq, signature: receipt },
  };
}
