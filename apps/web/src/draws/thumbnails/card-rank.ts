import { rankOf } from '@fairhouse/rules/lottery';

/** A card of the shoe by its rank: `A`, `2` to `10`, `J`, `Q`, `K`. */
export function cardRank(card: number): string {
  const rank = rankOf(card);
  return rank === 1 ? 'A' : (['J', 'Q', 'K'][rank - 11] ?? String(rank));
}
