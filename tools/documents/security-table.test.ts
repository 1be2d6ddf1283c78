import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  callsServer,
  countStandings,
  filesOf,
  readSecurityTable,
  restOf,
  testsOf,
  titlesOf,
} from './security-table.ts';

const home = join(import.meta.dirname, '../..');
const text = readFileSync(join(home, 'docs/security.md'), 'utf8');
const rows = readSecurityTable(text);
const met = rows.filter(({ standing }) => standing === 'met');
const isThere = (name: string): boolean => existsSync(join(home, name));
const read = (file: string): string => readFileSync(join(home, file), 'utf8');

const titles = new Map<string, ReadonlySet<string>>();
function runs(file: string, title: string): boolean {
  if (!isThere(file)) return false;
  const known = titles.get(file) ?? titlesOf(file, read(file));
  titles.set(file, known);
  return known.has(title);
}

describe('the table of docs/security.md', () => {
  it('is parsed completely, each requirement once', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('| V'));
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('states the status of each row, which is never more than what is met', () => {
    const counts = countStandings(rows);
    process.stdout.write(`docs/security.md: ${JSON.stringify(counts)}\n`);
    expect(Object.keys(counts).toSorted()).toEqual(['met', 'n/a', 'open']);
    expect(text).toContain(
      `${rows.length} rows: ${counts['met']} met, ${counts['open']} open, ${counts['n/a']} not`,
    );
  });

  it('names existing files, and gives a place or a reason in each row', () => {
    const named = rows.flatMap(({ where, test }) => [...filesOf(where), ...filesOf(test)]);
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((name) => /[/.]/.test(name) && !isThere(name))).toEqual([]);
    expect(rows.filter(({ where }) => where === '').map(({ id }) => id)).toEqual([]);
  });

  it('names for each met row a test by file and title, and each of them is run', () => {
    const bare = met.filter(({ test }) => testsOf(test).length === 0 || restOf(test) !== '');
    expect(bare.map(({ id, test }) => `${id}: ${test}`)).toEqual([]);
    const missing = rows.flatMap(({ id, test }) =>
      testsOf(test)
        .filter(({ file, title }) => !runs(file, title))
        .map(({ file, title }) => `${id}: ${file} “${title}”`),
    );
    expect(missing).toEqual([]);
  });

  it('tests a running server, except for rows that say that they check the sources', () => {
    const cache = new Map<string, boolean>();
    const usesServer = (file: string): boolean => {
      const known = cache.get(file) ?? callsServer(file, read(file));
      cache.set(file, known);
      return known;
    };
    const withoutServer = met.filter(
      ({ test }) => !testsOf(test).some(({ file }) => usesServer(file)),
    );
    const [, listedText = ''] =
      /Rows that ask the sources: ([^.]*(?:\.\d[^.]*)*)\.\n/.exec(text) ?? [];
    const listed = [...listedText.matchAll(/V\d+\.\d+\.\d+/g)].map(([id]) => id);
    expect(withoutServer.map(({ id }) => id)).toEqual(listed);
  });

  it('finds no title in a file that does not run it', () => {
    const file = 'a.test.ts';
    const found = titlesOf(
      file,
      "it('runs', f); it.skip('rests', f); test.each(rows)('of %s', f); it.todo('waits');" +
        "describe.skip('aside', () => { it('is aside', f); }); // it('is told', f)\n" +
        'test(`cannot ${what}`, f); expect(it).toBe("runs too", f);',
    );
    expect([...found]).toEqual(['runs', 'of %s', 'cannot ${what}']);
    expect(testsOf('`a.test.ts` “runs”; `b.test.ts` “of %s”')).toHaveLength(2);
    expect(restOf('`a.test.ts` “runs”; `b.test.ts`')).not.toBe('');
  });
});
