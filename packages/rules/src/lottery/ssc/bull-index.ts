// Bull (牛牛): if three of the five digits sum to a multiple of ten, the other two are the bull
// (lottery.md 1.1).

/** No bull first, then bulls by value; 10 is bull-bull. */
export const BULLS = ['NONE', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The number of results of each bull among 100,000. */
export const BULL_WAYS = [
  35_649, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6456,
] as const;

/**
 * The index in BULLS of five digits. Where three digits sum to a multiple of ten, the other two are
 * congruent to the total sum modulo ten.
 */
export function bullIndex(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit) => total + digit, 0);
  for (let left = 0; left < 4; left += 1) {
    for (let right = left + 1; right < 5; right += 1) {
      const pair = (digits[left] ?? 0) + (digits[right] ?? 0);
      if ((sum - pair) % 10 === 0) return sum % 10 === 0 ? 10 : sum % 10;
    }
  }
  return 0;
}
