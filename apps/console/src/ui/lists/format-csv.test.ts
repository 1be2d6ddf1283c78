import { expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

test('cells with commas, quotes and line ends are quoted', () => {
  expect(formatCsv([{ a: 'x,y', b: 'say "no"', c: 'one\ntwo' }], ['a', 'b', 'c'])).toBe(
    'a,b,c\r\n"x,y","say ""no""","one\ntwo"\r\n',
  );
});

test.each(['=1+1', '+1+1', '-1+1', '@x', '\tx'])('%j does not run in a spreadsheet', (cell) => {
  expect(formatCsv([{ a: cell }], ['a'])).toBe(`a\r\n'${cell}\r\n`);
});

test('a column may be inside of a field, and an instant is a time of the zone', () => {
  const row = { totals: { prize: '12.5000' }, drawAt: Date.UTC(2026, 10, 22, 10, 30, 5) };
  expect(formatCsv([row], ['totals.prize', 'totals.none', 'drawAt'], 'Asia/Manila')).toBe(
    'totals.prize,totals.none,drawAt\r\n12.5000,,2026-11-22 18:30:05\r\n',
  );
});

test('a negative amount stays a number', () => {
  expect(formatCsv([{ a: '-12.5000' }, { a: null }], ['a'])).toBe('a\r\n-12.5000\r\n\r\n');
});
