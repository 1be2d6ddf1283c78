// Dashboard figures from ledger movements. Pure functions.
import { amount, delta, type Amount, type Delta } from '@fairhouse/values';
import { CODES, type Code } from '../../accounts.ts';
import { BET_CODES, sumFigures, type PlayLine } from '../../play-figures.ts';

export interface Movement {
  readonly code: number;
  /** 1 into house accounts, -1 out of them, 0 for neither. */
  readonly direction: number;
  readonly movements: bigint;
  readonly amount: bigint;
}

export interface Flow {
  readonly count: number;
  readonly amount: Amount;
}

/** Like `Flow`; negative where a span refunded more than it took. */
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

/** Codes between a player and the bank, which never touch a house account. */
const PAST_THE_HOUSE: Readonly<Partial<Record<Code, 1n | -1n>>> = {
  deposit: 1n,
  withdrawal_paid: -1n,
};

const nameOf = new Map<number, Code>(
  (Object.entries(CODES) as [Code, number][]).map(([name, number]) => [number, name]),
);

/** Sums movements by the shared definition of stake, payout and result (`play-figures.ts`). */
export function computeFigures(movements: readonly Movement[]): Figures {
  const figures = sumFigures(movements.flatMap(lineOf));
  const count = (codes: readonly Code[], direction?: number): number =>
    Number(
      movements
        .filter((each) => codes.some((code) => CODES[code] === each.code))
        .filter((each) => direction === undefined || each.direction === direction)
        .reduce((sum, each) => sum + each.movements, 0n),
    );
  return {
    // The leg of a deposit's fee goes into the house: an order counts once, and its amount whole.
    deposits: { count: count(['deposit'], 0), amount: amount(figures.deposits) },
    withdrawals: { count: count(['withdrawal_paid']), amount: amount(figures.withdrawals) },
    stakes: { count: count(BET_CODES, 1), amount: figures.stake },
    payouts: {
      count: count(['payout', 'vendor_win', 'vendor_free_win'], -1),
      amount: figures.payout,
    },
    rebates: { count: count(['rebate', 'category_rebate'], -1), amount: figures.rebate },
    result: delta(-figures.net),
  };
}

/** The movement from the players' side; none if both accounts are on the same side. */
function lineOf({ code, direction, amount: moved }: Movement): PlayLine[] {
  const name = nameOf.get(code);
  if (name === undefined) return [];
  const sign = PAST_THE_HOUSE[name] ?? BigInt(-direction);
  return sign === 0n ? [] : [{ code: name, change: sign * moved }];
}
