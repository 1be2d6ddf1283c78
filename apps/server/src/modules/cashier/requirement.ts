// How stakes fill turnover requirements: the oldest first, and what is left flows on; pure.
import { amount, type Amount } from '@fairhouse/values';

export interface OpenRequirement {
  readonly id: string;
  readonly required: Amount;
  readonly filled: Amount;
}

export interface Filling {
  /** New fillings of the requirements that were touched. */
  readonly filled: readonly {
    readonly id: string;
    readonly filled: Amount;
    readonly met: boolean;
  }[];
  /** Stakes that filled nothing since the last requirement began. */
  readonly spare: Amount;
  /** Stakes that were counted and have been given back since: they must be played again. */
  readonly owed: Amount;
}

/**
 * Counts what was staked, less what was given back, since the last count. A stake on a draw that is
 * still open counts at once; given back, it first uses up the spare and then asks to be played
 * again, so that nothing is gained by staking and cancelling.
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

/** What is left to play over all open requirements. */
export function turnoverLeft(open: readonly OpenRequirement[]): Amount {
  return amount(open.reduce((left, each) => left + each.required - each.filled, 0n));
}
