// Every statement of the studio is prepared on its own migrated database, and what the code says of
// its rows is compared with what PostgreSQL says.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../apps/studio/src/database/migration-store.ts';
import { openDatabase } from '../../apps/studio/src/database/open-database.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { checkStatement } from './check-statement.ts';
import { openCompiler, sourceFiles } from './compiler.ts';
import { readStatements, type Statement } from './read-statements.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = 'apps/studio/src';
/** It runs the migrations' files, which state no rows. */
const UNSEEN = 'apps/studio/src/database/migration-store.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const name = `studio_${randomBytes(6).toString('hex')}`;
let client: pg.Client;
let catalog: Catalog;
let statements: Statement[];
let typedCalls = 0;

async function onServer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

beforeAll(async () => {
  await loadModule();
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, 1);
  await migrate(database, join(ROOT, 'apps/studio/migrations'));
  await database.end();
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
  catalog = await readCatalog(client);
  const compiler = openCompiler(ROOT, 'apps/studio/tsconfig.json');
  statements = readStatements(compiler, FOLDER).filter(({ place }) => !place.includes('.test.ts'));
  for (const file of sourceFiles(compiler, FOLDER)) {
    if (file.fileName.endsWith('.test.ts')) continue;
    typedCalls += readFileSync(file.fileName, 'utf8').match(/\.query<(?!Row>)/g)?.length ?? 0;
  }
  compiler.close();
}, 300_000);
afterAll(async () => {
  await client.end();
  await onServer(`drop database ${name} with (force)`);
});

it('every statement can be prepared, and returns the rows that the code states', async () => {
  const found: string[] = [];
  for (const statement of statements) {
    found.push(...(await checkStatement(client, catalog, statement)));
  }
  expect(found).toEqual([]);
});

it('every call that states its rows is seen', () => {
  expect(typedCalls).toBeGreaterThan(15);
  expect(statements.filter(({ row }) => row !== undefined).length).toBeGreaterThanOrEqual(
    typedCalls,
  );
  const unseen = statements.filter(({ texts }) => texts === undefined);
  const files = unseen.map(({ place }) => place.split(':', 1)[0]);
  expect(files.filter((file) => file !== UNSEEN && !file?.includes('/testing/'))).toEqual([]);
});
