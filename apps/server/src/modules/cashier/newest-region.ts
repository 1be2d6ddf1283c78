import type { Id, Instant } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { listOrigins } from '../identity/index.ts';
import { countryOf } from '../status/index.ts';

/**
 * When a member first came in from its newest region; undefined while there is only the one where
 * it began. A region is a country, or the network itself where no country is known for it.
 */
export async function newestRegionAt(
  { sql, merchant }: { readonly sql: Sql; readonly merchant: Merchant },
  member: Id<'member'>,
): Promise<Instant | undefined> {
  const origins = await listOrigins(sql, merchant.id, member);
  const firstAt = new Map<string, Instant>();
  for (const { address, network, at } of origins) {
    const region = (await countryOf(address)) ?? network;
    if (!firstAt.has(region)) firstAt.set(region, at);
  }
  // Origins come oldest first, and a map keeps that order.
  return [...firstAt.values()].slice(1).at(-1);
}
