import { assert } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { homeDirectory } from '../apps/server/src/home.ts';
import { markInstallation, readInstallation } from '../apps/server/src/modules/settings/index.ts';
import { openTestApp } from '../apps/server/src/testing/index.ts';
import { provisionDemo } from './provision-demo.ts';

const WHO_IS_THERE = `
  select (select count(*)::int from settings.merchant) as merchants,
    (select count(*)::int from members.member) as members,
    (select count(*)::int from members.credential) as credentials,
    (select count(*)::int from operators.operator) as operators`;

async function ask(url: string, text: string): Promise<Record<string, number>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, number>>(text)).rows;
  } finally {
    await client.end();
  }
}

it('an installation without provisioning has no merchant, no account and no password', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  assert(server !== undefined, 'TEST_DATABASE_URL names a server for tests');
  const name = `bare_${randomBytes(6).toString('hex')}`;
  const bare = new URL(server);
  bare.pathname = `/${name}`;
  await ask(server, `create database ${name}`);
  try {
    await migrate(bare.href, homeDirectory());
    const none = { merchants: 0, members: 0, credentials: 0, operators: 0 };
    expect(await ask(bare.href, WHO_IS_THERE)).toEqual([none]);
  } finally {
    await ask(server, `drop database ${name} with (force)`);
  }
}, 60_000);

it('only the demo provisions the demo members', async () => {
  const app = await openTestApp();
  try {
    const [found] = await ask(app.databaseUrl, WHO_IS_THERE);
    expect(found?.['members']).toBeGreaterThan(0);
    expect(found?.['operators']).toBeGreaterThan(0);
  } finally {
    await app.close();
  }
});

it('the demo marks its installation, and is never provisioned in an own installation', async () => {
  const own = await openTestApp();
  const fresh = await openTestApp();
  try {
    const { pool, clock } = own.context;
    await markInstallation(pool, 'own', clock.now());
    await ask(own.databaseUrl, 'delete from operators.post');
    const before = await ask(own.databaseUrl, 'select count(*)::int as posts from operators.post');
    expect(await provisionDemo(own.context, 'small')).toBe('own');
    const after = await ask(own.databaseUrl, 'select count(*)::int as posts from operators.post');
    expect(after).toEqual(before);
    await expect(markInstallation(pool, 'demo', clock.now())).rejects.toThrow('not made as demo');
    expect(await readInstallation(pool)).toBe('own');

    expect(await readInstallation(fresh.context.pool)).toBeUndefined();
    expect(await provisionDemo(fresh.context, 'small')).toBe('demo');
    expect(await provisionDemo(fresh.context, 'small')).toBe('demo');
    expect(await readInstallation(fresh.context.pool)).toBe('demo');
  } finally {
    await own.close();
    await fresh.close();
  }
});
