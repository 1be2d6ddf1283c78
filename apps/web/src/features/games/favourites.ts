// The member's favourite lotteries, stored in this browser for each account. They are hidden after
// logout, as product.md section 4 requires, and shown again at the next login.
import { useSyncExternalStore } from 'react';
import { currentSession, subscribeSession } from '../../session/session.ts';
import { localStore } from '../../browser/browser-storage.ts';

const KEY = 'favouriteGames';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly key: string; readonly codes: readonly string[] } | undefined;

/** The codes of the favourites, latest first. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, currentFavourites, () => NONE);
}

/** Adds a lottery to the favourites, or takes it from them. */
export function toggleFavourite(code: string): void {
  const codes = withFavouriteToggled(currentFavourites(), code);
  known = { key: keyOf(), codes };
  localStore.save(known.key, JSON.stringify(codes));
  for (const listener of listeners) listener();
}

/** The list with a code inserted first, or without it if it was present. */
export function withFavouriteToggled(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((each) => each !== code) : [code, ...codes];
}

/** Parses a stored list of codes; empty if the text is not a list of strings. */
export function parseFavourites(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function currentFavourites(): readonly string[] {
  const key = keyOf();
  if (known?.key !== key) known = { key, codes: parseFavourites(localStore.read(key)) };
  return known.codes;
}

function keyOf(): string {
  return `${KEY}:${currentSession()?.account ?? ''}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
