// The parties of draws, who runs them, and which are independent of the operator.
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '../../../platform/app-context.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { OPERATOR_PARTY } from './operator-party.ts';
import { fetchCosignerIdentity, type CosignerIdentity } from './cosigner-client.ts';

/** A party as shown to players. */
export interface PublicParty {
  readonly party: string;
  readonly publicKey: string;
  /** Who runs it, if the operator and the party declare the same; otherwise empty. */
  readonly runBy: string;
  readonly clock: 'own' | 'house';
  readonly independent: boolean;
}

/** The co-signer's current description; throws if it is unavailable. */
export async function fetchCosigner(app: AppContext): Promise<PublicParty> {
  const self = await fetchCosignerIdentity(app);
  const { cosignerRunBy, dataDirectory } = app.config;
  const installationKeys = readPublicKeys(dataDirectory);
  const shown = { ...self, independent: isIndependent(self, cosignerRunBy, installationKeys) };
  return { ...shown, runBy: self.runBy === cosignerRunBy ? self.runBy : '' };
}

/**
 * Whether a party counts as independent: the operator has declared who runs it, the party declares
 * the same and uses its own clock, and its key is not among the installation's keys.
 */
export function isIndependent(
  self: CosignerIdentity,
  declared: string,
  houseKeys: ReadonlySet<string>,
): boolean {
  return (
    declared !== '' &&
    self.runBy === declared &&
    self.clock === 'own' &&
    !houseKeys.has(self.publicKey)
  );
}

/** The public keys of all signing keys in a data folder and its direct subfolders, in hex. */
export function readPublicKeys(folder: string): ReadonlySet<string> {
  const places = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const folders = places.filter((each) => each.isDirectory()).map(({ name }) => join(folder, name));
  const keys = new Set<string>();
  for (const place of [folder, ...folders]) {
    const path = join(place, 'signing.pem');
    if (!existsSync(path)) continue;
    keys.add(publicKeyHex(createPublicKey(createPrivateKey(readFileSync(path)))));
  }
  return keys;
}

const CACHE_MS = 10_000;

interface CachedParty {
  value: PublicParty | undefined;
  readAt: number;
}

const partyCaches = new WeakMap<AppContext, CachedParty>();

/** All parties, the operator first; for an unavailable co-signer the last known description. */
export async function listParties(app: AppContext): Promise<readonly PublicParty[]> {
  const cache = partyCaches.get(app) ?? { value: undefined, readAt: -Infinity };
  partyCaches.set(app, cache);
  if (performance.now() - cache.readAt > CACHE_MS) {
    cache.readAt = performance.now();
    cache.value = await fetchCosigner(app).catch(() => cache.value);
  }
  const own: PublicParty = {
    party: OPERATOR_PARTY,
    publicKey: publicKeyHex(app.keys.verifyingKey),
    runBy: '',
    clock: 'house',
    independent: false,
  };
  return cache.value === undefined ? [own] : [own, cache.value];
}
