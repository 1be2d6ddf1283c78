import { unitsOf } from './units-of.ts';

const WON = 4;

/** The figures of a bet or an order; `status` as the calls number it (lottery.md 2.3). */
export interface BetFigures {
  readonly status: number;
  readonly stake: string;
  readonly prize: string;
  /** The part of the stake that was given back. */
  readonly refunded?: string;
}

/** Whether a bet was paid less than it staked: it is called neither won nor lost. */
export function isPartReturned({ status, stake, prize, refunded = '0' }: BetFigures): boolean {
  return status === WON && unitsOf(prize) < unitsOf(stake) - unitsOf(refunded);
}
