import { createContext, use, useSyncExternalStore } from 'react';
import type { Address } from './address.ts';
import { currentPlace, subscribeHistory, type Place } from './history.ts';

/**
 * The place whose page is rendered; it follows the browser's once the code of the next page is
 * loaded.
 */
export const RenderedPlace = createContext<Place | undefined>(undefined);

/** The address of the rendered page. */
export function useAddress(): Address {
  return (use(RenderedPlace) ?? currentPlace()).address;
}

/**
 * One search parameter, or undefined; it follows `setSearch` at once. The server renders the page
 * of an address without a search.
 */
export function useSearchValue(name: string): string | undefined {
  const read = () => currentPlace().address.search[name];
  return useSyncExternalStore(subscribeHistory, read, () => undefined);
}
