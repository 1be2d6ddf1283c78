import { expect, test } from 'vitest';
import { ZERO, type Id, type MerchantId } from '@fairhouse/values';
import { createAccountCache } from './account.ts';
import { readChart } from './chart.ts';
import type { Currency, EntryRequest } from './ledger.ts';
import { differingField, readPosting } from './posting.ts';
import { entry, leg, newEntryId, TEST_CHART, TEST_CODES } from './testing/fixtures.ts';

const accounts = createAccountCache(readChart(TEST_CHART), 100);
const read = (asked: EntryRequest) => readPosting(asked, { codes: TEST_CODES, accounts });
const plain = entry('member:a:main', 'house:lottery', 5n);
const trialLeg = leg('trial:member:a:main', 'trial:house:lottery', 5n);

test.each<[string, Partial<EntryRequest>, string]>([
  ['an unknown code', { code: 'gift' }, 'unknown code'],
  ['a code that is a property of Object', { code: 'constructor' }, 'unknown code'],
  ['an invalid id', { id: 'x' as Id<'entry'> }, 'not an entry id'],
  ['no merchant', { merchant: 0 as MerchantId }, 'merchant'],
  ['an invalid currency', { currency: 'P P' as Currency }, 'not a currency'],
  ['a long reference', { reference: 'x'.repeat(65) }, 'at most 64'],
  ['a reference that text columns refuse', { reference: 'a\0b' }, 'reference'],
  ['a lone surrogate', { reference: 'a\ud800' }, 'reference'],
  ['no leg', { legs: [] as unknown as EntryRequest['legs'] }, '1 to 1000 legs'],
  ['an amount of zero', { legs: [{ ...plain.legs[0], amount: ZERO }] }, 'moves money'],
  ['an amount below zero', { legs: [{ ...plain.legs[0], amount: -1n as typeof ZERO }] }, 'moves'],
  ['an account outside the chart', { legs: [leg('house:a', 'nobody:x', 1n)] }, 'declares no'],
  ['money moved to itself', { legs: [leg('house:a', 'house:a', 1n)] }, 'to itself'],
  ['money held without a hold', { legs: [leg('house:a', 'member:a:held', 1n)] }, 'holds'],
  ['held money moved without a hold', { legs: [leg('member:a:held', 'house:a', 1n)] }, 'holds'],
  ['play money mixed with real money', { legs: [leg('house:a', 'trial:house:b', 1n)] }, 'apart'],
  ['a play leg in a real entry', { legs: [plain.legs[0], trialLeg] }, 'apart'],
])('%s is rejected', (_name, change, message) => {
  expect(() => read({ ...plain, ...change })).toThrow(message);
});

test('an entry of play money only is valid', () => {
  expect(read({ ...plain, legs: [trialLeg] }).legs).toHaveLength(1);
});

test.each<[string | undefined, Partial<EntryRequest>]>([
  [undefined, {}],
  ['currency', { currency: 'VND' as Currency }],
  ['code', { code: 'payout' }],
  ['reference', { reference: 'order 2' }],
  ['legs', { legs: [leg('member:a:main', 'house:lottery', 6n)] }],
  ['legs', { legs: [leg('member:b:main', 'house:lottery', 5n)] }],
  ['legs', { legs: [leg('member:a:main', 'house:bonus', 5n)] }],
  ['legs', { legs: [plain.legs[0], plain.legs[0]] }],
  ['reverses', { reverses: newEntryId() }],
])('entries differ in %s', (field, change) => {
  expect(differingField(plain, { ...plain, ...change })).toBe(field);
});
