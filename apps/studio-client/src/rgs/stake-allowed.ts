// Whether a bet could pay more than is paid for a round: the studio refuses it, so the page says it
// while the bet is chosen.
import { greatestStake, type Multiplier } from '@fairhouse/rules/games';
import { amount } from '@fairhouse/values';

/** Millionths of a ten-thousandth, and ten-thousandths of the smallest step of a stake. */
const [MILLIONTHS, STEP] = [100n, 100n];

/**
 * The greatest stake, in millionths, that a greatest multiplier and the most that is paid for a
 * round allow; undefined where they allow every stake.
 */
export function stakeAllowed(
  greatest: Multiplier | undefined,
  config: { readonly maxWin: number },
): number | undefined {
  if (greatest === undefined) return undefined;
  const most = greatestStake(amount(BigInt(config.maxWin) / MILLIONTHS), greatest);
  return most === undefined ? undefined : Number((most - (most % STEP)) * MILLIONTHS);
}
