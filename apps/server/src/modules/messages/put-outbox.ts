import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { putOutboxRow } from './outbox-store.ts';

/**
 * Hands an SMS or a mail to the outbox in the caller's transaction. Without a sender of the
 * merchant's own it stays there, and the console shows it. Answers the row's id.
 */
export async function putOutbox(
  sql: Sql,
  house: House,
  message: {
    readonly merchant: Merchant;
    readonly kind: 'sms' | 'mail';
    /** A number in international form, or a mail address. */
    readonly to: string;
    readonly subject?: string;
    readonly text: string;
  },
): Promise<Id<'outbox'>> {
  const { merchant, kind, to, subject, text } = message;
  const id = house.newId<'outbox'>();
  await putOutboxRow(sql, merchant.id, { id, kind, to, subject, text });
  return id;
}
