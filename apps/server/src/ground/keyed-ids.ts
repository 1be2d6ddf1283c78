// Ids in two spaces that never meet: what a caller asks for, and what the house derives from a
// reason. Both are made under a key of the installation, so that nobody can work one out, or take
// it, beforehand.
import type { Id, MerchantId } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';

/** Whose request it is, and what the caller named it. */
export interface AskedBy {
  readonly merchant: MerchantId;
  /** Member, operator or address, as the edge knows the caller: `member:<id>`. */
  readonly caller: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
}

/** The digit behind the version tells the spaces apart; random ids have another version. */
const SPACES = { call: '0', house: '1' } as const;
type Space = keyof typeof SPACES;

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The id of what a call asks for. The same request of the same caller has the same id; two callers,
 * or two merchants, never have one in common, whatever they send. A key that begins with its time
 * lends it to the id, so that the books grow at their end.
 */
export function callId(keys: Keys, { merchant, caller, key }: AskedBy): Id<'call'> {
  const time = VERSION_7.test(key) ? key.slice(0, 8) + key.slice(9, 13) : undefined;
  return keyedId(keys, 'call', `${merchant}\0${caller}\0${key}`, time) as Id<'call'>;
}

/**
 * The id that a reason of the house always gives: `payout:<draw>:<version>:<member>`. Whoever asks
 * again for the same reason gets the same id, so that the ledger books it once.
 */
export function houseId<Kind extends string>(keys: Keys, reason: string): Id<Kind> {
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

/** Derived once: a bet must not pay for it. */
function secretOf(keys: Keys): Uint8Array {
  const known = secrets.get(keys) ?? keys.secret('entry-ids');
  secrets.set(keys, known);
  return known;
}
