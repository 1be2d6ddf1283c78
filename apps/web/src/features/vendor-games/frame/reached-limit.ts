// Whether a limit on play is used up: the wallet refuses stakes then, while the game is still open.
import { parseAmount } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';

type LimitRow = ValueOf<'protection'>['limits'][number];

/** What is left of a limit decides; the wire has it as an amount or as minutes. */
export type PlayLimit = Pick<LimitRow, 'kind' | 'inForce' | 'left' | 'leftMinutes' | 'until'>;

/**
 * The limit on stakes, losses or time that is used up the longest; undefined while stakes are
 * taken. A limit on deposits ends no play.
 */
export function reachedLimit<Limit extends PlayLimit>(limits: readonly Limit[]): Limit | undefined {
  const [longest] = limits
    .filter(({ kind, inForce }) => inForce && kind !== 'deposit')
    .filter((limit) => isUsedUp(limit))
    .toSorted((left, right) => right.until - left.until);
  return longest;
}

function isUsedUp({ kind, left, leftMinutes }: PlayLimit): boolean {
  if (kind === 'session') return leftMinutes !== null && leftMinutes <= 0;
  return left !== null && (parseAmount(left) ?? 0n) <= 0n;
}
