// The orders in which the digits of a number can stand: boxes, tod, đảo.

/** How many different numbers the digits of a number make: 24 for 1234, 3 for 112, 1 for 77. */
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

/** The number with its digits sorted: 312 is 123, and 201 of three digits is 012, so 12. */
export function sortedDigits(number: number, length: number): number {
  const digits = Array.from(String(number).padStart(length, '0'));
  return Number(digits.sort().join(''));
}
