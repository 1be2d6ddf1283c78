// Whether the keys of this process are those that the database was written with. A copy with other
// keys would serve, and then open no draw.
import { Bug } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from './ground/config.ts';
import { secretsFolder } from './ground/file-keys.ts';
import {
  forgetFingerprints,
  keepFingerprints,
  readFingerprints,
  sampleSealed,
} from './ground/key-store.ts';
import type { Keys } from './ground/keys.ts';
import { restKeyFiles } from './ground/rest-keys.ts';
import type { Sql } from './ground/sql.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

interface Holder {
  readonly config: Pick<Config, 'dataDirectory' | 'cosignerSecretFile' | 'bankSecretFile'>;
  readonly keys: Keys;
  readonly sql: Sql;
}

/**
 * Throws where the database knows a key of another content, or one that this process lacks. Keys
 * that it does not know yet are written down. An older `rest-N.key` may have been deleted.
 */
export async function requireOwnKeys(holder: Holder): Promise<void> {
  const own = fingerprintsOf(holder);
  const before = await readFingerprints(holder.sql);
  if (before.size === 0 && !(await opensSomething(holder)))
    throw strangeKeys(holder, ['master.key']);
  await keepFingerprints(holder.sql, own);
  const known = await readFingerprints(holder.sql);
  const differing = [...known].flatMap(([name, fingerprint]) => {
    const mine = own.get(name);
    if (mine === undefined) return isNeeded(name, known) ? [name] : [];
    return mine.equals(fingerprint) ? [] : [name];
  });
  // Every fingerprint is made with the master key: with another one none is alike.
  if (differing.includes('master.key')) throw strangeKeys(holder, ['master.key']);
  if (differing.length > 0) throw strangeKeys(holder, differing);
}

/** Says that the keys of this process are the database's from now on: one was replaced or lost. */
export async function adoptKeys(holder: Holder): Promise<void> {
  await forgetFingerprints(holder.sql);
  await keepFingerprints(holder.sql, fingerprintsOf(holder));
}

function strangeKeys({ config }: Holder, names: readonly string[]): Bug {
  const folder = secretsFolder(config.dataDirectory);
  return new Bug(
    `${names.join(', ')} in ${folder}: not what this database was written with. Copy the folder ` +
      'from where the house runs or from its backup. If a key was replaced on purpose, or is lost ' +
      'for good, run: npm run rotate-key -- --adopt',
  );
}

/** Of the keys for what lies sealed, the newest; of the others each. What two share may be made. */
function isNeeded(name: string, known: ReadonlyMap<string, Buffer>): boolean {
  if (name === 'bank.secret' || name === 'cosigner.secret') return false;
  if (!name.startsWith('rest-')) return true;
  const numbers = [...known.keys()].flatMap((each) => /^rest-(\d+)\.key$/.exec(each)?.[1] ?? []);
  return name === `rest-${Math.max(...numbers.map(Number))}.key`;
}

function fingerprintsOf({ config, keys }: Holder): Map<string, Buffer> {
  const under = keys.secret('key-fingerprint');
  const folder = secretsFolder(config.dataDirectory);
  const parts = new Map<string, Uint8Array>([
    ['master.key', Buffer.alloc(0)],
    ['signing.pem', keys.verifyingKey.export({ type: 'spki', format: 'der' })],
    ['sealing.jwk', Buffer.from(JSON.stringify(keys.sealingPublic))],
  ]);
  for (const file of [
    ...restKeyFiles(folder).map((name) => join(folder, name)),
    config.cosignerSecretFile,
    config.bankSecretFile,
  ]) {
    if (existsSync(file)) parts.set(basename(file), readFileSync(file));
  }
  return new Map(
    [...parts].map(([name, bytes]) => [
      name,
      createHmac('sha256', under).update(`${name}\0`).update(bytes).digest(),
    ]),
  );
}

/** False where the database holds sealed rows and none that was looked at opens. */
async function opensSomething({ sql, keys }: Holder): Promise<boolean> {
  let closed = 0;
  for (const of of SEALED_COLUMNS) {
    for (const row of await sampleSealed(sql, of)) {
      if (opens(keys, row[of.column] as Buffer, of.context(row))) return true;
      closed += 1;
    }
  }
  return closed === 0;
}

function opens(keys: Keys, sealed: Buffer, context: string): boolean {
  try {
    keys.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}
