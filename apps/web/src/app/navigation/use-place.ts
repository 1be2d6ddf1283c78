import { createContext, use, useSyncExternalStore } from 'react';
import type { Address } from './address.ts';
import { currentPlace, subscribeHistory, type Place } from './history.ts';

/** The place whose page is drawn; it follows the browser's once the next page's code is there. */
export const ShownPlace = createContext<Place | undefined>(undefined);

/** The address of the page that is drawn. */
export function useAddress(): Address {
  return (use(ShownPlace) ?? currentPlace()).address;
}

/** One part of the search as it stands now, or undefined; it follows `setSearch` at once. */
export function useSearchValue(name: string): string | undefined {
  const read = () => currentPlace().address.search[name];
  return useSyncExternalStore(subscribeHistory, read, read);
}
