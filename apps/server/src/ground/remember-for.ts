import type { MerchantId } from '@fairhouse/values';
import { houseMemory } from './database/forget.ts';
import type { House } from './house.ts';

/**
 * A reading that every visitor asks for, kept for a while for each merchant: many ask, one query is
 * made. A reading that fails is not kept. It reads by `house.aside`: those who wait for it may hold
 * every connection of the pool.
 */
export function rememberFor<Value>(
  keptMs: number,
  read: (house: House, merchant: MerchantId) => Promise<Value>,
): (house: House, merchant: MerchantId) => Promise<Value> {
  interface Kept {
    readonly value: Promise<Value>;
    readonly readAt: number;
  }
  const houses = houseMemory<Map<MerchantId, Kept>>();
  return (house, merchant) => {
    const known = houses.get(house) ?? new Map<MerchantId, Kept>();
    houses.set(house, known);
    const kept = known.get(merchant);
    const now = house.clock.now();
    if (kept && Math.abs(now - kept.readAt) < keptMs) return kept.value;
    const value = read(house, merchant);
    known.set(merchant, { value, readAt: now });
    value.catch(() => known.delete(merchant));
    return value;
  };
}
