// What the movements of a span come to, in the words of the dashboard; pure.
import { amount, delta, type Amount, type Delta } from '@fairhouse/values';
import { CODES, type Code } from '../../accounts.ts';

export interface Movement {
  readonly code: number;
  /** 1 into the house's accounts, -1 out of them, 0 past them. */
  readonly direction: number;
  readonly movements: bigint;
  readonly amount: bigint;
}

export interface Flow {
  readonly count: number;
  readonly amount: Amount;
}

export interface Figures {
  readonly deposits: Flow;
  readonly withdrawals: Flow;
  readonly stakes: Flow;
  readonly payouts: Flow;
  readonly rebates: Flow;
  readonly result: Delta;
}

/**
 * What the house wins and loses by play, wherever the money comes from: holds of chases included.
 */
const PLAY: readonly Code[] = [
  'stake',
  'payout',
  'stake_refund',
  'rebate',
  'commission',
  'payout_reversal',
  'rebate_reversal',
  'commission_reversal',
  'refund_reversal',
];

const nameOf = new Map<number, Code>(
  (Object.entries(CODES) as [Code, number][]).map(([name, number]) => [number, name]),
);

/** Sums movements; reversals and refunds are taken off what they undo. */
export function figuresOf(movements: readonly Movement[]): Figures {
  const total = (code: Code, direction?: number): { count: bigint; amount: bigint } => {
    let count = 0n;
    let sum = 0n;
    for (const each of movements) {
      if (nameOf.get(each.code) !== code) continue;
      if (direction !== undefined && each.direction !== direction) continue;
      count += each.movements;
      sum += each.amount;
    }
    return { count, amount: sum };
  };
  const lessThan = (gross: { count: bigint; amount: bigint }, ...undone: bigint[]): Flow => ({
    count: Number(gross.count),
    amount: notBelowZero(undone.reduce((rest, each) => rest - each, gross.amount)),
  });
  return {
    deposits: lessThan(total('deposit')),
    withdrawals: lessThan(total('withdrawal_paid')),
    stakes: lessThan(total('stake', 1), total('stake_refund', -1).amount),
    payouts: lessThan(total('payout', -1), total('payout_reversal', 1).amount),
    rebates: lessThan(total('rebate', -1), total('rebate_reversal', 1).amount),
    result: resultOf(movements),
  };
}

function resultOf(movements: readonly Movement[]): Delta {
  let sum = 0n;
  for (const { code, direction, amount } of movements) {
    const name = nameOf.get(code);
    if (name !== undefined && PLAY.includes(name)) sum += BigInt(direction) * amount;
  }
  return delta(sum);
}

/** A span may hold the refund of a stake that was placed before it. */
function notBelowZero(units: bigint): Amount {
  return amount(units < 0n ? 0n : units);
}
