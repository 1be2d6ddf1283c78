// The rules of the families that a page shows, loaded when they are needed and kept.
import { loadFamily, type Family } from '@fairhouse/rules/lottery';
import { use } from 'react';
import { loadChunk } from '../../app/navigation/load-chunk.ts';

const loads = new Map<string, Promise<Family | undefined>>();

/** Begins to load a family's rules, where that has not begun; a failed load is begun again. */
export function fetchFamily(code: string): Promise<Family | undefined> {
  const begun = loads.get(code);
  if (begun !== undefined) return begun;
  const load = loadChunk(() => loadFamily(code));
  loads.set(code, load);
  load.catch(() => loads.delete(code));
  return load;
}

/** A family's rules; suspends until they are there, and is undefined for one that nobody built. */
export function useFamily(code: string): Family | undefined {
  return use(fetchFamily(code));
}
