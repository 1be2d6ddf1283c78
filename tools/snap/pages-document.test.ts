// docs/pages.md has every page that is pictured, and the pictures are there.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describePages, listDocumented } from './pages-document.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const PICTURES = join(DOCS, 'pictures/pages');
/** A page that a reader opens has a hundred of them. */
const BYTES_MAX = 64 * 1024;

const shots = listDocumented();

test('the document has every page, as the list of pictures names it', () => {
  expect(shots.length).toBeGreaterThan(100);
  expect(readFileSync(join(DOCS, 'pages.md'), 'utf8')).toBe(describePages());
});

test('each page has its picture, a small one, and no picture is left of another', () => {
  const files = readdirSync(PICTURES);
  expect(files.toSorted()).toEqual(shots.map(({ name }) => `${name}.webp`).toSorted());
  expect(files.filter((file) => statSync(join(PICTURES, file)).size > BYTES_MAX)).toEqual([]);
});
