import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';

/** What an ended round says; amounts are in the wire's units. */
interface Result {
  readonly stake: number;
  readonly payout: number;
  readonly refunded?: boolean | undefined;
}

/**
 * What a round has brought, in the words of a draw's outcome: no more than its stake is given back,
 * not won. Of a free round, whose stake was nobody's, any payout is won.
 */
export function resultText(
  texts: Pick<Texts, 'refunded' | 'youWon' | 'returned'>,
  { stake, payout, refunded }: Result,
  isFree: boolean,
  money: (units: number) => string,
): string {
  if (refunded === true) return texts.refunded;
  if (payout === 0) return '';
  if (isFree || payout > stake) return fill(texts.youWon, { amount: money(payout) });
  return fill(texts.returned, { amount: money(payout), stake: money(stake) });
}
