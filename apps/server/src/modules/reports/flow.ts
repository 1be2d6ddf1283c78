// What the movements of a span come to, in the words of the dashboard; pure.
import { amount, delta, type Amount, type Delta } from '@fairhouse/values';
import { CODES, type Code } from '../../accounts.ts';
import { sumFigures, type PlayLine } from '../../play-figures.ts';

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

/** As `Flow`, below zero where a span gave back more than it took. */
export interface NetFlow {
  readonly count: number;
  readonly amount: Delta;
}

export interface Figures {
  readonly deposits: Flow;
  readonly withdrawals: Flow;
  readonly stakes: NetFlow;
  readonly payouts: NetFlow;
  readonly rebates: NetFlow;
  readonly result: Delta;
}

/** What the house pays for play beside its players' results. */
const COSTS: readonly Code[] = ['commission', 'commission_reversal'];

/** Bank and house are both outside the players: what comes from the bank passes the house by. */
const PAST_THE_HOUSE: Readonly<Partial<Record<Code, 1n | -1n>>> = {
  deposit: 1n,
  withdrawal_paid: -1n,
};

const nameOf = new Map<number, Code>(
  (Object.entries(CODES) as [Code, number][]).map(([name, number]) => [number, name]),
);

/** Sums movements by the one definition of stake, payout and result (`play-figures.ts`). */
export function figuresOf(movements: readonly Movement[]): Figures {
  const figures = sumFigures(movements.flatMap(lineOf));
  const count = (code: Code, direction?: number): number =>
    Number(
      movements
        .filter((each) => nameOf.get(each.code) === code)
        .filter((each) => direction === undefined || each.direction === direction)
        .reduce((sum, each) => sum + each.movements, 0n),
    );
  return {
    deposits: { count: count('deposit'), amount: amount(figures.deposits) },
    withdrawals: { count: count('withdrawal_paid'), amount: amount(figures.withdrawals) },
    stakes: { count: count('stake', 1), amount: figures.stake },
    payouts: { count: count('payout', -1), amount: figures.payout },
    rebates: { count: count('rebate', -1), amount: figures.rebate },
    result: delta(-figures.net - costsOf(movements)),
  };
}

/** A movement as the players see it; none where it stays on one side. */
function lineOf({ code, direction, amount: moved }: Movement): PlayLine[] {
  const name = nameOf.get(code);
  if (name === undefined) return [];
  const sign = PAST_THE_HOUSE[name] ?? BigInt(-direction);
  return sign === 0n ? [] : [{ code: name, change: sign * moved }];
}

function costsOf(movements: readonly Movement[]): bigint {
  return movements
    .filter(({ code }) => COSTS.some((cost) => CODES[cost] === code))
    .reduce((sum, { direction, amount: moved }) => sum + BigInt(-direction) * moved, 0n);
}
