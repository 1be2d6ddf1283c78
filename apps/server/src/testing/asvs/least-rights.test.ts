// The server's role has no right that no statement of the server uses: what is not written here
// cannot be done by whoever gets to run statements in its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeDirectory } from '../../home.ts';
import { SEALED_COLUMNS } from '../../sealed-columns.ts';
import { openTestHouse, type TestHouse } from '../test-house.ts';

type Right = 'insert' | 'update' | 'delete';

const SOURCES = ['apps/server/src', 'packages/ledger/src'];
const USES: readonly [Right, RegExp][] = [
  ['insert', /insert\s+into\s+([a-z_]+\.[a-z_]+)/gi],
  ['update', /update\s+(?:only\s+)?([a-z_]+\.[a-z_]+)/gi],
  ['delete', /delete\s+from\s+(?:only\s+)?([a-z_]+\.[a-z_]+)/gi],
];
/** To lock a row is to be allowed to update it. */
const LOCKS = /\bfor\s+(no\s+key\s+)?(update|share)\b|\bfor\s+key\s+share\b/i;
const NAMED = /(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+\.[a-z_]+)/gi;
/** Upserts update as well. */
const UPSERTS = /insert\s+into\s+([a-z_]+\.[a-z_]+)[^`;]*?do\s+update/gi;

/** Of statements whose table is put in, and of what operators do with merchants and their hosts. */
const BESIDES = [
  'delete identity.social_used',
  'update settings.merchant',
  'delete settings.domain',
];

let test: TestHouse;
let superuser: pg.Client;

beforeAll(async () => {
  test = await openTestHouse({ laidOut: false });
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await test.close();
});

/** Every right that a statement in a text uses, as `right table`. */
function usedIn(text: string): string[] {
  const found = USES.flatMap(([right, pattern]) =>
    [...text.matchAll(pattern)].map(([, table = '']) => `${right} ${table.toLowerCase()}`),
  );
  const upserted = [...text.matchAll(UPSERTS)].map(([, table = '']) => `update ${table}`);
  const locked = LOCKS.test(text)
    ? [...text.matchAll(NAMED)].map(([, table = '']) => `update ${table.toLowerCase()}`)
    : [];
  return [...found, ...upserted, ...locked];
}

async function used(): Promise<ReadonlySet<string>> {
  const files = SOURCES.flatMap((folder) => {
    const path = join(homeDirectory(), folder);
    const names = readdirSync(path, { recursive: true }).map(String);
    return names
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name))
      .map((name) => readFileSync(join(path, name), 'utf8'));
  });
  // What a function does that runs with its owner's rights needs none of the caller's.
  const { rows } = await superuser.query<{ text: string }>(
    `select p.prosrc as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^(pg_|information_schema)' and not p.prosecdef`,
  );
  return new Set([...files, ...rows.map(({ text }) => text)].flatMap(usedIn));
}

/** A new key seals anew what lies in these columns. */
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

it('the role of the server may write what its statements write, and nothing else', async () => {
  const uses = new Set([...(await used()), ...BESIDES, ...resealed()]);
  const rights = await held();
  expect(rights.length).toBeGreaterThan(100);
  expect(rights.filter((right) => !uses.has(right))).toEqual([]);
});
