/** Families whose players type their bets. */
const WRITTEN: ReadonlySet<string> = new Set(
  'VNN VNS VNS2 TH HANOI LAO STOCK YEEKEE MY4D SG4D ID'.split(' '),
);

/** Whether a family accepts typed bets beside the pad. */
export function acceptsTypedBets(family: string): boolean {
  return WRITTEN.has(family);
}
