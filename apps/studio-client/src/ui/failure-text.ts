import type { Texts } from '../i18n/en.ts';
import { RgsFailure } from '../rgs/rgs-client.ts';

const KEYS: Readonly<Record<string, keyof Texts>> = {
  ERR_IPB: 'errIpb',
  ERR_IS: 'errIs',
  ERR_ATE: 'errIs',
  ERR_GLE: 'errGle',
  ERR_LOC: 'errGle',
  ERR_VAL: 'errVal',
  ERR_MAINTENANCE: 'errMaintenance',
  OFFLINE: 'offline',
};

/** What a refusal says to a player. */
export function failureText(texts: Texts, error: unknown): string {
  if (!(error instanceof RgsFailure)) throw error;
  return texts[KEYS[error.code] ?? 'errGen'];
}
