// Search, filters and orders of the list of games (games.md 4.2). Pure.
import { findByText } from '@fairhouse/values';
import type { GameCard } from './game-cards.ts';
import { MARK_SYNONYMS, SYNONYMS } from './synonyms-table.ts';

export interface GameFilter {
  readonly nodeId?: number | undefined;
  readonly vendor?: string | undefined;
  readonly features?: string | undefined;
  readonly themes?: string | undefined;
  readonly volatility?: string | undefined;
  readonly minRtp?: number | undefined;
  readonly maxRtp?: number | undefined;
  readonly hasDemo?: 'true' | undefined;
  readonly hasJackpot?: 'true' | undefined;
  readonly isNew?: 'true' | undefined;
}

export interface Searchable {
  readonly card: GameCard;
  /** The names in all languages. */
  readonly names: readonly string[];
  readonly hasJackpot: boolean;
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').filter((each) => each !== '');

const hasAny = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((each) => has.includes(each));

/** Kinds of filters are joined by AND, the values of one by OR. */
export function matchesFilter({ card, hasJackpot }: Searchable, filter: GameFilter): boolean {
  const volatility = card.volatility === null ? [] : [String(card.volatility)];
  return (
    (filter.nodeId === undefined || card.nodeId === filter.nodeId) &&
    hasAny(listOf(filter.vendor), [card.vendor]) &&
    hasAny(listOf(filter.features), card.features) &&
    hasAny(listOf(filter.themes), card.themes) &&
    hasAny(listOf(filter.volatility), volatility) &&
    card.rtpLow >= (filter.minRtp ?? 0) &&
    card.rtpLow <= (filter.maxRtp ?? 1_000_000) &&
    (filter.hasDemo === undefined || card.hasDemo) &&
    (filter.hasJackpot === undefined || hasJackpot) &&
    (filter.isNew === undefined || card.isNew)
  );
}

/**
 * The games with their place among what a text finds: names of all languages come before the
 * vendor, the words of its kind, features and themes. All have place 0 for an empty text.
 */
export function searchGames<Found extends Searchable>(
  games: readonly Found[],
  text: string,
): (Found & { readonly rank: number })[] {
  if (text.trim() === '') return games.map((game) => ({ ...game, rank: 0 }));
  const findable = games.map((game) => ({ game, names: game.names, kinds: kindsOf(game) }));
  return findByText(findable, text).map(({ game }, rank) => ({ ...game, rank }));
}

const kindsOf = ({ card }: Searchable): string[] => {
  const marks = [...card.features, ...card.themes];
  return [
    card.vendorName,
    ...SYNONYMS[card.gameType],
    ...marks,
    ...marks.flatMap((mark) => MARK_SYNONYMS.get(mark) ?? []),
  ];
};

type Order = (left: GameCard, right: GameCard) => number;

const byText = (left: string, right: string): number => left.localeCompare(right);
const bigintOrder = (left: bigint | null, right: bigint | null): number => {
  const [one, other] = [left ?? 0n, right ?? 0n];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** What orders need beside the cards: places count upwards, and no place is infinite. */
export interface OrderPlaces {
  /** Among the hot games. */
  readonly hot: (nodeId: number) => number;
  /** What the merchant gave. */
  readonly own: (nodeId: number) => number;
  /** When a game was published. */
  readonly publishedAt: (nodeId: number) => number;
}

/** Two games without a place are equal: infinity less infinity is no number. */
const placeOrder = (left: number, right: number): number => (left === right ? 0 : left - right);

/** The orders of a list; ties are by name, then by number. */
export function orderOf(
  sort: 'popular' | 'new' | 'name' | 'rtp' | 'minBet' | 'maxMultiplier',
  { hot, own, publishedAt }: OrderPlaces,
): Order {
  const first: Record<typeof sort, Order> = {
    popular: (left, right) =>
      placeOrder(hot(left.nodeId), hot(right.nodeId)) ||
      placeOrder(own(left.nodeId), own(right.nodeId)),
    new: (left, right) => publishedAt(right.nodeId) - publishedAt(left.nodeId),
    name: () => 0,
    rtp: (left, right) => right.rtpHigh - left.rtpHigh,
    minBet: (left, right) => bigintOrder(left.minBet, right.minBet),
    maxMultiplier: (left, right) =>
      Number(right.maxMultiplier ?? 0) - Number(left.maxMultiplier ?? 0),
  };
  return (left, right) =>
    first[sort](left, right) || byText(left.name, right.name) || left.nodeId - right.nodeId;
}
