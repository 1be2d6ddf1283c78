import { SPREAD_PARTS, type ResultShare } from '@fairhouse/rules/lottery';

/** Results of a plan that are drawn as one bar. */
export interface ResultBar {
  /** The lowest and the highest result in it, in ten-thousandths. */
  readonly from: bigint;
  readonly to: bigint;
  readonly isGain: boolean;
  /** The probability, 0 to 1: a height, not a figure. */
  readonly share: number;
}

/** Bars on one side of zero. */
const MOST_BARS = 12;

/** The results in order as bars: none joins losses and gains, and empty ones are left out. */
export function resultBars(spread: readonly ResultShare[]): ResultBar[] {
  const losses = spread.filter(({ result }) => result < 0n);
  const gains = spread.filter(({ result }) => result >= 0n);
  return [...barsOf(losses, false), ...barsOf(gains, true)];
}

function barsOf(shares: readonly ResultShare[], isGain: boolean): ResultBar[] {
  const [first] = shares;
  const last = shares.at(-1);
  if (first === undefined || last === undefined) return [];
  const width = (last.result - first.result) / BigInt(MOST_BARS) + 1n;
  const bars = new Map<bigint, ResultBar>();
  for (const { result, parts } of shares) {
    const at = (result - first.result) / width;
    const share = Number((parts * 1_000_000n) / SPREAD_PARTS) / 1_000_000;
    const known = bars.get(at);
    bars.set(at, {
      from: known?.from ?? result,
      to: result,
      isGain,
      share: (known?.share ?? 0) + share,
    });
  }
  return [...bars.values()];
}
