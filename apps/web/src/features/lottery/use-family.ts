// The rules of the families that a page shows, loaded on demand and cached.
import { loadFamily, type Family } from '@fairhouse/rules/lottery';
import { use } from 'react';
import { loadChunk } from '../../parts/load-chunk.ts';

const loads = new Map<string, Promise<Family | undefined>>();

/** Starts to load a family's rules unless that has started; a failed load is retried. */
export function fetchFamily(code: string): Promise<Family | undefined> {
  const started = loads.get(code);
  if (started !== undefined) return started;
  const load = loadChunk(() => loadFamily(code));
  loads.set(code, load);
  load.catch(() => loads.delete(code));
  return load;
}

/** A family's rules; suspends until they are loaded, and is undefined for an unknown one. */
export function useFamily(code: string): Family | undefined {
  return use(fetchFamily(code));
}
