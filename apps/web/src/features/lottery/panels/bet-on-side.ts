// A bet on one side of a streak, on the initial terms of the board.
import type { Family, RoadSubject, Offer, PricedBet, Style } from '@fairhouse/rules/lottery';
import type { Rate } from '@fairhouse/values';
import type { SoldBet } from '../board/pads/number-pays.ts';
import { offerOf, priceSelection } from '../board/price-draft.ts';
import { requestedTerms, boundsOf, startControls, type Board } from '../board/controls.ts';

export interface SideBet {
  readonly bets: readonly SoldBet[];
  readonly offer: Offer;
  /** The odds of the side, if the play is sold at fixed odds. */
  readonly odds: Rate | undefined;
}

/** Fixed odds come first, because they say more beside a side than a group does. */
const STYLES: readonly Style[] = ['FIXED', 'GROUP', 'ZY'];

/** The bet on a side of a streak; undefined if the board does not sell it now. */
export function betOnSide(
  board: Board,
  family: Family,
  followed: RoadSubject,
  side: string,
): SideBet | undefined {
  const { play, row } = followed;
  const sold = board.plays.find((each) => each.play === play.code);
  const style = sold && STYLES.find((each) => sold.styles.includes(each));
  // A family whose streaks follow the plays of another family does not sell them itself.
  if (sold === undefined || style === undefined || !family.plays.has(play.code)) return undefined;
  const rows = play.form.kind === 'rows' ? play.form.rows : [];
  const bounds = boundsOf(board);
  const { bets } = priceSelection(family, {
    play,
    sold,
    selection: { kind: 'rows', rows: rows.map((_, at) => (at === row ? [side] : [])) },
    asked: requestedTerms(board, startControls(board, style)),
    bounds,
  });
  const [first] = bets;
  if (first === undefined) return undefined;
  return { bets, offer: offerOf(sold, bounds), odds: sideOdds(first.bet, followed, side) };
}

/** The odds of a side's tier in the bet; undefined for bets paid by prize group. */
function sideOdds(
  { terms }: PricedBet,
  { play, row }: RoadSubject,
  side: string,
): Rate | undefined {
  if (terms.style !== 'FIXED') return undefined;
  const form = play.form.kind === 'rows' ? play.form.rows[row] : undefined;
  const symbol = form?.symbols.indexOf(side) ?? 0;
  return terms.odds[play.symbolTier?.(row, symbol) ?? 0] ?? terms.odds[0];
}
