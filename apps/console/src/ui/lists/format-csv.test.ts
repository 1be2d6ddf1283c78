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

test('a negative amount stays a number', () => {
  expect(formatCsv([{ a: '-12.5000' }, { a: null }], ['a'])).toBe('a\r\n-12.5000\r\n\r\n');
});
