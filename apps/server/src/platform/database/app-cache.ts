// Caches that modules keep between calls, cleared together when another server has taken over the
// database: they may be of a history that was lost.
import type { AppContext } from '../app-context.ts';

const caches = new Set<WeakMap<AppContext, unknown>>();

/** A cache by app context, cleared when the database's epoch changes. */
export function appCache<Value>(): WeakMap<AppContext, Value> {
  const cache = new WeakMap<AppContext, Value>();
  caches.add(cache);
  return cache;
}

/** Clears every cache of an app context. */
export function clearAppCaches(app: AppContext): void {
  for (const cache of caches) cache.delete(app);
}
