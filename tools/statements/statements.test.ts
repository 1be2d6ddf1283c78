// Every statement of the server and of the ledger is prepared on the migrated database, and what
// the code says of its rows is compared with what PostgreSQL says.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  dropTestDatabase,
} from '../../apps/server/src/testing/test-database.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { checkStatement } from './check-statement.ts';
import { openCompiler, sourceFiles } from './compiler.ts';
import { readStatements, type Statement } from './read-statements.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files whose texts are put together when they run, and why no row type is believed there. */
const UNSEEN: Readonly<Record<string, string>> = {
  'apps/server/src/platform/sql.ts': 'ends a transaction, with a commit that the caller chooses',
  'apps/server/src/platform/database/database-signals.ts': 'listens to channels; no row is read',
  'apps/server/src/platform/keys/reseal.ts': 'any sealed column; the values stay unknown',
  'apps/server/src/platform/keys/key-store.ts': 'any sealed column; the values stay unknown',
  'apps/server/src/platform/statements/define-list.ts': 'the lists; each of their texts is seen',
  'apps/server/src/modules/vendors/transactions/store/run-statements.ts':
    'statements of participants; no row is read',
  'apps/server/src/modules/lottery/audits/store/audit-checks.ts':
    'checks of an audit; texts are printed',
  'packages/ledger/src/audit/audit-ledger.ts': 'checks of an audit; texts are printed',
  'packages/ledger/src/store.ts': 'makes a runner; its calls are seen',
  'packages/ledger/src/create-batch-booker.ts': 'makes a runner; its calls are seen',
  'packages/ledger/src/booking-strategies.ts': 'statements of participants; no row is read',
  'packages/ledger/src/seal/stream-rows.ts': 'a cursor; the values are decoded one by one',
};

let url = '';
let client: pg.Client;
let catalog: Catalog;
let statements: Statement[];
let typedCalls = 0;

beforeAll(async () => {
  await loadModule();
  url = await createTestDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  catalog = await readCatalog(client);
  const compiler = openCompiler(ROOT, 'apps/server/tsconfig.json');
  const folders = ['apps/server/src', 'packages/ledger/src'];
  statements = folders.flatMap((folder) => readStatements(compiler, folder));
  for (const file of folders.flatMap((folder) => sourceFiles(compiler, folder))) {
    const source = readFileSync(file.fileName, 'utf8');
    typedCalls += source.match(/\.query<(?!Row(?:>| &))/g)?.length ?? 0;
    // Each call on a list is seen as the statements of its pages and as those of its counts.
    typedCalls += 2 * (source.match(/\.(?:readPage|readFirstRows)</g)?.length ?? 0);
  }
  compiler.close();
}, 300_000);
afterAll(async () => {
  await client.end();
  await dropTestDatabase(url);
});

it('every statement can be prepared, and returns the rows that the code states', async () => {
  const found: string[] = [];
  for (const statement of statements)
    found.push(...(await checkStatement(client, catalog, statement)));
  expect(found).toEqual([]);
});

it('every call that states its rows is seen', () => {
  const stated = statements.filter(({ row }) => row !== undefined);
  expect(typedCalls).toBeGreaterThan(200);
  expect(stated.length).toBeGreaterThanOrEqual(typedCalls);
});

it('texts are put together in the listed files alone, and states no rows there', () => {
  const unseen = statements.filter(({ texts }) => texts === undefined);
  const files = unseen.map(({ place }) => place.split(':', 1)[0]);
  expect(new Set(files)).toEqual(new Set(Object.keys(UNSEEN)));
  for (const { row } of unseen) expect(row ?? []).toEqual([]);
});

const PLANTED = `
declare const sql: {
  query<Row>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
};
type Member<Kind> = string & { readonly kind: Kind };
interface Row { member_id: Member<'member'>; username: string; registered_at: Date }
const COLUMNS = 'member_id, username';
const FIND = \`select \${COLUMNS}, registered_at from members.member where member_id = $1\`;
export const right = sql.query<Row>(FIND, []);
async function list<Found extends object>(text: string): Promise<Found[]> {
  return (await sql.query<Found>(text, [])).rows;
}
export const throughCaller = list<{ username: number }>('select username from members.member');
export const misspelt = sql.query<Row>('select usrname from members.member');
export const asText = sql.query<{ n: string }>('select count(*) as n from members.member');
export const missing = sql.query<Row>('select member_id, username from members.member');
export const more = sql.query<{ username: string }>('select member_id, username from members.member');
export const never = sql.query<{ at: Date }>('select max(registered_at) as at from members.member');
export const open = sql.query<{ state: 'active' | 'frozen' }>('select state from members.member');
export const blob = sql.query<{ contacts: { line: string } }>('select contacts from members.member');
declare function defineList(definition: object): {
  readPage<Row>(sql: object, query: object): Promise<Row[]>;
};
const MEMBERS = {
  columns: 'username, registered_at',
  from: 'members.member',
  where: 'merchant_id = $merchant',
  order: [{ column: 'registered_at', key: 'time' }, { column: 'member_id', key: 'id' }],
};
const LIST = defineList({ ...MEMBERS, conditions: { state: 'state = $state', name: 'nick = $name' } });
export const condition = LIST.readPage<{ username: string; registered_at: Date }>(sql, {});
const LISTS = {
  right: defineList({ ...MEMBERS, conditions: {} }),
  numbered: defineList({
    ...MEMBERS, conditions: {}, order: [{ column: 'username', key: 'number' }],
  }),
};
export const orders = (sort: 'right' | 'numbered') =>
  LISTS[sort].readPage<{ username: string; registered_at: string }>(sql, {});
export const built = (name: string) => defineList({ ...MEMBERS, from: name, conditions: {} })
  .readPage<Row>(sql, {});
declare function nameParameters(text: string): { text: string };
const NAMED = nameParameters('select username from members.member where id = $id or $id > $least');
export const named = sql.query<{ username: string }>(NAMED.text, []);
export const unseen = (name: string) => sql.query<Row>('select ' + name);
`;

it('finds each kind of planted mistake', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-statements-'));
  writeFileSync(join(folder, 'planted.ts'), PLANTED);
  const options = { strict: true, target: 'es2022', module: 'nodenext', types: [] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['planted.ts'] }),
  );
  const compiler = openCompiler(folder, 'tsconfig.json');
  const planted = readStatements(compiler, '.');
  compiler.close();
  rmSync(folder, { recursive: true });
  const found = new Map<string, string[]>();
  for (const statement of planted) {
    const problems = await checkStatement(client, catalog, statement);
    found.set(
      statement.place,
      [...new Set(problems)].map((each) => each.replace(`${statement.place}: `, '')),
    );
  }
  // The statement, and the pages and the total of the list.
  expect(planted.filter(({ texts }) => texts === undefined)).toHaveLength(3);
  expect([...found.values()].flat()).toEqual([
    // Of a list, with one of its conditions: its pages, then its total.
    'column "nick" does not exist',
    'column "nick" does not exist',
    // Of two lists by name: a row's type, and a cursor's.
    'registered_at is Date, and the type says string',
    'operator does not exist: text < bigint',
    'username is string, and the type says number',
    'column "usrname" does not exist',
    'n is bigint, and the type says string',
    'registered_at is not in the result',
    'member_id is not in the type',
    'at can be null, and the type does not say so',
    "state can be 'disabled', and the type does not say so",
    'contacts is unknown, and the type says object',
    'column "id" does not exist',
  ]);
});
