// Numbers that are closed in a draw or pay less in it: what pads cross out, and how a bet that
// contains them is sold (lottery.md 1.9, 2.6).
import {
  checkSlip,
  holdsItem,
  isOneNumber,
  parseSelection,
  priceBet,
  readItem,
  reducedTerms,
  splitPicks,
  type Bet,
  type Family,
  type NumberItem,
  type Offer,
  type Play,
  type PricedBet,
} from '@fairhouse/rules/lottery';
import type { Day } from '@fairhouse/values';
import type { ValueOf } from '../../../../calls/calls.ts';
import type { SoldPlay } from '../play-menu.ts';

export interface NumberPay {
  readonly number: NumberItem;
  /** The percentage of its odds that it pays; 0 is closed. */
  readonly percent: number;
}

type Answer = ValueOf<'lotteryBoard'>;

/** The draw that a board sells: its issue, and its day in its own calendar. */
interface DrawOnSale {
  readonly issue: string | undefined;
  readonly day?: Day | undefined;
}

/** The plays of a board with the closed and reduced numbers of a draw, and its day. */
export function playsOfDraw(
  { plays, numbers }: Pick<Answer, 'plays' | 'numbers'>,
  family: Family,
  { issue, day }: DrawOnSale,
): SoldPlay[] {
  const pays = numbers.flatMap((each) => {
    const isFor = each.issue === undefined || each.issue === issue;
    const number = isFor ? readItem(family, each.item) : undefined;
    return number ? [{ number, percent: each.payPercent }] : [];
  });
  return plays.map((answered) => {
    const play = family.plays.get(answered.play);
    const sold = play?.tierOn !== undefined || hasSigns(play) ? { ...answered, day } : answered;
    const own = pays.filter(({ number }) => number.play.code === sold.play);
    return own.length === 0 ? sold : { ...sold, pays: own };
  });
}

/** Whether signs of the zodiac are picked: the year's own sign has one number more. */
export function hasSigns(play: Play | undefined): boolean {
  return play?.form.kind === 'rows' && play.form.rows.some((row) => row.symbols.includes('horse'));
}

/**
 * The percentage of the odds that a row's symbol pays; symbols of whole numbers are not reduced.
 */
export function percentOfSymbol(
  pays: readonly NumberPay[] | undefined,
  row: number,
  symbol: number,
): number {
  const isIt = ({ number: { rows } }: NumberPay) =>
    rows.every((mask, at) => mask === (at === row ? 1 << symbol : 0)) && rows.length > 0;
  return leastOf(pays?.filter(isIt));
}

/** The percentage of the odds that an entry pays. */
export function percentOfLine(pays: readonly NumberPay[] | undefined, line: string): number {
  return leastOf(pays?.filter(({ number }) => number.line === Number(line)));
}

function leastOf(pays: readonly NumberPay[] = []): number {
  return pays.reduce((least, { percent }) => Math.min(least, percent), 100);
}

/** A bet as it is sold, with the percentage of the play's odds that it pays. */
export interface SoldBet {
  readonly bet: PricedBet;
  readonly payPercent: number;
}

export type PayProblem = 'number_suspended' | 'number_reduced';

/**
 * Splits a priced bet whose numbers pay less: these become separate bets at their own odds, the
 * rest is one bet. A bet that cannot be split, or is not sold at fixed odds, is a problem.
 */
export function splitByPay(
  family: Family,
  priced: PricedBet,
  pays: readonly NumberPay[],
  offer: Offer,
): readonly SoldBet[] | PayProblem {
  const held = pays.filter(({ number }) => holdsItem(priced.picks, number));
  if (held.length === 0) return [{ bet: priced, payPercent: 100 }];
  if (leastOf(held) === 0) return 'number_suspended';
  const { terms, unit, multiple } = priced;
  if (terms.style !== 'FIXED') return 'number_reduced';
  const parts = isOneNumber(priced)
    ? [priced.pick]
    : splitPicks(
        priced,
        held.map(({ number }) => number),
      );
  if (parts === undefined) return 'number_reduced';
  const sold: SoldBet[] = [];
  for (const pick of parts) {
    const bet = betOf(family, priced, pick);
    if (bet === undefined) return 'number_reduced';
    const payPercent = leastOf(held.filter(({ number }) => holdsItem(bet.picks, number)));
    const own = payPercent < 100 ? reducedTerms(terms, payPercent) : terms;
    const part = priceBet(bet, { unit, multiple, terms: own }, offer);
    if (!part.ok) return 'number_reduced';
    sold.push({ bet: part.value, payPercent });
  }
  return sold;
}

function betOf(family: Family, { play }: Bet, pick: string): Bet | undefined {
  const selection = parseSelection(play, pick);
  const bet = selection && checkSlip(family, { play: play.code, selection });
  return bet?.ok ? bet.value : undefined;
}
