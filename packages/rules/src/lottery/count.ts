// Combinatorial functions for closed-form counts (lottery.md 2.2). Sets of symbols are bit masks.

/** The number of symbols in a mask. */
export function size(mask: number): number {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** C(n, k); 0 when k is out of range. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let each = 0; each < k; each += 1) result = (result * (n - each)) / (each + 1);
  return result;
}

/**
 * The elementary symmetric polynomial e_k: the sum, over all k of the numbers, of their product.
 */
export function elementarySymmetric(numbers: readonly number[], k: number): number {
  const sums = new Array<number>(k + 1).fill(0);
  sums[0] = 1;
  for (const each of numbers) {
    for (let degree = k; degree > 0; degree -= 1) {
      sums[degree] = (sums[degree] ?? 0) + (sums[degree - 1] ?? 0) * each;
    }
  }
  return sums[k] ?? 0;
}

/** The sum of `weights[i]` over the symbols i of the mask. */
export function sumWeights(mask: number, weights: readonly number[]): number {
  let total = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    total += weights[31 - Math.clz32(rest & -rest)] ?? 0;
  }
  return total;
}

/**
 * The number of ways to pick `k1` symbols of one row and `k2` of another without a shared symbol,
 * where k1 or k2 is 1: a·C(b,k2) − i·C(b−1,k2−1), or the same with the rows exchanged (lottery.md
 * 2.2 `com`).
 */
export function chooseDisjoint(row1: number, k1: number, row2: number, k2: number): number {
  const [a, b, both] = [size(row1), size(row2), size(row1 & row2)];
  return k1 === 1
    ? a * choose(b, k2) - both * choose(b - 1, k2 - 1)
    : choose(a, k1) * b - both * choose(a - 1, k1 - 1);
}

/** The number of strings of `length` digits for each key of `keyOf`, with keys from 0 to `most`. */
export function tally(length: number, most: number, keyOf: (digits: readonly number[]) => number) {
  const ways = new Array<number>(most + 1).fill(0);
  const digits = new Array<number>(length).fill(0);
  for (let code = 0; code < 10 ** length; code += 1) {
    for (let place = length - 1, rest = code; place >= 0; place -= 1) {
      digits[place] = rest % 10;
      rest = Math.trunc(rest / 10);
    }
    const key = keyOf(digits);
    if (key >= 0) ways[key] = (ways[key] ?? 0) + 1;
  }
  return ways;
}

/**
 * The number of ways to take one symbol of each row, all different: systems of distinct
 * representatives (`SDR` of lottery.md 2.2). Dynamic programming over the symbols, each assigned to
 * none or one of the rows that contain it.
 */
export function countDistinctRepresentatives(rows: readonly number[]): number {
  const ways = new Array<number>(1 << rows.length).fill(0);
  ways[0] = 1;
  const any = rows.reduce((union, row) => union | row, 0);
  for (let rest = any; rest !== 0; rest &= rest - 1) {
    const symbol = rest & -rest;
    for (let taken = ways.length - 1; taken > 0; taken -= 1) {
      let more = 0;
      for (const [row, mask] of rows.entries()) {
        if ((taken & (1 << row)) !== 0 && (mask & symbol) !== 0) {
          more += ways[taken & ~(1 << row)] ?? 0;
        }
      }
      ways[taken] = (ways[taken] ?? 0) + more;
    }
  }
  return ways[ways.length - 1] ?? 0;
}

/**
 * The maximum number of rows that can each be assigned a symbol of their own: the size of a maximum
 * matching.
 */
export function maximumMatching(rows: readonly number[]): number {
  const holder = new Map<number, number>();
  const place = (row: number, seen: { mask: number }): boolean => {
    for (let rest = (rows[row] ?? 0) & ~seen.mask; rest !== 0; rest &= ~seen.mask) {
      const symbol = rest & -rest;
      seen.mask |= symbol;
      const before = holder.get(symbol);
      if (before === undefined || place(before, seen)) {
        holder.set(symbol, row);
        return true;
      }
    }
    return false;
  };
  return rows.filter((_, row) => place(row, { mask: 0 })).length;
}

/** The number of sets of `count` numbers of 1 to `max` for each sum. */
export function subsetSums(max: number, count: number): number[] {
  const width = (count * (2 * max - count + 1)) / 2 + 1;
  // The counts for each set size are stored consecutively, indexed by sum.
  const ways = new Array<number>((count + 1) * width).fill(0);
  ways[0] = 1;
  for (let number = 1; number <= max; number += 1) {
    for (let at = ways.length - 1; at >= width + number; at -= 1) {
      if (at % width < number) continue;
      ways[at] = (ways[at] ?? 0) + (ways[at - width - number] ?? 0);
    }
  }
  return ways.slice(count * width);
}
