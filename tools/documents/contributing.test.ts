// docs/contributing.md promises which test tells what was forgotten: each file and test exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, testsOf, titlesOf } from './security-table.ts';

const home = join(import.meta.dirname, '../..');
const text = readFileSync(join(home, 'docs/contributing.md'), 'utf8');
const isThere = (name: string): boolean => existsSync(join(home, name));

/** The files that a text names and that are not there; a place such as `<module>/…` is no file. */
function missingFiles(page: string): string[] {
  return filesOf(page).filter((name) => /^[\w.-]+(\/[\w.-]+)+\/?$/.test(name) && !isThere(name));
}

/** The tests that a text names by file and title, and that the file does not run. */
function missingTests(page: string): string[] {
  return testsOf(page)
    .filter(({ file, title }) => !isThere(file) || !runs(file, title))
    .map(({ file, title }) => `${file} “${title}”`);
}

/** The architecture rules have their titles in a table. */
function runs(file: string, title: string): boolean {
  const source = readFileSync(join(home, file), 'utf8');
  return titlesOf(file, source).has(title) || source.includes(`promise: '${title}'`);
}

it('every file and every test that the page names exists', () => {
  expect(filesOf(text).length).toBeGreaterThan(40);
  expect(testsOf(text).length).toBeGreaterThan(12);
  expect(missingFiles(text)).toEqual([]);
  expect(missingTests(text)).toEqual([]);
});

it('finds a file and a title that are not there', () => {
  const own = 'tools/documents/contributing.test.ts';
  expect(
    missingFiles(`\`${own}\`, \`tools/unheard.ts\`, \`npm test\`, \`<module>/calls.ts\``),
  ).toEqual(['tools/unheard.ts']);
  expect(
    missingTests(
      `\`${own}\` “finds a file and a title that are not there”, \`${own}\` “is unheard”, ` +
        '`tools/unheard.test.ts` “is there”',
    ),
  ).toEqual([`${own} “is unheard”`, 'tools/unheard.test.ts “is there”']);
});
