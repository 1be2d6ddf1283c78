// What a page works out about a round of entered numbers.

const SIZE = 100_000;

/** A number to enter, each of the five digits by chance. */
export function randomEntry(): string {
  // The few values above the last whole multiple make no digit likelier that anybody could notice.
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % SIZE).padStart(5, '0');
}

/** The seal that made a sum the result: what is left when the sum is taken off. */
export function sealOf(sum: string, numbers: string): string {
  return String((Number(numbers) - Number(sum) + SIZE) % SIZE).padStart(5, '0');
}
