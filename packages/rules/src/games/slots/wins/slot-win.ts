/** A cell of the window: reel and row, both from 0. */
export type Cell = readonly [reel: number, row: number];

/** A win before the multiplier of its spin or tumble, in hundredths of the base stake. */
export interface SlotWin {
  readonly symbol: string;
  /** How many symbols make it. */
  readonly kind: number;
  readonly win: number;
  readonly cells: readonly Cell[];
  /** From 1, in the order of the model; of games with lines. */
  readonly line?: number;
  /** What the wilds of a line multiplied it by. */
  readonly lineMultiplier?: number;
  /** Of games with ways. */
  readonly ways?: number;
}

/** The sum of wins. */
export function sumOfWins(wins: readonly SlotWin[]): number {
  let sum = 0;
  for (const { win } of wins) sum += win;
  return sum;
}
