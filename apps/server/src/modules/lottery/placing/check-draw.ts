// Whether a draw takes a stake: it is on sale, and the member's stakes on it stay within the limit.
import type { BetRefusal } from './bet-refusal.ts';
import type { PlaceRow } from './bet-rows.ts';
import type { Draft } from './draw-memory.ts';

/** The refusal of a stake by its draw, under the draw's lock; undefined if it is taken. */
export function checkDraw(
  { book, memory, changes }: Draft,
  row: Pick<PlaceRow, 'member' | 'stake' | 'maxDrawStake'>,
): BetRefusal | undefined {
  if (book.closed || book.now < book.opens_at || book.now >= book.closes_at) {
    return { kind: 'draw_closed' };
  }
  if (row.maxDrawStake === 0n) return undefined;
  const staked =
    (memory.memberStakes.get(row.member) ?? 0n) + (changes.members.get(row.member) ?? 0n);
  const left = row.maxDrawStake - staked;
  return row.stake > left ? { kind: 'draw_limit', left: left > 0n ? left : 0n } : undefined;
}
