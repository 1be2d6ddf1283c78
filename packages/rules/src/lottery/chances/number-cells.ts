// Kinds of draws of different numbers: cells hold numbers that are alike to every ticket, and a
// kind says of which cells the drawn numbers are.

/** Every split of the drawn numbers over the cells, as a sorted sequence. */
export function* splits(
  cells: readonly (readonly number[])[],
  length: number,
): Generator<number[]> {
  const [cell, ...rest] = cells;
  if (cell === undefined) {
    if (length === 0) yield [];
    return;
  }
  for (let drawn = 0; drawn <= Math.min(cell.length, length); drawn += 1) {
    for (const others of splits(rest, length - drawn)) {
      yield [...new Array<number>(drawn).fill(0), ...others.map((each) => each + 1)];
    }
  }
}

/** A result of the kind; undefined where a cell has too few numbers. */
export function resultOf(
  cells: readonly (readonly number[])[],
  kind: readonly number[],
): number[] | undefined {
  const taken = cells.map(() => 0);
  const result: number[] = [];
  for (const cell of kind) {
    const number = cells[cell]?.[taken[cell] ?? 0];
    if (number === undefined) return undefined;
    taken[cell] = (taken[cell] ?? 0) + 1;
    result.push(number);
  }
  return result;
}

/** How many sets of numbers are of the kind. */
export function unorderedWays(
  cells: readonly (readonly number[])[],
  kind: readonly number[],
): bigint {
  let ways = 1n;
  for (const [at, cell] of cells.entries()) {
    const drawn = kind.filter((each) => each === at).length;
    ways *= waysToChoose(cell.length, drawn);
  }
  return ways;
}

/** C(n, k), which exceeds what a number holds exactly. */
function waysToChoose(n: number, k: number): bigint {
  let ways = 1n;
  for (let at = 0; at < k; at += 1) ways = (ways * BigInt(n - at)) / BigInt(at + 1);
  return ways;
}
