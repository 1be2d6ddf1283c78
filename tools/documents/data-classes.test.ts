import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const home = join(import.meta.dirname, '../..');
const text = readFileSync(join(home, 'docs/data.md'), 'utf8');

const CLASSES = ['proof', 'sealed', 'person', 'money', 'work', 'public'];

/** Every table that a migration creates and none drops. */
function tablesOfMigrations(): string[] {
  const folders = ['apps/server/migrations', 'packages/ledger/migrations'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(home, folder)).map((name) => join(home, folder, name)),
  );
  const named = (pattern: RegExp) =>
    files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)])
      .map(([, name = '']) => name);
  const made = named(/^create table (?:if not exists )?([a-z_]+\.[a-z_]+)/gm);
  const dropped = named(/^drop table ([a-z_]+\.[a-z_]+)/gm);
  return made.filter((name) => !dropped.includes(name));
}

/** The rows of the second table: a class, and its tables. */
const rows = text.split('\n').flatMap((line) => {
  const [, kind, tables = ''] = /^\| (\w+) +\| (`[^|]*`) *\|/.exec(line) ?? [];
  return kind === undefined ? [] : [{ kind, tables: [...tables.matchAll(/`([^`]+)`/g)] }];
});

it('every table of the database belongs to exactly one class of docs/data.md, and no other is listed', () => {
  const named = rows.flatMap(({ tables }) => tables.map(([, name = '']) => name));
  expect(tablesOfMigrations().length).toBeGreaterThan(90);
  expect(named.toSorted()).toEqual(tablesOfMigrations().toSorted());
});

it('each class states how it is protected', () => {
  expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(CLASSES.toSorted());
  for (const kind of CLASSES) expect(text).toMatch(new RegExp(`^\\| \\*\\*${kind}\\*\\*`, 'm'));
});
