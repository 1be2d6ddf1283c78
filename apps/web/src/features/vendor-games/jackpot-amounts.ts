// The pots of games as the vendors reported them within the last minute.
import { parseAmount } from '@fairhouse/values';
import { useMemo } from 'react';
import type { ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';

export type Jackpot = ValueOf<'jackpots'>['list'][number];

/** Vendors are asked for their pots this often. */
const EVERY_MS = 10_000;

export function useJackpots(): {
  readonly list: readonly Jackpot[];
  readonly total: string;
  readonly ofGame: ReadonlyMap<number, string>;
} {
  const { data } = useCall('jackpots', {}, { refetchInterval: EVERY_MS });
  return useMemo(
    () => ({
      list: data?.list ?? [],
      total: data?.total ?? '0',
      ofGame: greatestOfGames(data?.list ?? []),
    }),
    [data],
  );
}

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
