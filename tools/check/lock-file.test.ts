import { expect, test } from 'vitest';
import { lockProblems } from './lock-file.mjs';

const pg = { version: '8.0.0', integrity: 'sha512-x' };
const root = { dependencies: { pg: '8.0.0' } };
const lock = (packages: object, own: object = root) => ({ packages: { '': own, ...packages } });

test('a complete lock file passes', () => {
  expect(lockProblems(lock({ 'node_modules/pg': pg }), { '': root })).toEqual([]);
});

test('a missing platform package is found', () => {
  const holed = { ...pg, optionalDependencies: { '@pg/darwin': '1.0.0' } };
  expect(lockProblems(lock({ 'node_modules/pg': holed }), { '': root })).toEqual([
    'node_modules/pg: @pg/darwin is not in the lock',
  ]);
});

test('a platform package may be beside or above the package that names it', () => {
  const whole = { ...pg, optionalDependencies: { '@pg/darwin': '1.0.0' } };
  const path = 'node_modules/a/node_modules/pg';
  for (const at of [`${path}/node_modules/@pg/darwin`, 'node_modules/@pg/darwin']) {
    const packages = { [path]: whole, [at]: pg, 'node_modules/pg': pg };
    expect(lockProblems(lock(packages), { '': root })).toEqual([]);
  }
});

test('a version range is refused', () => {
  const loose = { dependencies: { pg: '^8.0.0' } };
  expect(lockProblems(lock({ 'node_modules/pg': pg }, loose), { '': loose })).toEqual([
    'package.json: pg ^8.0.0 is not exact',
  ]);
});

test('a package of another registry, or without integrity, is found', () => {
  const elsewhere = { version: '8.0.0', resolved: 'git+ssh://git@github.com/a/b.git' };
  expect(lockProblems(lock({ 'node_modules/pg': elsewhere }), { '': root })).toHaveLength(2);
});

test('a manifest that differs from the lock file is found', () => {
  const grown = { dependencies: { pg: '8.0.0', zod: '4.0.0' } };
  const packages = { 'node_modules/pg': pg };
  expect(lockProblems(lock(packages), { '': grown })).toEqual([
    'package.json: zod differs in the lock',
  ]);
  expect(lockProblems(lock(packages, grown), { '': root })).toEqual([
    'package.json: the lock still has zod',
  ]);
});
