import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { putInboxRow } from './inbox-store.ts';
import { type Texts } from './store.ts';

/**
 * Writes a message to one member in the caller's transaction; titles and bodies by language. The
 * caller sends the signal `inbox` after the commit.
 */
export async function putInbox(
  sql: Sql,
  app: AppContext,
  message: { merchant: Merchant; member: Id<'member'>; titles: Texts; bodies: Texts },
): Promise<void> {
  const { merchant, member, titles, bodies } = message;
  await putInboxRow(sql, merchant.id, { id: app.newId<'message'>(), member, titles, bodies });
}
