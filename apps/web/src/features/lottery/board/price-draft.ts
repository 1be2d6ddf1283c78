// What the picks on a pad cost and can win: the server's own functions, run here at every press.
import {
  checkSlip,
  importLines,
  parseFixed,
  priceBet,
  type Family,
  type ImportedLines,
  type Offer,
  type PricedBet,
  type PriceProblem,
  type Play,
  type Selection,
  type SlipProblem,
  type Style,
  type Terms,
} from '@fairhouse/rules/lottery';
import { amount, type Amount } from '@fairhouse/values';
import { splitByPay, type PayProblem, type SoldBet } from './number-pays.ts';
import { isEmptyDraft, selectionOf, type Draft } from './pad.ts';
import type { SoldPlay } from './play-menu.ts';

/** How a bet is to be sold, as the board's controls stand. */
export interface Asked {
  readonly style: Style;
  readonly group: number;
  readonly unit: Amount;
  readonly multiple: number;
}

export interface Bounds {
  readonly minGroup: number;
  readonly memberGroup: number;
  readonly maxMultiple: number;
}

export type DraftProblem =
  SlipProblem['name'] | PriceProblem | PayProblem | 'too_many_notes' | 'play_closed';

export interface PricedDraft {
  readonly empty: boolean;
  /** Notes of the picks as they stand; 0 while they make no bet. */
  readonly notes: number;
  /** The bet, where it is one. */
  readonly bet: PricedBet | undefined;
  /** What goes on the slip: more than one bet where some numbers of it pay less. */
  readonly bets: readonly SoldBet[];
  readonly problem: DraftProblem | undefined;
  /** What became of the entry text; undefined on pads without one. */
  readonly imported: ImportedLines | undefined;
}

/** Prices what is picked, or says what it still lacks. */
export function priceDraft(
  family: Family,
  play: Play,
  sold: SoldPlay,
  draft: Draft,
  asked: Asked,
  bounds: Bounds,
): PricedDraft {
  const imported = play.form.kind === 'lines' ? importLines(play.form, draft.text) : undefined;
  const empty = isEmptyDraft(draft);
  const selection = selectionOf(play.form, draft, imported?.kept ?? []);
  const priced = priceSelection(family, { play, sold, selection, asked, bounds });
  return { empty, imported, ...priced };
}

interface PriceQuestion {
  readonly play: Play;
  readonly sold: SoldPlay;
  readonly selection: Selection;
  readonly asked: Asked;
  readonly bounds: Bounds;
}

/** Prices a selection, however it was entered, or says what is wrong with it. */
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

/** The terms of a play as the controls stand; undefined where its odds are not known. */
export function termsOf(play: Play, sold: SoldPlay, asked: Asked): Terms | undefined {
  if (asked.style !== 'FIXED') return { style: asked.style, group: asked.group };
  return sold.odds === undefined ? undefined : parseFixed(play, sold.odds);
}

/** What the play is sold on, as the rules ask for it. */
export function offerOf(sold: SoldPlay, bounds: Bounds): Offer {
  const { minGroup, memberGroup, maxMultiple } = bounds;
  return { styles: sold.styles, minGroup, memberGroup, minUnit: amount(1n), maxMultiple };
}
