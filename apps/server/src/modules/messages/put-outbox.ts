import type { MessagePurpose } from '@fairhouse/calls/operator';
import { MINUTE_MS, plus, type Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { siteOf, type Site } from '../settings/index.ts';
import { putOutboxRow, type NewMessage } from './outbox-store.ts';
import { sealText } from './sealed-text.ts';

/** How long a text with a code in it is good, where nothing else is said. */
const SECRET_MS = 5 * MINUTE_MS;

export interface Message {
  readonly merchant: Merchant;
  readonly kind: 'sms' | 'mail';
  /** A number in international form, or a mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly purpose?: MessagePurpose;
  /**
   * The text holds a code or a link: it is kept sealed, never sent once `goodMs` (five minutes,
   * unless said otherwise) are over, and forgotten then. The subject must not give it away.
   */
  readonly secret?: true;
  readonly goodMs?: number;
  /**
   * Written for nobody, so that whoever asks cannot tell by the time that there is nobody: the same
   * work, a row that goes nowhere, holds nothing that was typed, and is forgotten within a day.
   */
  readonly blank?: true;
  /** As it was just read, by who holds a lock and must not wait for a connection to read it. */
  readonly site?: Site;
}

/**
 * Hands an SMS or a mail to the outbox in the caller's transaction: the merchant's sender takes it
 * from there once that is committed. Without a sender it stays there, and the console shows it.
 * Answers the row's id.
 */
export async function putOutbox(sql: Sql, house: House, message: Message): Promise<Id<'outbox'>> {
  const { merchant, kind, subject, text, purpose = 'note', goodMs = SECRET_MS } = message;
  const id = house.newId<'outbox'>();
  const now = house.clock.now();
  const { senders } = (message.site ?? (await siteOf(house, merchant))).settings;
  await putOutboxRow(sql, merchant.id, {
    id,
    kind,
    to: message.blank === true ? '' : message.to,
    subject,
    purpose,
    state: stateOf(message, senders[kind].kind !== 'outbox'),
    ...(message.secret === true
      ? { text: '', sealed: sealText(house, id, text), endsAt: plus(now, goodMs) }
      : { text, sealed: undefined, endsAt: undefined }),
  });
  return id;
}

function stateOf({ blank }: Message, hasSender: boolean): NewMessage['state'] {
  if (blank === true) return 'blank';
  return hasSender ? 'waiting' : 'kept';
}
