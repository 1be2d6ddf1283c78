// Cursors of lists by time: microseconds, an id, and a number.
const CURSOR = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,16})$/;

export interface TimeCursor {
  readonly at: bigint;
  readonly id: string;
  readonly number: number;
}

/** After every row, with the highest number. */
const NEWEST = {
  at: 32_503_680_000_000_000n,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const;

/** Of a list whose numbers are those of shares. */
const SHARES_MOST = 32_767;

/** Undefined for a text that no answer contained; without one the list begins with the newest. */
export function parseTimeCursor(
  text: string | undefined,
  numberMost = SHARES_MOST,
): TimeCursor | undefined {
  if (text === undefined) return { ...NEWEST, number: numberMost };
  const [, at, id, number] = CURSOR.exec(text) ?? [];
  if (at === undefined || id === undefined || Number(number) > numberMost) return undefined;
  return { at: BigInt(at), id, number: Number(number) };
}

export function formatTimeCursor({ at, id, number }: TimeCursor): string {
  return `${at}.${id}.${number}`;
}
