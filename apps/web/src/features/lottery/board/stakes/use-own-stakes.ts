import { useMemo } from 'react';
import { createStore, useStore } from '../../../../browser/create-store.ts';
import { localStore } from '../../../../browser/browser-storage.ts';
import { useCurrency } from '../../use-money.ts';
import { formatOwnStakes, parseOwnStakes, type OwnStakes } from './stake-row.ts';

/** Counts the changes, so that every row on the page is rendered again. */
const changes = createStore(0);

/** The stakes of the player's own in the currency that the player bets in, and how to keep them. */
export function useOwnStakes(): readonly [OwnStakes, (own: OwnStakes) => void] {
  const key = `stakes:${useCurrency()}`;
  useStore(changes);
  const text = localStore.read(key);
  return useMemo(
    () => [
      parseOwnStakes(text),
      (own) => {
        localStore.save(key, formatOwnStakes(own));
        changes.set(changes.get() + 1);
      },
    ],
    [key, text],
  );
}
