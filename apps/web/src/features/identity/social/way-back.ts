// What a provider tells the page that it sends people back to.
import type { InputOf } from '../../../app/calls.ts';

export type Vouched = InputOf<'socialLogin'>;
export type Provider = Vouched['provider'];

/** The way back as the window's page hands it on: what was said, and to which start it belongs. */
export type WayBack = Omit<Vouched, 'provider'>;

/** The name under which the window talks to the page that opened it. */
export const WAY_BACK_CHANNEL = 'social';

/** Telegram's answer among the parameters, where it does not come in the hash. */
const TELEGRAM_FIELDS = [
  'id',
  'first_name',
  'last_name',
  'username',
  'photo_url',
  'auth_date',
  'hash',
] as const;

/** Reads the address; undefined when it is nobody's way back. Without a code the answer is no. */
export function readWayBack(address: {
  readonly search: string;
  readonly hash: string;
}): WayBack | undefined {
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

/** Whether the provider vouched for somebody at all. */
export function isVouched({ code, fields }: WayBack): boolean {
  return code !== undefined || fields !== undefined;
}

type Fields = NonNullable<Vouched['fields']>;

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
