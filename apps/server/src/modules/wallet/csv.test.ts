import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const one = (cell: string): string => csvFile('x', [[cell]]).body.replace(/\r\n$/, '');

describe('a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('writes %j as %j', (cell, written) => expect(one(cell)).toBe(written));

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\0=1',
    '\r=1',
    '\n=1',
    '=cmd|x',
    '-',
    '+',
    '=',
  ])('escapes the formula %j', (cell) =>
    expect(one(cell).replace(/^"/, '').startsWith("'")).toBe(true),
  );

  it.each(['-12.5000', '0.0000', '100'])('keeps the number %s unescaped', (cell) =>
    expect(one(cell)).toBe(cell),
  );

  it('ends each line with CR LF', () => {
    expect(
      csvFile('x', [
        ['a', 'b'],
        ['c', 'd'],
      ]).body,
    ).toBe('a,b\r\nc,d\r\n');
  });
});
