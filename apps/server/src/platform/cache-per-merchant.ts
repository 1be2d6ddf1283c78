import type { MerchantId } from '@fairhouse/values';
import { appCache } from './database/app-cache.ts';
import type { AppContext } from './app-context.ts';

/**
 * Caches a value that every visitor asks for, for each merchant: many requests make one query. A
 * failed read is not cached. It reads by `app.secondaryPool`, because the callers that wait for it
 * may hold every connection of the main pool.
 */
export function cachePerMerchant<Value>(
  maxAgeMs: number,
  read: (app: AppContext, merchant: MerchantId) => Promise<Value>,
): (app: AppContext, merchant: MerchantId) => Promise<Value> {
  interface Entry {
    readonly value: Promise<Value>;
    readonly readAt: number;
  }
  const perApp = appCache<Map<MerchantId, Entry>>();
  return (app, merchant) => {
    const entries = perApp.get(app) ?? new Map<MerchantId, Entry>();
    perApp.set(app, entries);
    const cached = entries.get(merchant);
    const now = app.clock.now();
    if (cached && Math.abs(now - cached.readAt) < maxAgeMs) return cached.value;
    const value = read(app, merchant);
    entries.set(merchant, { value, readAt: now });
    value.catch(() => entries.delete(merchant));
    return value;
  };
}
