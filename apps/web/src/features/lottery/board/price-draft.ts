// The cost and possible payout of a draft, computed with the server's own functions at every press.
import {
  checkSlip,
  importLines,
  parseFixed,
  priceBet,
  type Family,
  type ImportedLines,
  type Offer,
  type PayoutCaps,
  type PricedBet,
  type PriceProblem,
  type Play,
  type Selection,
  type SlipProblem,
  type Style,
  type Terms,
} from '@fairhouse/rules/lottery';
import { amount, type Amount } from '@fairhouse/values';
import { splitByPay, type PayProblem, type SoldBet } from './pads/number-pays.ts';
import { isEmptyDraft, draftSelection, type Draft } from './draft.ts';
import type { SoldPlay } from './play-menu.ts';

/** How a bet is to be sold, from the board's controls. */
export interface RequestedTerms {
  readonly style: Style;
  readonly group: number;
  readonly unit: Amount;
  readonly multiple: number;
}

export interface Bounds {
  readonly minGroup: number;
  readonly memberGroup: number;
  readonly maxMultiple: number;
  readonly caps?: PayoutCaps;
}

export type DraftProblem =
  | SlipProblem['name']
  | PriceProblem
  | PayProblem
  | 'too_many_notes'
  | 'play_closed';

export interface PricedDraft {
  readonly empty: boolean;
  /** The notes of the current picks; 0 while they are not a bet. */
  readonly notes: number;
  /** The bet, if the picks are one. */
  readonly bet: PricedBet | undefined;
  /** The bets for the slip: more than one if some numbers pay less. */
  readonly bets: readonly SoldBet[];
  readonly problem: DraftProblem | undefined;
  /** The parsed entry text; undefined on pads without one. */
  readonly imported: ImportedLines | undefined;
}

/** The bar shows none of the pad's picks, as while bets are typed. */
export const NOTHING_PICKED: PricedDraft = {
  empty: true,
  notes: 0,
  bet: undefined,
  bets: [],
  problem: undefined,
  imported: undefined,
};

/** Prices the picks, or returns what they lack. */
export function priceDraft(
  family: Family,
  play: Play,
  sold: SoldPlay,
  draft: Draft,
  asked: RequestedTerms,
  bounds: Bounds,
): PricedDraft {
  const imported = play.form.kind === 'lines' ? importLines(play.form, draft.text) : undefined;
  const empty = isEmptyDraft(draft);
  const selection = draftSelection(play.form, draft, imported?.kept ?? []);
  const priced = priceSelection(family, { play, sold, selection, asked, bounds });
  return { empty, imported, ...priced };
}

interface PriceQuestion {
  readonly play: Play;
  readonly sold: SoldPlay;
  readonly selection: Selection;
  readonly asked: RequestedTerms;
  readonly bounds: Bounds;
}

/** Prices a selection from any source, or returns its problem. */
export function priceSelection(
  family: Family,
  { play, sold, selection, asked, bounds }: PriceQuestion,
): Pick<PricedDraft, 'notes' | 'bet' | 'bets' | 'problem'> {
  const checked = checkSlip(family, { play: play.code, selection });
  if (!checked.ok) return { notes: 0, bet: undefined, bets: [], problem: checked.problem.name };
  const { notes } = checked.value;
  const none = { notes, bet: undefined, bets: [] };
  if (sold.closed) return { ...none, problem: 'play_closed' };
  if (sold.maxNotes > 0 && notes > sold.maxNotes) return { ...none, problem: 'too_many_notes' };
  const terms = termsOf(play, sold, asked);
  if (terms === undefined) return { ...none, problem: 'odds_missing' };
  const priced = priceBet(
    checked.value,
    { unit: asked.unit, multiple: asked.multiple, terms },
    offerOf(sold, bounds),
  );
  if (!priced.ok) return { ...none, problem: priced.problem };
  const bets = splitByPay(family, priced.value, sold.pays ?? [], offerOf(sold, bounds));
  if (typeof bets === 'string') return { ...none, problem: bets };
  return { notes, bet: bets.length === 1 ? bets[0]?.bet : undefined, bets, problem: undefined };
}

/** The terms of a play at the current controls; undefined if its odds are unknown. */
export function termsOf(play: Play, sold: SoldPlay, asked: RequestedTerms): Terms | undefined {
  if (asked.style !== 'FIXED') return { style: asked.style, group: asked.group };
  return sold.odds === undefined ? undefined : parseFixed(play, sold.odds);
}

/** The play's offer, in the rules' format. */
export function offerOf(sold: SoldPlay, bounds: Bounds): Offer {
  return { ...bounds, styles: sold.styles, minUnit: amount(1n) };
}
