import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { putInboxRow } from './inbox-store.ts';
import { type Texts } from './store.ts';

/**
 * Writes one message to one member in the caller's transaction; titles and bodies by language.
 * Signal topic `inbox` after the commit is the caller's.
 */
export async function putInbox(
  sql: Sql,
  house: House,
  message: { merchant: Merchant; member: Id<'member'>; titles: Texts; bodies: Texts },
): Promise<void> {
  const { merchant, member, titles, bodies } = message;
  await putInboxRow(sql, merchant.id, { id: house.newId<'message'>(), member, titles, bodies });
}
