import { expect, test } from 'vitest';
import { lintDigests } from './lint-digests.mjs';

const TREE = {
  '.oxlintrc.json': '{}',
  'package-lock.json': '{}',
  'packages/values/package.json':
    '{ "name": "@fairhouse/values", "exports": { ".": "./src/index.ts", "./a": "./src/a.ts" } }',
  'packages/values/src/index.ts': "export { id } from './id.ts';",
  'packages/values/src/id.ts': 'export const id = 1;',
  'packages/values/src/a.ts': 'export const a = 1;',
  'web/page.tsx': "import { id } from '@fairhouse/values';",
  'web/typed.ts': "export type Id = import('./page.tsx').Id;",
  'web/late.ts': "export const late = () => import('./data.json');",
  'web/data.json': '{ "a": 1 }',
  'web/one.ts': "import type { Two } from './two.ts'; import './page.tsx';",
  'web/two.ts': "export * from './one.ts';",
  'web/alone.ts': 'export const alone = 1;',
} satisfies Readonly<Record<string, string>>;

const read = (tree: Readonly<Record<string, string>>) =>
  lintDigests(new Map(Object.entries(tree).map(([path, text]) => [path, Buffer.from(text)])));

/** The files whose digest is another one after changes; `undefined` takes a file away. */
function changedBy(changes: Readonly<Record<string, string | undefined>>): readonly string[] {
  const entries = Object.entries({ ...TREE, ...changes });
  const changed = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const before = read(TREE);
  return [...read(changed)]
    .filter(([path, digest]) => before.get(path) !== digest)
    .map(([path]) => path);
}

const all = Object.keys(TREE).filter((path) => !path.endsWith('.json'));

test('a digest is that of the same tree, read in another order', () => {
  const reversed = read(Object.fromEntries(Object.entries(TREE).toReversed()));
  expect(Object.fromEntries(reversed)).toEqual(Object.fromEntries(read(TREE)));
});

test('a file is linted again when something changes that it imports, directly or not', () => {
  expect(changedBy({ 'packages/values/src/id.ts': "export const id = '1';" }).toSorted()).toEqual([
    'packages/values/src/id.ts',
    'packages/values/src/index.ts',
    'web/one.ts',
    'web/page.tsx',
    'web/two.ts',
    'web/typed.ts',
  ]);
  expect(changedBy({ 'web/data.json': '{ "a": "1" }' })).toEqual(['web/late.ts']);
  expect(changedBy({ 'packages/values/src/a.ts': '' })).toContain('packages/values/src/a.ts');
});

test('a file is linted again when a file comes or goes that it names', () => {
  expect(changedBy({ 'web/data.json': undefined })).toEqual(['web/late.ts']);
  const named = "import { alone } from './alone.ts';";
  const { 'web/alone.ts': _, ...without } = TREE;
  const before = read({ ...without, 'web/late.ts': named });
  const after = read({ ...TREE, 'web/late.ts': named });
  expect(before.get('web/late.ts')).not.toBe(after.get('web/late.ts'));
});

test('files that import each other are linted again together', () => {
  expect(changedBy({ 'web/two.ts': "export * from './one.ts'; export const two = 2;" })).toEqual([
    'web/one.ts',
    'web/two.ts',
  ]);
});

test('nothing else is linted again', () => {
  expect(changedBy({ 'web/alone.ts': 'export const alone = 2;' })).toEqual(['web/alone.ts']);
  expect(changedBy({ 'web/other.ts': 'export const other = 2;' })).toEqual(['web/other.ts']);
});

test('settings, versions and ambient types reach every file', () => {
  const changes: readonly Readonly<Record<string, string>>[] = [
    { '.oxlintrc.json': '{ "rules": {} }' },
    { 'package-lock.json': '{ "packages": {} }' },
    { 'tsconfig.base.json': '{}' },
    { 'web/virtual.d.ts': "declare module 'virtual:x' {}" },
    { 'web/alone.ts': 'declare global { interface Window { moved: number } } export {};' },
    { 'web/alone.ts': 'interface Everywhere { readonly a: 1 }' },
  ];
  for (const change of changes) expect(changedBy(change)).toEqual(expect.arrayContaining(all));
});
