import { expect, test } from 'vitest';
import { isTrial, readChart } from './chart.ts';
import { address, TEST_CHART } from './testing/fixtures.ts';

const findAccountKind = readChart(TEST_CHART);

test.each([
  ['member:42:main', 'player'],
  ['member:42:held', 'player'],
  ['member:01a1fc39-338b-7d6d-bc01-5bbb7884b9f6:main', 'player'],
  ['vendor:studio:42', 'player'],
  ['house:lottery', 'house'],
  ['world:bank', 'house'],
  ['trial:member:42:main', 'player'],
  ['trial:house:lottery', 'house'],
  ['trial:trial:house:lottery', undefined],
  ['member:42', undefined],
  ['member:42:main:more', undefined],
  ['member::main', undefined],
  ['member:a b:main', undefined],
  ['member:42:main\n', undefined],
  ['house:', undefined],
  ['', undefined],
  [`house:${'x'.repeat(200)}`, undefined],
])('the address %j is of kind %s', (path, kind) => {
  expect(findAccountKind(address(path))).toBe(kind);
});

test('an invalid address pattern is rejected', () => {
  expect(() => readChart({ player: ['member:(.*)'], house: [] })).toThrow('not an address pattern');
  expect(() => readChart({ player: ['trial:member:*'], house: [] })).toThrow();
});

test('an empty list of patterns declares no account', () => {
  expect(readChart({ player: [], house: [] })(address(''))).toBeUndefined();
});

test('play money is recognized by its prefix', () => {
  expect(isTrial(address('trial:house:x'))).toBe(true);
  expect(isTrial(address('house:trial'))).toBe(false);
});
