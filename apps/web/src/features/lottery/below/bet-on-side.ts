// The bet on one side of what is followed, on the terms on which the board opens.
import type { Family, Followed, Offer, PricedBet, Style } from '@fairhouse/rules/lottery';
import type { Rate } from '@fairhouse/values';
import type { SoldBet } from '../board/number-pays.ts';
import { offerOf, priceSelection } from '../board/price-draft.ts';
import { askedOf, boundsOf, startControls, type Board } from '../board/terms.ts';

export interface SideBet {
  readonly bets: readonly SoldBet[];
  readonly offer: Offer;
  /** What the side pays, where the play is sold at fixed odds. */
  readonly odds: Rate | undefined;
}

/** Odds say more beside a side than a group does, so they come first. */
const STYLES: readonly Style[] = ['FIXED', 'GROUP', 'ZY'];

/** The bet on a side of a streak; undefined where the board does not sell it now. */
export function betOnSide(
  board: Board,
  family: Family,
  followed: Followed,
  side: string,
): SideBet | undefined {
  const { play, row } = followed;
  const sold = board.plays.find((each) => each.play === play.code);
  const style = sold && STYLES.find((each) => sold.styles.includes(each));
  // A family that is followed by the plays of another does not sell them itself.
  if (sold === undefined || style === undefined || !family.plays.has(play.code)) return undefined;
  const rows = play.form.kind === 'rows' ? play.form.rows : [];
  const bounds = boundsOf(board);
  const { bets } = priceSelection(family, {
    play,
    sold,
    selection: { kind: 'rows', rows: rows.map((_, at) => (at === row ? [side] : [])) },
    asked: askedOf(board, startControls(board, style)),
    bounds,
  });
  const [first] = bets;
  if (first === undefined) return undefined;
  return { bets, offer: offerOf(sold, bounds), odds: sideOdds(first.bet, followed, side) };
}

/** The odds of a side's tier as the bet has them; undefined where a group pays. */
function sideOdds({ terms }: PricedBet, { play, row }: Followed, side: string): Rate | undefined {
  if (terms.style !== 'FIXED') return undefined;
  const form = play.form.kind === 'rows' ? play.form.rows[row] : undefined;
  const symbol = form?.symbols.indexOf(side) ?? 0;
  return terms.odds[play.symbolTier?.(row, symbol) ?? 0] ?? terms.odds[0];
}
