// Keno of the instant games (games.md 10): ten of forty numbers are drawn, one to ten are picked.
import type { Amount } from '@fairhouse/values';
import { pickNumbers, type WordStream } from '../../fair/stream.ts';
import { NO_MULTIPLIER, tableMultipliers, type Multiplier } from '../multiplier.ts';
import { resultAt, type InstantResult } from './result-at.ts';
import { KENO_TABLE } from './tables/keno-table.ts';

const KENO_PRICES = tableMultipliers(KENO_TABLE);

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;

export type KenoRisk = keyof typeof KENO_TABLE;

export interface KenoBet {
  readonly risk: KenoRisk;
  /** One to ten different numbers of 1 to 40. */
  readonly picks: readonly number[];
}

export interface KenoRound extends InstantResult {
  /** In the order drawn. */
  readonly drawn: readonly number[];
  readonly hits: number;
}

/** The multipliers by the number of hits; undefined for a count of picks that is not offered. */
export function kenoPrices(risk: KenoRisk, picks: number): readonly Multiplier[] | undefined {
  return KENO_PRICES[risk][picks];
}

/** Draws for the picks; undefined for picks that are not offered. */
export function drawKeno(
  words: WordStream,
  { risk, picks }: KenoBet,
  stake: Amount,
): KenoRound | undefined {
  const prices = kenoPrices(risk, picks.length);
  const isLegal = picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= 40);
  if (prices === undefined || !isLegal || new Set(picks).size !== picks.length) return undefined;
  const drawn = pickNumbers(words, KENO_DRAWN, KENO_NUMBERS);
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  return { ...resultAt(stake, prices[hits] ?? NO_MULTIPLIER), drawn, hits };
}
