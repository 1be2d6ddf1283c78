// Who signed a request: the vendors, of any merchant, whose key verifies the raw body.
import type { IncomingHttpHeaders } from 'node:http';
import { SIGNATURE_HEADER } from '@fairhouse/calls/vendor';
import { verify, type KeyObject } from 'node:crypto';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { directoryOf } from '../../settings/index.ts';
import { isInNetworks, vendorsOf, type VendorConfig } from '../records/index.ts';

/** A merchant's record of the vendor that signed. */
export interface Caller {
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  /** Signed with a key of the lab: only members of sandboxes are within reach, from any address. */
  readonly isLab: boolean;
}

/** A key of the lab moves play money alone, wherever an engineer works. */
export function isFromItsNetwork(
  { vendor, isLab }: Pick<Caller, 'vendor' | 'isLab'>,
  address: string,
): boolean {
  const { networks } = vendor;
  return isLab || networks.length === 0 || isInNetworks(address, networks);
}

const REMEMBERED_MAX = 1000;

/**
 * The key that verified the last request of an address for a game: it is tried first. Vendors may
 * share an address, and each try costs more than the rest of reading a request.
 */
const lastKeys = appCache<Map<string, string>>();
const GAME = /"game_code"\s*:\s*"([^"\\]{1,64})"/;

/**
 * The records whose key, current or next, signed this body; empty when none did. One pair of keys
 * may serve several merchants.
 */
export async function findCallers(
  app: AppContext,
  request: {
    readonly body: Buffer;
    readonly headers: IncomingHttpHeaders;
    readonly address: string;
  },
): Promise<readonly Caller[]> {
  const header = request.headers[SIGNATURE_HEADER];
  if (typeof header !== 'string' || header.length > 1024) return [];
  const signature = Buffer.from(header, 'base64');
  const keys = await keysOf(app);
  const last = lastKeys.get(app) ?? new Map<string, string>();
  lastKeys.set(app, last);
  const text = request.body.toString('latin1');
  const from = `${request.address} ${GAME.exec(text)?.[1] ?? ''}`;
  const isSigned = ({ key }: KnownKey): boolean => verify('sha256', request.body, key, signature);
  const first = last.get(from) ?? '';
  const ofLast = keys.get(first);
  if (ofLast !== undefined && isSigned(ofLast)) return ofLast.callers;
  for (const [name, known] of keys) {
    if (name === first || !isSigned(known)) continue;
    if (last.size >= REMEMBERED_MAX) last.clear();
    last.set(from, name);
    return known.callers;
  }
  return [];
}

interface KnownKey {
  readonly key: KeyObject;
  readonly callers: readonly Caller[];
}

interface KeyRing {
  readonly directories: readonly unknown[];
  readonly keys: ReadonlyMap<string, KnownKey>;
}

const rings = appCache<KeyRing>();

/** The keys of all vendors of this dialect, by their DER form. */
async function keysOf(app: AppContext): Promise<ReadonlyMap<string, KnownKey>> {
  const { merchants } = await directoryOf(app);
  const directories = await Promise.all(merchants.map(({ id }) => vendorsOf(app, id)));
  const ring = rings.get(app);
  const isCurrent =
    ring?.directories.length === directories.length &&
    directories.every((each, index) => each === ring.directories[index]);
  if (ring !== undefined && isCurrent) return ring.keys;
  const keys = new Map<string, { key: KeyObject; callers: Caller[] }>();
  for (const [index, merchant] of merchants.entries()) {
    for (const vendor of directories[index]?.vendors.values() ?? []) {
      if (vendor.dialect !== 'HUB88') continue;
      const own = vendor.publicKeys.map((key) => ({ key, isLab: false }));
      const lab = vendor.labKeys.map((key) => ({ key, isLab: true }));
      for (const { key, isLab } of [...own, ...lab]) {
        const name = key.export({ type: 'spki', format: 'der' }).toString('base64');
        const known = keys.get(name) ?? { key, callers: [] };
        known.callers.push({ merchant, vendor, isLab });
        keys.set(name, known);
      }
    }
  }
  rings.set(app, { directories, keys });
  return keys;
}
