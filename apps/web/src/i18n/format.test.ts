import { describe, expect, test } from 'vitest';
import { formatsFor, shiftThousands } from './format.ts';

const PARTS = { exact: 'parts' } as const;

describe('money reads as its language and currency write it', () => {
  test.each([
    ['en-GB', '1234.5000', 'PHP', {}, '₱1,234.50'],
    ['en-GB', '-12.5', 'PHP', { signed: true }, '-₱12.50'],
    ['en-GB', '12.5', 'PHP', { signed: true }, '+₱12.50'],
    ['en-GB', '9007199254740993.0000', 'PHP', { bare: true }, '9,007,199,254,740,993.00'],
    ['en-GB', '0.9999', 'PHP', {}, '₱0.99'],
    ['en-GB', '195.6480', 'PHP', { exact: true }, '₱195.648'],
    ['id-ID', '15648.6480', 'PHP', { exact: true }, '₱15.648,648'],
    ['en-GB', '2.0000', 'PHP', { exact: true }, '₱2.00'],
    ['en-GB', '20300.5000', 'PHP', PARTS, '₱20,300.50'],
    ['en-GB', '1999.5000', 'VND', { exact: true }, '₫1.999K'],
    ['en-GB', '1999.5000', 'VND', PARTS, '₫1.9995K'],
    ['en-GB', '1000.2505', 'IDR', PARTS, 'Rp\u00a01.0002505K'],
    ['vi-VN', '1250000.0000', 'VND', { bare: true }, '1.250K'],
    ['vi-VN', '500.0000', 'VND', { bare: true }, '0,5K'],
    ['vi-VN', '1250000.0000', 'VND', {}, '1.250K\u00a0₫'],
    ['vi-VN', '500.0000', 'VND', {}, '0,5K\u00a0₫'],
    ['vi-VN', '0.0000', 'VND', {}, '0\u00a0₫'],
    ['vi-VN', '0.2500', 'VND', {}, '0,25\u00a0₫'],
    ['vi-VN', '-0.2500', 'VND', { bare: true }, '-0,25'],
    ['vi-VN', '-1250000.5000', 'VND', { signed: true }, '-1.250K\u00a0₫'],
    ['en-GB', '1019560.0000', 'VND', { signed: true }, '+₫1,019.56K'],
    ['en-GB', '0.0000', 'VND', {}, '₫0'],
    ['en-GB', '2000.0000', 'Trial', {}, '2,000.00'],
  ])('%s %s %s %j is %s', (locale, value, currency, style, read) => {
    expect(formatsFor(locale).money(value, currency, style)).toBe(read);
  });
});

test.each([
  ['1250000.0000', '1250.0000000'],
  ['7', '0.007'],
  ['-1500.25', '-1.50025'],
  ['0.0000', '0.0000000'],
])('%s in thousands is %s', (value, shifted) => {
  expect(shiftThousands(value)).toBe(shifted);
});

test('a share reads as percent without being rounded up', () => {
  expect(formatsFor('en-GB').percent('0.985')).toBe('98.5%');
});
