import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/example.ts';
import { HIT_KINDS, isAccountNumber, mayBeMore, searchHits, searchText } from './search-hits.ts';

const found = exampleOf('recordSearch');

test('hits are in the order of the kinds, and every kind has a row', () => {
  const kinds = searchHits(found, ['members.read']).map(({ kind }) => kind);
  expect(kinds).toEqual(HIT_KINDS.map(({ kind }) => kind));
});

test('without the right to members, a bet leads to its draw and an account to its withdrawals', () => {
  const pageOf = (rights: readonly string[], kind: string) =>
    searchHits(found, rights).find((each) => each.kind === kind)?.to;
  expect(pageOf(['members.read'], 'bets')).toMatch(/^\/members\/.*tab=bets$/);
  expect(pageOf([], 'bets')).toMatch(/^\/draws\//);
  expect(pageOf([], 'cards')).toMatch(/^\/withdrawals\?filter=/);
});

test('five of a kind may not be all of it', () => {
  const [comer] = found.addresses;
  const came = (count: number) => ({
    ...found,
    addresses: Array.from({ length: count }, (_, n) => ({ ...comer, id: String(n) }) as never),
  });
  expect(mayBeMore(searchHits(came(4), []))).toBe(false);
  expect(mayBeMore(searchHits(came(5), []))).toBe(true);
});

test('characters that no name has are not sent', () => {
  expect(searchText(' an\u0000na\u0007 ')).toBe('anna');
  expect(searchText('100%_')).toBe('100%_');
});

test.each([
  ['0012 3400 0199', true],
  ['0917-123-4567', true],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', true],
  ['0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['1234', false],
  ['123456789', false],
  ['downline1', false],
  ['SSC1-20261121-0451', false],
  ['+63 917 123 4567', false],
  ['00000000-0000-7000-8000-000000000000', false],
])('%j is a whole account number: %j', (text, is) => {
  expect(isAccountNumber(text)).toBe(is);
});
