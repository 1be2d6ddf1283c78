// Searches a sorted file of any size without loading it.

/** Reads `length` bytes at `position`; fewer at the end of the file. */
export type ReadAt = (position: number, length: number) => Promise<string>;

/** The size of the block that is read whole at the end of the search. */
const BLOCK_BYTES = 4096;
/** Longer than any two lines: a number after the key, and the end of the line. */
const PROBE_BYTES = 256;

/**
 * Whether a line of the file begins with the key. All lines begin with keys of the same length, in
 * ascending order, and are shorter than 128 bytes. A binary search: 24 reads for forty gigabytes.
 */
export async function hasSortedLine(read: ReadAt, size: number, key: string): Promise<boolean> {
  // The line, if there is one, begins at `from` or after it and before `until`.
  let from = 0;
  let until = size;
  while (until - from > BLOCK_BYTES) {
    const middle = Math.floor((from + until) / 2);
    const probe = await read(middle, PROBE_BYTES);
    const begin = probe.indexOf('\n') + 1;
    const found = probe.slice(begin, begin + key.length);
    if (found === key) return true;
    if (begin > 0 && found.length === key.length && found < key) from = middle + begin;
    else until = middle + 1;
  }
  const block = await read(from, until - from + key.length);
  return block.startsWith(key) || block.includes(`\n${key}`);
}
