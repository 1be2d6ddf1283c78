import { useMemo } from 'react';
import { localStore } from '../../../../browser/browser-storage.ts';
import { createStore, useStore } from '../../../../browser/create-store.ts';
import { useSite } from '../../../../site/use-site.ts';
import { formatFavourites, parseFavourites, type Favourite } from './favourite.ts';

const changes = createStore(0);

/** The favourites of this browser at this merchant, and how to keep others. */
export function useFavourites(): readonly [
  readonly Favourite[],
  (list: readonly Favourite[]) => void,
] {
  const key = `favourites:${useSite()?.merchantCode ?? ''}`;
  useStore(changes);
  const text = localStore.read(key);
  return useMemo(
    () => [
      parseFavourites(text),
      (list) => {
        localStore.save(key, formatFavourites(list));
        changes.set(changes.get() + 1);
      },
    ],
    [key, text],
  );
}
