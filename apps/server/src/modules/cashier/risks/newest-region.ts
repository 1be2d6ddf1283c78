import type { Id, Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { listOrigins } from '../../identity/index.ts';
import { countryOf } from '../../status/index.ts';

/**
 * When a member first connected from its newest region; undefined while only its first region is
 * known. A region is a country, or the network itself when its country is unknown.
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
  // Origins come oldest first, and a map keeps insertion order.
  return [...firstAt.values()].slice(1).at(-1);
}
