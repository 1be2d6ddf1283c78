// The parameters that a provider adds to our return page.
import type { InputOf } from '../../../calls/calls.ts';

export type ProviderCredential = InputOf<'socialLogin'>;
export type Provider = ProviderCredential['provider'];

/**
 * The provider's response as the return page passes it on: its values, and the start they belong
 * to.
 */
export type ProviderResponse = Omit<ProviderCredential, 'provider'>;

/** The channel between the return page and the page that opened it. */
export const PROVIDER_RESPONSE_CHANNEL = 'social';

/** The fields of Telegram's answer when they are query parameters and not in the hash. */
const TELEGRAM_FIELDS = [
  'id',
  'first_name',
  'last_name',
  'username',
  'photo_url',
  'auth_date',
  'hash',
] as const;

/** Parses the address; undefined if it is not a return. A return without a code is a refusal. */
export function readProviderResponse(address: {
  readonly search: string;
  readonly hash: string;
}): ProviderResponse | undefined {
  const search = new URLSearchParams(address.search);
  const state = search.get('state');
  if (state === null || state === '') return undefined;
  const code = search.get('code');
  const iss = search.get('iss');
  const fields = readTelegram(address.hash) ?? fieldsIn(search);
  return {
    state,
    ...(code === null || code === '' ? {} : { code }),
    ...(iss === null ? {} : { iss }),
    ...(fields === undefined ? {} : { fields }),
  };
}

/** Whether the provider identified a person. */
export function isIdentified({ code, fields }: ProviderResponse): boolean {
  return code !== undefined || fields !== undefined;
}

type Fields = NonNullable<ProviderCredential['fields']>;

function readTelegram(hash: string): Fields | undefined {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('tgAuthResult');
  if (text === null) return undefined;
  try {
    const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
    const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isFields(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isFields(found: unknown): found is Fields {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
  return Object.values(found).every(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
}

function fieldsIn(search: URLSearchParams): Fields | undefined {
  if (!search.has('hash') || !search.has('auth_date')) return undefined;
  return Object.fromEntries(
    TELEGRAM_FIELDS.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
