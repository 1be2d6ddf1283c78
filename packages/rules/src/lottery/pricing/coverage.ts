// What of a play a ticket covers (agency.md 2.3): the measure by which a ticket is narrow in
// lottery.md 2.6 too.
import { rate, type Rate } from '@fairhouse/values';
import type { Play } from '../plays/play.ts';

const WHOLE = 1_000_000n;

/**
 * The share of a play's combinations that the notes of a ticket cover, rounded down to a part per
 * million: a share is below a whole number of parts exactly where it is below it when rounded.
 */
export function coverageOf({ combinations }: Pick<Play, 'combinations'>, notes: number): Rate {
  const share = (BigInt(notes) * WHOLE) / BigInt(combinations);
  return rate(share < WHOLE ? share : WHOLE);
}
