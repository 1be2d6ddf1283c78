import { parseAmount } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';

export type Jackpot = ValueOf<'jackpots'>['list'][number];

/** The greatest pot of each game, by the game's number. */
export function greatestOfGames(pots: readonly Jackpot[]): ReadonlyMap<number, string> {
  const greatest = new Map<number, string>();
  for (const { nodeIds, amount } of pots) {
    for (const node of nodeIds) {
      const before = parseAmount(greatest.get(node) ?? '0') ?? 0n;
      if ((parseAmount(amount) ?? 0n) > before) greatest.set(node, amount);
    }
  }
  return greatest;
}

/** How many pots the bar of a game has room for. */
const POTS_MOST = 3;

/**
 * The pots that a game can win; the feed begins with the greatest, which stay. Their order is of
 * their ids: by their amounts they would change places while they grow.
 */
export function potsOfGame(pots: readonly Jackpot[], node: number): readonly Jackpot[] {
  return pots
    .filter(({ nodeIds }) => nodeIds.includes(node))
    .slice(0, POTS_MOST)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
