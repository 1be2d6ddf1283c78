import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { databaseRoleProblems } from '../../apps/server/src/platform/database/role-problems.ts';
import { migrate, requireMigrations } from '../../apps/server/src/platform/database/migrate.ts';
import { homeDirectory } from '../../apps/server/src/home.ts';
import { prepareDatabase } from './database.mjs';
import { startPostgres } from './postgres.mjs';
import { secretText } from '../installation/secrets.mjs';

async function connectedTo<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a data folder whose server used the owner role is upgraded to two roles', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-roles-'));
  const postgres = await startPostgres({ dataDir, fsync: false });
  try {
    const password = secretText(dataDir, 'database.secret');
    await connectedTo(postgres.url, async (superuser) => {
      await superuser.query(`create role fairhouse login createrole password '${password}'`);
      await superuser.query('create database fairhouse owner fairhouse');
    });
    const old = new URL(postgres.url);
    Object.assign(old, { username: 'fairhouse', password, pathname: '/fairhouse' });
    await connectedTo(old.href, async (owner) => {
      await owner.query('create role fairhouse_app nologin');
      await owner.query('grant fairhouse_app to current_user');
      expect(await databaseRoleProblems(owner)).not.toEqual([]);
    });

    const { url, ownerUrl, studioUrl } = await prepareDatabase(postgres.url, dataDir);
    expect(await prepareDatabase(postgres.url, dataDir)).toEqual({ url, ownerUrl, studioUrl });
    for (const name of ['database.secret', 'database-server.secret', 'database-studio.secret']) {
      expect(statSync(join(dataDir, 'secrets', name)).mode & 0o077).toBe(0);
    }
    await connectedTo(url, async (server) => {
      await expect(requireMigrations(server, homeDirectory())).rejects.toThrow('lacks');
    });
    await migrate(ownerUrl, homeDirectory(), { runsAs: 'fairhouse_server' });
    await connectedTo(url, async (server) => {
      expect(await databaseRoleProblems(server)).toEqual([]);
      await requireMigrations(server, homeDirectory());
      await server.query('select count(*) from ledger.movement');
      await expect(server.query('delete from ledger.movement')).rejects.toThrow('denied');
      await expect(server.query('create temporary table t (n int)')).rejects.toThrow('denied');
    });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
