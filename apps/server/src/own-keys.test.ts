import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFileKeys, secretsFolder } from './platform/keys/file-keys.ts';
import { addRestKey } from './platform/keys/rest-keys.ts';
import { adoptKeys, requireOwnKeys } from './own-keys.ts';
import { openTestApp, type TestApp } from './testing/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What a copy with this data folder passes when it starts. */
const holderOf = (dataDirectory: string) => ({
  config: {
    dataDirectory,
    cosignerSecretFile: join(secretsFolder(dataDirectory), 'cosigner.secret'),
    bankSecretFile: join(secretsFolder(dataDirectory), 'bank.secret'),
  },
  keys: openFileKeys(dataDirectory),
  sql: app.context.pool,
});
const start = async (dataDirectory: string): Promise<void> =>
  requireOwnKeys(holderOf(dataDirectory));

/** A data folder with the keys of another one. */
function copyOf(dataDirectory: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  cpSync(secretsFolder(dataDirectory), secretsFolder(folder), { recursive: true });
  return folder;
}

let first: string;

beforeEach(async () => {
  await app.context.pool.query('delete from ground.key_fingerprint');
  first = copyOf(app.context.config.dataDirectory);
  for (const name of ['cosigner.secret', 'bank.secret']) {
    writeFileSync(join(secretsFolder(first), name), randomBytes(32).toString('hex'));
  }
  await start(first);
});

describe('a copy starts', () => {
  it('with the same keys, however often', async () => {
    await start(first);
    await start(copyOf(first));
  });

  it.each(['master.key', 'signing.pem', 'sealing.jwk', 'cosigner.secret', 'bank.secret'])(
    'not with another %s, and says which and what to do',
    async (name) => {
      const other = copyOf(first);
      const file = join(secretsFolder(other), name);
      if (name.endsWith('.secret')) writeFileSync(file, randomBytes(32).toString('hex'));
      // A missing file is created when the keys are opened, with another content.
      else rmSync(file);
      await expect(start(other)).rejects.toThrow(`${name} in ${secretsFolder(other)}`);
      await expect(start(other)).rejects.toThrow('npm run rotate-key -- --adopt');
      await start(first);
    },
  );

  it('not with a new folder, whatever is in the database', async () => {
    const strange = mkdtempSync(join(tmpdir(), 'keys-'));
    await expect(start(strange)).rejects.toThrow('master.key');
  });

  it('not with other keys on a database from before fingerprints were stored', async () => {
    const { keys, pool, config } = app.context;
    await pool.query(
      `insert into settings.secret (merchant_id, name, sealed, changed_at)
       values ($1, 'sms.token', $2, now())`,
      [app.merchant.id, keys.seal(Buffer.from('word'), `secret:${app.merchant.id}:sms.token`)],
    );
    await pool.query('delete from ground.key_fingerprint');
    await expect(start(mkdtempSync(join(tmpdir(), 'keys-')))).rejects.toThrow('master.key');
    await start(config.dataDirectory);
  });

  it('not without the newest added key, but without an older one', async () => {
    const lagging = copyOf(first);
    addRestKey(secretsFolder(first));
    await start(first);
    await expect(start(lagging)).rejects.toThrow('rest-1.key');
    addRestKey(secretsFolder(first));
    await start(first);
    rmSync(join(secretsFolder(first), 'rest-1.key'));
    await start(first);
    addRestKey(secretsFolder(lagging));
    await expect(start(lagging)).rejects.toThrow('rest-1.key, rest-2.key');
  });

  it('on a restored backup from before a key was added', async () => {
    addRestKey(secretsFolder(first));
    await start(first);
    await app.context.pool.query(`delete from ground.key_fingerprint where name = 'rest-1.key'`);
    await start(first);
    await start(copyOf(first));
  });

  it('with a key that was replaced on purpose, once it was adopted', async () => {
    const other = copyOf(first);
    writeFileSync(join(secretsFolder(other), 'bank.secret'), randomBytes(32).toString('hex'));
    await expect(start(other)).rejects.toThrow('bank.secret');
    await adoptKeys(holderOf(other));
    await start(other);
    await expect(start(first)).rejects.toThrow('bank.secret');
  });
});

it('a stored fingerprint reveals nothing about its key', async () => {
  const { rows } = await app.context.pool.query<{ name: string; fingerprint: Buffer }>(
    'select name, fingerprint from ground.key_fingerprint',
  );
  const others = mkdtempSync(join(tmpdir(), 'keys-'));
  await adoptKeys(holderOf(others));
  const after = await app.context.pool.query<{ name: string; fingerprint: Buffer }>(
    'select name, fingerprint from ground.key_fingerprint',
  );
  expect(rows.length).toBe(5);
  const seen = rows.map(({ fingerprint }) => fingerprint.toString('hex'));
  expect(new Set(seen).size).toBe(5);
  expect(rows.every(({ fingerprint }) => fingerprint.length === 32)).toBe(true);
  for (const { fingerprint } of after.rows) expect(seen).not.toContain(fingerprint.toString('hex'));
});
