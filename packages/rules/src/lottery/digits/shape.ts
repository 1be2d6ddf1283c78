// The shape of three digits: 豹子, 顺子, 对子, 半顺, 杂六, on the ring where 9 is adjacent to 0 (lottery.md
// 1.1).
export const SHAPES = ['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED'] as const;
export type ShapeIndex = 0 | 1 | 2 | 3 | 4;

/** The number of results of each shape among 1,000. */
export const SHAPE_WAYS = [10, 60, 270, 360, 300] as const;

/** Index in SHAPES of three digits in any order: 8-9-0 and 9-0-1 are straights, 3-9-0 is a half. */
export function shapeIndex(digits: readonly number[]): ShapeIndex {
  const [a = 0, b = 0, c = 0] = digits;
  if (a === b && b === c) return 0;
  if (a === b || b === c || a === c) return 2;
  const neighbours = beside(a, b) + beside(b, c) + beside(a, c);
  return neighbours === 2 ? 1 : neighbours === 1 ? 3 : 4;
}

function beside(left: number, right: number): number {
  const apart = Math.abs(left - right);
  return apart === 1 || apart === 9 ? 1 : 0;
}
