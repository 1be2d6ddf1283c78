import { MINUTE_MS, plus, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { siteOf, type Site } from '../settings/index.ts';
import { putOutboxRow, type NewMessage } from './outbox-store.ts';
import { sealText } from './seal-text.ts';

/** The default validity of a text with a code in it. */
const SECRET_MS = 5 * MINUTE_MS;

export type MessagePurpose = 'note' | 'welcome' | 'code' | 'reset' | 'security' | 'test';

export interface Message {
  readonly merchant: Merchant;
  readonly kind: 'sms' | 'mail';
  /** A phone number in international form, or a mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly purpose?: MessagePurpose;
  /**
   * The text contains a code or a link: it is stored sealed, never sent after `goodMs` (five
   * minutes by default), and then deleted. The subject must not disclose it.
   */
  readonly secret?: true;
  readonly goodMs?: number;
  /**
   * A message without a recipient, so that the response time does not disclose that there is none:
   * the same work, and a row that is never sent, contains no input, and is deleted within a day.
   */
  readonly blank?: true;
  /**
   * The site, if the caller has just read it: a caller who holds a lock must not wait for another
   * connection.
   */
  readonly site?: Site;
}

/**
 * Adds an SMS or a mail to the outbox in the caller's transaction: the merchant's sender delivers
 * it after the commit. Without a sender it stays there, and the console shows it. Returns the row's
 * id.
 */
export async function putOutbox(
  sql: Sql,
  app: AppContext,
  message: Message,
): Promise<Id<'outbox'>> {
  const { merchant, kind, subject, text, purpose = 'note', goodMs = SECRET_MS } = message;
  const id = app.newId<'outbox'>();
  const now = app.clock.now();
  const { senders } = (message.site ?? (await siteOf(app, merchant))).settings;
  await putOutboxRow(sql, merchant.id, {
    id,
    kind,
    to: message.blank === true ? '' : message.to,
    subject,
    purpose,
    state: stateOf(message, senders[kind].kind !== 'outbox'),
    ...(message.secret === true
      ? { text: '', sealed: sealText(app, id, text), endsAt: plus(now, goodMs) }
      : { text, sealed: undefined, endsAt: undefined }),
  });
  return id;
}

function stateOf({ blank }: Message, hasSender: boolean): NewMessage['state'] {
  if (blank === true) return 'blank';
  return hasSender ? 'waiting' : 'kept';
}
