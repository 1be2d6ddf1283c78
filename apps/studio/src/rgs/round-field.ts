// A round as a game client reads it (vendors.md): amounts in millionths, the state a list.
import { parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { payoutOf } from '@fairhouse/rules/games';
import { playOfRound, viewRound } from '../rounds/decide-round.ts';
import type { Round } from '../rounds/round.ts';
import { wonOf } from '../jackpots/round-jackpots.ts';
import { STORED_BOOK } from '../games/slot-plays.ts';
import { toRgs } from '../wire/rgs-units.ts';

/** A slot's state is its book; that of another game is what its player sees, as one element. */
export function roundField(round: Round): object {
  const isSlot = playOfRound(round).type === 'RNG';
  const view = viewRound(round);
  const payout: Amount = round.payout ?? payoutOf(round.baseStake, view.multiplier);
  const book = isSlot ? STORED_BOOK.parse(round.outcome) : undefined;
  // Both names are in use among clients; the number is exact in JSON below 2^53.
  const id = Number(round.number);
  return {
    betID: id,
    roundID: id,
    id: round.id,
    amount: toRgs(round.baseStake),
    // Nothing was taken for a free round.
    stake: round.rewardId === null ? toRgs(round.stake) : 0,
    free: round.rewardId !== null,
    payout: toRgs(payout),
    payoutMultiplier: book?.payoutMultiplier ?? Number(view.multiplier) / 10_000,
    active: round.state === 'OPEN',
    mode: round.mode,
    event: round.event,
    state: book?.events ?? [view.shown],
    // What the round won of the house's pots; an amount is null until the house has paid it.
    ...(round.jackpots !== null && {
      jackpots: wonOf(round.jackpots).map(({ level, paid }) => ({
        level,
        amount: paid === null ? null : toRgs(parseAmount(paid) ?? ZERO),
      })),
    }),
    ...(!isSlot && {
      parameters: round.parameters,
      step: round.choices.length,
      over: round.state !== 'OPEN',
      refunded: round.state === 'REFUNDING' || round.state === 'REFUNDED',
    }),
    ...(round.pairId !== null && { pairId: round.pairId, nonce: round.nonce }),
  };
}
