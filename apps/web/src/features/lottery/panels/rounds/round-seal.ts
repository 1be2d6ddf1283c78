// Computations for a round of entered numbers.

const SIZE = 100_000;

/** A random number of five digits to enter. */
export function randomEntry(): string {
  // The bias from the values above the last whole multiple is negligible.
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % SIZE).padStart(5, '0');
}

/** The seal that turned the sum into the result: their difference. */
export function roundSeal(sum: string, numbers: string): string {
  return String((Number(numbers) - Number(sum) + SIZE) % SIZE).padStart(5, '0');
}
