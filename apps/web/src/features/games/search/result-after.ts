/**
 * The result that a key chooses after the one at `at`, around the ends; undefined for a key that
 * chooses none. Home and End stay with the text of the field.
 */
export function resultAfter(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'PageDown') return Math.min(at + PAGE, count - 1);
  return key === 'PageUp' ? Math.max(at - PAGE, 0) : undefined;
}

const PAGE = 5;
