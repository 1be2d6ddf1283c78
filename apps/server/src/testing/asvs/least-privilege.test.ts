// The server's role has no privilege that no statement of the server uses, so that an attacker who
// runs statements in its name can do nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeDirectory } from '../../home.ts';
import { SEALED_COLUMNS } from '../../sealed-columns.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

type Right = 'insert' | 'update' | 'delete';

const SOURCES = ['apps/server/src', 'packages/ledger/src'];
const USES: readonly [Right, RegExp][] = [
  ['insert', /insert\s+into\s+([a-z_]+\.[a-z_]+)/gi],
  ['update', /update\s+(?:only\s+)?([a-z_]+\.[a-z_]+)/gi],
  ['delete', /delete\s+from\s+(?:only\s+)?([a-z_]+\.[a-z_]+)/gi],
];
/** Row locks need the update privilege. */
const LOCKS = /\bfor\s+(no\s+key\s+)?(update|share)\b|\bfor\s+key\s+share\b/i;
const NAMED = /(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+\.[a-z_]+)/gi;
/** A merge may write in each way; which ways it has follows the table. */
const MERGES = /merge\s+into\s+([a-z_]+\.[a-z_]+)([^`;]*)/gi;
/** Upserts also need the update privilege. */
const UPSERTS = /insert\s+into\s+([a-z_]+\.[a-z_]+)[^`;]*?do\s+update/gi;

/**
 * For statements with a variable table, and for operators' changes of merchants and their hosts.
 */
const BESIDES = [
  'delete identity.social_used',
  'update settings.merchant',
  'delete settings.domain',
];

let test: TestApp;
let superuser: pg.Client;

beforeAll(async () => {
  test = await openTestApp({ provisioned: false });
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await test.close();
});

/** Every privilege that the statements in a text use, as `privilege table`. */
function usedIn(text: string): string[] {
  const found = USES.flatMap(([right, pattern]) =>
    [...text.matchAll(pattern)].map(([, table = '']) => `${right} ${table.toLowerCase()}`),
  );
  const upserted = [...text.matchAll(UPSERTS)].map(([, table = '']) => `update ${table}`);
  const merged = [...text.matchAll(MERGES)].flatMap(([, table = '', ways = '']) =>
    (['insert', 'update', 'delete'] as const)
      .filter((way) => new RegExp(`then\\s+${way}\\b`, 'i').test(ways))
      .map((way) => `${way} ${table.toLowerCase()}`),
  );
  const locked = LOCKS.test(text)
    ? [...text.matchAll(NAMED)].map(([, table = '']) => `update ${table.toLowerCase()}`)
    : [];
  return [...found, ...upserted, ...merged, ...locked];
}

async function used(): Promise<ReadonlySet<string>> {
  const files = SOURCES.flatMap((folder) => {
    const path = join(homeDirectory(), folder);
    const names = readdirSync(path, { recursive: true }).map(String);
    return names
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name))
      .map((name) => readFileSync(join(path, name), 'utf8'));
  });
  // A function that runs with its owner's privileges needs none of the caller's.
  const { rows } = await superuser.query<{ text: string }>(
    `select p.prosrc as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^(pg_|information_schema)' and not p.prosecdef`,
  );
  return new Set([...files, ...rows.map(({ text }) => text)].flatMap(usedIn));
}

/** A new key reseals these columns. */
const resealed = (): string[] => SEALED_COLUMNS.map(({ table }) => `update ${table}`);

async function held(): Promise<string[]> {
  const { rows } = await superuser.query<{ held: string }>(
    `select r.name || ' ' || n.nspname || '.' || c.relname as held
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['insert', 'update', 'delete']) r (name)
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname !~ '^(pg_|information_schema|public$)'
       and has_table_privilege('fairhouse_test_server', c.oid, r.name)
     order by 1`,
  );
  return rows.map((row) => row.held);
}

it('the server’s role has exactly the write privileges that its statements use', async () => {
  const uses = new Set([...(await used()), ...BESIDES, ...resealed()]);
  const rights = await held();
  expect(rights.length).toBeGreaterThan(100);
  expect(rights.filter((right) => !uses.has(right))).toEqual([]);
});
