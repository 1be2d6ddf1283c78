import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countStandings, filesOf, readSecurityTable } from './security-table.ts';

const home = join(import.meta.dirname, '..');
const text = readFileSync(join(home, 'docs/security.md'), 'utf8');
const rows = readSecurityTable(text);
const isThere = (name: string): boolean => existsSync(join(home, name));

describe('the table of docs/security.md', () => {
  it('is read whole, each requirement once', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('| V'));
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('says of each row how it stands, and no more than is so', () => {
    const counts = countStandings(rows);
    process.stdout.write(`docs/security.md: ${JSON.stringify(counts)}\n`);
    expect(Object.keys(counts).toSorted()).toEqual(['met', 'n/a', 'open']);
    const { met, open } = counts;
    expect(text).toContain(`${rows.length} rows: ${met} met, ${open} open, ${counts['n/a']} not`);
  });

  it('names files that exist', () => {
    const named = rows.flatMap(({ where, test }) => [...filesOf(where), ...filesOf(test)]);
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    expect(isThere('apps/server/src/edge/none.ts')).toBe(false);
  });

  it('names a test for what is met, and where the other ones stand', () => {
    const isTest = (name: string): boolean => /\.(test|spec)\.tsx?$/.test(name);
    const unproven = rows.filter(
      ({ standing, test }) => standing === 'met' && !filesOf(test).some(isTest),
    );
    expect(unproven.map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ where }) => where === '').map(({ id }) => id)).toEqual([]);
  });
});
