/** An issue: the code of its lottery, then its own number. */
const ISSUE = /^([A-Z0-9_]+)-(\d[\d-]*)$/;

/**
 * The reference of a movement as its owner knows it: a draw by the name of its lottery, an order by
 * its number. A word by which only the books know a reason is left out.
 */
export function referenceText(
  reference: string,
  lotteryName: (code: string) => string | undefined,
): string {
  const [, code = '', issue] = ISSUE.exec(reference) ?? [];
  if (issue === undefined) return /^[a-z_]+$/.test(reference) ? '' : reference;
  const name = lotteryName(code);
  return name === undefined ? issue : `${name} · ${issue}`;
}
