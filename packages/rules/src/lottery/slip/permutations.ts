// The orders of a number's digits: boxes, tod, đảo.

/** The number of different numbers with the same digits: 24 for 1234, 3 for 112, 1 for 77. */
export function permutationsOf(number: number, length: number): number {
  const times = new Array<number>(10).fill(0);
  let ways = 1;
  for (let at = 1, rest = number; at <= length; at += 1, rest = Math.trunc(rest / 10)) {
    const count = (times[rest % 10] ?? 0) + 1;
    times[rest % 10] = count;
    ways = (ways * at) / count;
  }
  return ways;
}

/** The number with sorted digits: 312 gives 123, and 201 of three digits gives 012, so 12. */
export function sortedDigits(number: number, length: number): number {
  const digits = Array.from(String(number).padStart(length, '0'));
  return Number(digits.sort().join(''));
}
