// The choices of an auto bet in a game of choices: fixed before its first round, and made in each.
// Pure.
import { pokerHand, rankOf, winningRanks } from '@fairhouse/rules/games';
import type { Shown } from './instant-game.ts';

export const GUESS_RULES = ['LIKELY', 'HIGHER', 'LOWER'] as const;
/** The likelier side of a card, or always one; a card that does not offer it is skipped. */
export type GuessRule = (typeof GUESS_RULES)[number];

export const HOLD_RULES = ['HIGH', 'PAIRS', 'ALL'] as const;
/** Equal cards, and without any those of jack or higher; equal cards alone; or all five. */
export type HoldRule = (typeof HOLD_RULES)[number];

export type FixedChoices =
  /** Tiles, steps or calls in their order; after the last one what is won is taken. */
  | { readonly kind: 'list'; readonly list: readonly (number | string)[] }
  /** Guesses by a rule until so many were right. */
  | { readonly kind: 'guesses'; readonly rule: GuessRule; readonly right: number }
  | { readonly kind: 'hold'; readonly rule: HoldRule };

export type NextStep =
  | { readonly is: 'choose'; readonly choice: unknown }
  | { readonly is: 'take' };

const choose = (choice: unknown): NextStep => ({ is: 'choose', choice });
const TAKE: NextStep = { is: 'take' };

/** What follows in an open round after its choices so far, `step` of them. */
export function nextStep(
  fixed: FixedChoices,
  { step, shown }: { readonly step: number; readonly shown: Shown },
): NextStep {
  switch (fixed.kind) {
    case 'list':
      return step < fixed.list.length ? choose(fixed.list[step]) : TAKE;
    case 'guesses': {
      const right = listOf(shown['steps']).filter((each) => each === 'WON').length;
      return right >= fixed.right ? TAKE : choose(guessOn(Number(shown['card']), fixed.rule));
    }
    case 'hold':
      return choose(placesToHold(listOf(shown['dealt']).map(Number), fixed.rule));
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The guess of a rule on a card; of two equally likely sides the higher. */
export function guessOn(card: number, rule: GuessRule): 'HIGHER' | 'LOWER' | 'SKIP' {
  const rank = rankOf(card);
  const [higher = 0, lower = 0] = [winningRanks(rank, 'HIGHER'), winningRanks(rank, 'LOWER')];
  if (rule === 'LIKELY') return higher >= lower ? 'HIGHER' : 'LOWER';
  return (rule === 'HIGHER' ? higher : lower) > 0 ? rule : 'SKIP';
}

/** Of these and better all five cards count. */
const WHOLE_HANDS: ReadonlySet<string> = new Set([
  'STRAIGHT',
  'FLUSH',
  'FULL_HOUSE',
  'STRAIGHT_FLUSH',
  'ROYAL',
]);

/** The places, from 0, that a rule holds of five dealt cards. */
export function placesToHold(dealt: readonly number[], rule: HoldRule): number[] {
  const places = dealt.map((_card, place) => place);
  if (rule === 'ALL' || WHOLE_HANDS.has(pokerHand(dealt))) return places;
  const ranks = dealt.map(rankOf);
  const equal = places.filter((place) => ranks.filter((each) => each === ranks[place]).length > 1);
  if (equal.length > 0 || rule === 'PAIRS') return equal;
  return places.filter((place) => isHigh(ranks[place] ?? 0));
}

/** Jack, queen, king, and the ace, which is rank 1. */
const isHigh = (rank: number): boolean => rank === 1 || rank > 10;

/**
 * The steps that are marked after a press on a tile of a row, both from 0: one tile of each row,
 * from below without a gap. A press on a marked tile unmarks it and all above it.
 */
export function markStep(marked: readonly number[], row: number, tile: number): number[] {
  if (row > marked.length) return [...marked];
  if (marked[row] === tile) return marked.slice(0, row);
  return marked
    .map((each, at) => (at === row ? tile : each))
    .concat(row === marked.length ? tile : []);
}

/** The tiles that are marked after a press on one, in their order; at most so many. */
export function markTile(marked: readonly number[], tile: number, most: number): number[] {
  if (marked.includes(tile)) return marked.filter((each) => each !== tile);
  return marked.length < most ? [...marked, tile] : [...marked];
}
