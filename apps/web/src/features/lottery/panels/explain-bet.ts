// Explains a bet's payout by settling it again in the browser from the numbers drawn.
import {
  explain,
  explainTexts,
  NO_CAPS,
  prepareDraw,
  readBet,
  readTerms,
  settleBet,
  type Family,
  type Play,
  type Terms,
} from '@fairhouse/rules/lottery';
import { fillText, parseAmount, type Amount, type Language } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';

type BetRecord = ValueOf<'myBets'>['list'][number]['bets'][number];

interface Words {
  readonly language: Language;
  readonly money: (value: Amount | string) => string;
  readonly tier: (code: string, play: string) => string;
  readonly numbers: (drawn: string) => string;
}

/**
 * The sentences that explain a settled bet. The tiers are recomputed; the paid amount and the part
 * withheld by a cap are taken from the record. Empty if the record cannot be read.
 */
export function explainBet(
  family: Family,
  bet: BetRecord,
  numbers: string | undefined,
  words: Words,
): string[] {
  const draw = numbers === undefined ? undefined : prepareDraw(family, numbers);
  const legal = readBet(family, bet.play, bet.pick);
  const unit = parseAmount(bet.unit);
  if (draw === undefined || !legal.ok || unit === undefined) return [];
  const terms = termsOf(bet, legal.value.play);
  if (terms === undefined) return [];
  const { play, picks, notes } = legal.value;
  const settled = { play, picks, notes, unit, multiple: bet.multiple, terms };
  const result = settleBet(settled, draw, NO_CAPS);
  const capped = parseAmount(bet.capped) ?? result.cappedAmount;
  const payout = result.payout >= capped ? ((result.payout - capped) as Amount) : result.payout;
  return explain(settled, draw, { ...result, cappedAmount: capped, payout }).map(
    ({ key, params }) => fill(explainTexts[words.language][key], params, bet.play, words),
  );
}

const MONEY = new Set(['prize', 'sum', 'kept', 'payout']);

function fill(
  text: string,
  params: Readonly<Record<string, string>>,
  play: string,
  words: Words,
): string {
  return fillText(text, params, (value, name) => {
    if (name === 'tier') return words.tier(value, play);
    if (name === 'numbers') return words.numbers(value);
    return MONEY.has(name) ? words.money(value) : value;
  });
}

function termsOf({ style, odds, group }: BetRecord, play: Play): Terms | undefined {
  return readTerms(play, style, odds ?? String(group ?? ''));
}
