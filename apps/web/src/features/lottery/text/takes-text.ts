/** Families whose players write their bets. */
const WRITTEN: ReadonlySet<string> = new Set(
  'VNN VNS VNS2 TH HANOI LAO STOCK YEEKEE MY4D SG4D ID'.split(' '),
);

/** Whether the players of a family write their bets, beside pressing them. */
export function takesText(family: string): boolean {
  return WRITTEN.has(family);
}
