// Telegram: its login widget, signed with a key derived from the bot's token.
import { createHash, createHmac } from 'node:crypto';
import type { Instant } from '@fairhouse/values';
import { sameHash } from '../../../platform/keys/random-text.ts';
import type { Provider } from './provider.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

export type TelegramFields = Readonly<Record<string, string | number>>;

const ANSWER_SECONDS_MAX = 300;
const CLOCK_TOLERANCE_SECONDS = 10;

/**
 * The authorization address; Telegram returns its answer in the fragment of the redirect address.
 */
export function telegramAddress(provider: Provider, authorization: AuthorizationRequest): URL {
  const back = new URL(authorization.redirect);
  back.searchParams.set('state', authorization.state);
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
 * The subject that Telegram authenticated, and a hash that identifies this answer; undefined if the
 * signature is not of this bot or the answer is older than five minutes.
 */
export function telegramSubject(
  fields: TelegramFields,
  { token, now }: { token: string; now: Instant },
): { subject: string; hash: Buffer } | undefined {
  const { hash: given, ...signed } = fields;
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return undefined;
  // The signed text has one line per field: no field may contain a line that looks like another.
  if (Object.entries(signed).some(([name, value]) => isTwoLines(name, value))) return undefined;
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
  const key = createHash('sha256').update(token).digest();
  const hash = createHmac('sha256', key).update(text).digest();
  if (!sameHash(hash, Buffer.from(given, 'hex'))) return undefined;
  const age = now / 1000 - Number(signed['auth_date'] ?? Number.NaN);
  if (!(age <= ANSWER_SECONDS_MAX && age >= -CLOCK_TOLERANCE_SECONDS)) return undefined;
  const subject = String(signed['id'] ?? '');
  return /^\d{1,20}$/.test(subject) ? { subject, hash } : undefined;
}

function isTwoLines(name: string, value: string | number): boolean {
  return !/^[a-z_]{1,32}$/.test(name) || /[\r\n]/.test(String(value));
}
