import { createContext, useContext } from 'react';

/** The time zone in which times are shown; undefined for the browser's own. */
export const ZoneContext = createContext<string | undefined>(undefined);

export function useZone(): string | undefined {
  return useContext(ZoneContext);
}
