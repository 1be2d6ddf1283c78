import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { prepareStudioOn } from './studio-database.mjs';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const house = `house_${randomBytes(4).toString('hex')}`;

async function ask(url: string, ...statements: string[]): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, string>[] = [];
    for (const each of statements) ({ rows } = await client.query<Record<string, string>>(each));
    return rows;
  } finally {
    await client.end();
  }
}

function addressOf(role: string): string {
  const url = new URL(server);
  Object.assign(url, { username: role, password: 'word', pathname: `/${house}` });
  return url.href;
}

test('the studio gets a role and a database of its own where the owner may create them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-studio-'));
  const other = mkdtempSync(join(tmpdir(), 'fairhouse-studio-'));
  const [owner, bare] = [`${house}_owner`, `${house}_bare`];
  await ask(
    server,
    `create role ${owner} login createrole createdb password 'word'`,
    `create role ${bare} login password 'word'`,
    `create database ${house} owner ${owner}`,
  );
  try {
    await expect(prepareStudioOn(addressOf(bare), dataDir)).rejects.toThrow('may not create');
    const url = await prepareStudioOn(addressOf(owner), dataDir);
    expect(await prepareStudioOn(addressOf(owner), dataDir)).toBe(url);
    // Once it is there, an owner that may create nothing is no hindrance.
    expect(await prepareStudioOn(addressOf(bare), dataDir)).toBe(url);
    const [who] = await ask(
      url,
      'create schema studio',
      'select current_user as role, current_database() as database',
    );
    expect(who).toEqual({ role: `${house}_studio`, database: `${house}_studio` });
    await expect(prepareStudioOn(addressOf(owner), other)).rejects.toThrow('another password');
    const several = 'postgres://who@one:5432,two:5432/house';
    await expect(prepareStudioOn(several, dataDir)).rejects.toThrow('several servers');
  } finally {
    await ask(
      server,
      `drop database if exists ${house}_studio with (force)`,
      `drop database ${house} with (force)`,
      `drop role if exists ${house}_studio`,
      `drop role ${owner}`,
      `drop role ${bare}`,
    );
    for (const folder of [dataDir, other]) rmSync(folder, { recursive: true, force: true });
  }
});
