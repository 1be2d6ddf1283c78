// Who takes part in the house's draws, who runs each of them, and how many are independent of it.
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from '../../../ground/house.ts';
import { publicKeyHex } from '../../../ground/public-key-hex.ts';
import { OWN_PARTY } from '../own-party.ts';
import { askSelf, type CosignerSelf } from './ask-cosigner.ts';

/** A party as players are told of it. */
export interface ShownParty {
  readonly party: string;
  readonly publicKey: string;
  /** Who runs it, as operator and party both say; empty where they do not say the same. */
  readonly runBy: string;
  readonly clock: 'own' | 'house';
  readonly independent: boolean;
}

/** The co-signer as it is now; throws when it is away. */
export async function cosignerNow(house: House): Promise<ShownParty> {
  const self = await askSelf(house);
  const { cosignerRunBy, dataDirectory } = house.config;
  const near = keysIn(dataDirectory);
  const shown = { ...self, independent: isIndependent(self, cosignerRunBy, near) };
  return { ...shown, runBy: self.runBy === cosignerRunBy ? self.runBy : '' };
}

/**
 * Whether a party counts as independent: the operator has declared who runs it, it says the same of
 * itself, goes by a clock of its own, and its key does not lie among the house's.
 */
export function isIndependent(
  self: CosignerSelf,
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

/** The public keys of all signing keys in a data folder and the folders in it, hex. */
export function keysIn(folder: string): ReadonlySet<string> {
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

const KEPT_MS = 10_000;

interface Kept {
  value: ShownParty | undefined;
  readAt: number;
}

const kept = new WeakMap<House, Kept>();

/** Every party, the house first; a co-signer that is away is told of as it last was. */
export async function listParties(house: House): Promise<readonly ShownParty[]> {
  const known = kept.get(house) ?? { value: undefined, readAt: -Infinity };
  kept.set(house, known);
  if (performance.now() - known.readAt > KEPT_MS) {
    known.readAt = performance.now();
    known.value = await cosignerNow(house).catch(() => known.value);
  }
  const own: ShownParty = {
    party: OWN_PARTY,
    publicKey: publicKeyHex(house.keys.verifyingKey),
    runBy: '',
    clock: 'house',
    independent: false,
  };
  return known.value === undefined ? [own] : [own, known.value];
}
