// Telegram: its login check, signed with a key that is made of the bot's token.
import { createHash, createHmac } from 'node:crypto';
import type { Instant } from '@fairhouse/values';
import { sameHash } from '../secret-text.ts';
import type { Provider } from './provider.ts';
import type { Way } from './way.ts';

export type TelegramFields = Readonly<Record<string, string | number>>;

const ANSWER_SECONDS_MAX = 300;
const CLOCKS_APART_SECONDS = 10;

/** The address of Telegram's form; it answers in the hash of the page that it returns to. */
export function telegramAddress(provider: Provider, way: Way): URL {
  const back = new URL(way.redirect);
  back.searchParams.set('state', way.state);
  const url = new URL('/auth', provider.issuer);
  url.search = new URLSearchParams({
    bot_id: provider.clientId,
    origin: back.origin,
    embed: '0',
    return_to: back.href,
  }).toString();
  return url;
}

/**
 * Whom Telegram vouches for, and the hash that tells this answer from all others; undefined when
 * the signature is not of this bot or the answer is older than five minutes.
 */
export function telegramSubject(
  fields: TelegramFields,
  { token, now }: { token: string; now: Instant },
): { subject: string; hash: Buffer } | undefined {
  const { hash: given, ...signed } = fields;
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return undefined;
  // The signed text has a line for each field: none may spell another.
  if (Object.entries(signed).some(([name, value]) => isTwoLines(name, value))) return undefined;
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
  const key = createHash('sha256').update(token).digest();
  const hash = createHmac('sha256', key).update(text).digest();
  if (!sameHash(hash, Buffer.from(given, 'hex'))) return undefined;
  const age = now / 1000 - Number(signed['auth_date'] ?? Number.NaN);
  if (!(age <= ANSWER_SECONDS_MAX && age >= -CLOCKS_APART_SECONDS)) return undefined;
  const subject = String(signed['id'] ?? '');
  return /^\d{1,20}$/.test(subject) ? { subject, hash } : undefined;
}

function isTwoLines(name: string, value: string | number): boolean {
  return !/^[a-z_]{1,32}$/.test(name) || /[\r\n]/.test(String(value));
}
