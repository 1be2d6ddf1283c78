import { expect, test } from 'vitest';
import { texts } from '../../../i18n/en/verify.ts';
import { CHECK_NAMES } from '@fairhouse/rules/fair';
import { checkFile } from './check-file.ts';
import { readReceipts } from './read-receipts.ts';

const receipt = { drawId: 'd', seq: 3, leaf: 'aa', at: 1, publicKey: 'bb', signature: 'cc' };

test('every check has a name and a sentence', () => {
  for (const name of CHECK_NAMES) {
    expect(texts).toHaveProperty([`check.${name}`]);
    expect(texts).toHaveProperty([`check.${name}.text`]);
  }
});

test('a file that is no proof fails at its form and shows no numbers', () => {
  const checked = checkFile({ hello: 'world' }, undefined);
  expect(checked.verification).toMatchObject({ verdict: 'failed' });
  expect(checked.numbers).toBeUndefined();
});

test('a receipt is read alone, from a list, and from a saved order', () => {
  for (const value of [receipt, [receipt], { order: 'o', receipts: [receipt] }]) {
    expect(readReceipts(JSON.stringify(value))).toEqual([receipt]);
  }
  expect(readReceipts('{"seq": 3}')).toEqual([]);
  expect(readReceipts('nonsense')).toEqual([]);
});
