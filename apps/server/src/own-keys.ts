// Checks that the keys of this process are those that the database was written with. A copy with
// other keys would start, and then fail to open any draw.
import { Bug } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from './platform/config.ts';
import { secretsFolder } from './platform/keys/file-keys.ts';
import {
  deleteFingerprints,
  saveFingerprints,
  readFingerprints,
  sampleSealed,
} from './platform/keys/key-store.ts';
import type { Keys } from './platform/keys/keys.ts';
import { restKeyFiles } from './platform/keys/rest-keys.ts';
import type { Sql } from './platform/sql.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

interface Holder {
  readonly config: Pick<Config, 'dataDirectory' | 'cosignerSecretFile' | 'bankSecretFile'>;
  readonly keys: Keys;
  readonly sql: Sql;
}

/**
 * Throws when a key differs from the one that the database knows, or is missing. Unknown keys are
 * recorded in the database. An older `rest-N.key` may have been deleted.
 */
export async function requireOwnKeys(holder: Holder): Promise<void> {
  const own = fingerprintsOf(holder);
  const before = await readFingerprints(holder.sql);
  if (before.size === 0 && !(await canOpenSamples(holder)))
    throw unknownKeys(holder, ['master.key']);
  await saveFingerprints(holder.sql, own);
  const known = await readFingerprints(holder.sql);
  const differing = [...known].flatMap(([name, fingerprint]) => {
    const mine = own.get(name);
    if (mine === undefined) return isNeeded(name, known) ? [name] : [];
    return mine.equals(fingerprint) ? [] : [name];
  });
  // Every fingerprint is made with the master key: with another one all of them differ.
  if (differing.includes('master.key')) throw unknownKeys(holder, ['master.key']);
  if (differing.length > 0) throw unknownKeys(holder, differing);
}

/** Records the keys of this process as the database's from now on: one was replaced or lost. */
export async function adoptKeys(holder: Holder): Promise<void> {
  await deleteFingerprints(holder.sql);
  await saveFingerprints(holder.sql, fingerprintsOf(holder));
}

function unknownKeys({ config }: Holder, names: readonly string[]): Bug {
  const folder = secretsFolder(config.dataDirectory);
  return new Bug(
    `${names.join(', ')} in ${folder}: not what this database was written with. Copy the folder ` +
      'from the running server or from its backup. If a key was replaced on purpose, or is lost ' +
      'for good, run: npm run rotate-key -- --adopt',
  );
}

/**
 * Of the sealing keys only the newest is needed, of the others each one; shared secrets are
 * optional.
 */
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

/** False where the database holds sealed rows and none of the samples opens. */
async function canOpenSamples({ sql, keys }: Holder): Promise<boolean> {
  let closed = 0;
  for (const column of SEALED_COLUMNS) {
    for (const row of await sampleSealed(sql, column)) {
      if (canOpen(keys, row[column.column] as Buffer, column.context(row))) return true;
      closed += 1;
    }
  }
  return closed === 0;
}

function canOpen(keys: Keys, sealed: Buffer, context: string): boolean {
  try {
    keys.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}
