// How stakes fill turnover requirements: the oldest first, with the rest carried over; pure.
import { amount, type Amount } from '@fairhouse/values';

export interface OpenRequirement {
  readonly id: string;
  readonly required: Amount;
  readonly filled: Amount;
}

export interface Filling {
  /** New fillings of the changed requirements. */
  readonly filled: readonly {
    readonly id: string;
    readonly filled: Amount;
    readonly met: boolean;
  }[];
  /** Stakes that filled nothing since the last requirement began. */
  readonly spare: Amount;
  /** Stakes that were counted and then refunded: they must be played again. */
  readonly owed: Amount;
}

/**
 * Counts stakes less refunds since the last count. A stake on an open draw counts at once; a refund
 * is taken from the spare first and must otherwise be played again, so that nothing is gained by
 * staking and cancelling.
 */
export function fillRequirements(
  open: readonly OpenRequirement[],
  played: bigint,
  spare: Amount,
): Filling {
  if (played < 0n) {
    const back = -played;
    const left = back > spare ? 0n : spare - back;
    return { filled: [], spare: amount(left), owed: amount(back > spare ? back - spare : 0n) };
  }
  let rest = played;
  const filled = [];
  for (const { id, required, filled: before } of open) {
    if (rest === 0n) break;
    const missing = required - before;
    const part = rest < missing ? rest : missing;
    rest -= part;
    filled.push({ id, filled: amount(before + part), met: part === missing });
  }
  return { filled, spare: amount(spare + rest), owed: amount(0n) };
}

/** The turnover left over all open requirements. */
export function turnoverLeft(open: readonly OpenRequirement[]): Amount {
  return amount(open.reduce((left, each) => left + each.required - each.filled, 0n));
}
