// Ids in two disjoint spaces: operations that a caller requests, and ids that the server derives
// from a reason. Both are computed under a key of the installation, so that no one can compute or
// claim one beforehand.
import type { Id, MerchantId } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';

/** The caller of a request, and the caller's id for it. */
export interface CallerRequest {
  readonly merchant: MerchantId;
  /** Member, operator or address, as the HTTP layer identifies the caller: `member:<id>`. */
  readonly caller: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
}

/** The digit after the version tells the spaces apart; random ids have another version. */
const SPACES = { call: '0', house: '1' } as const;
type Space = keyof typeof SPACES;

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The id of the operation that a call requests. The same request of the same caller has the same
 * id; two callers, or two merchants, never share one, whatever they send. A version 7 key gives its
 * time to the id, so that ledger inserts stay at the end of the index.
 */
export function callId(keys: Keys, { merchant, caller, key }: CallerRequest): Id<'call'> {
  const time = VERSION_7.test(key) ? key.slice(0, 8) + key.slice(9, 13) : undefined;
  return keyedId(keys, 'call', `${merchant}\0${caller}\0${key}`, time) as Id<'call'>;
}

/**
 * The id that a reason always yields: `payout:<draw>:<version>:<member>`. Deriving it again for the
 * same reason gives the same id, so that the ledger books it once.
 */
export function derivedId<Kind extends string>(keys: Keys, reason: string): Id<Kind> {
  return keyedId(keys, 'house', reason) as Id<Kind>;
}

/** The space of a keyed id; undefined for any other id. */
export function spaceOf(id: string): Space | undefined {
  if (id[14] !== '8') return undefined;
  return (Object.keys(SPACES) as Space[]).find((space) => SPACES[space] === id[15]);
}

function keyedId(keys: Keys, space: Space, text: string, time?: string): string {
  const mac = createHmac('sha256', secretOf(keys)).update(`${space}\0${text}`).digest('hex');
  const head = time ?? mac.slice(0, 12);
  const tail = `${'89ab'[Number.parseInt(mac.charAt(14), 16) & 3] ?? '8'}${mac.slice(15, 18)}`;
  const version = `8${SPACES[space]}${mac.slice(12, 14)}`;
  return `${head.slice(0, 8)}-${head.slice(8)}-${version}-${tail}-${mac.slice(18, 30)}`;
}

const secrets = new WeakMap<Keys, Uint8Array>();

/** Cached, because deriving the secret would add to the time of every bet. */
function secretOf(keys: Keys): Uint8Array {
  const known = secrets.get(keys) ?? keys.secret('entry-ids');
  secrets.set(keys, known);
  return known;
}
