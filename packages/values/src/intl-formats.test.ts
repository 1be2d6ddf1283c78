import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './intl-formats.ts';

test('a formatter is made once for a locale and its options', () => {
  const plain = numberFormat('en');
  expect(numberFormat('en')).toBe(plain);
  expect(numberFormat('vi')).not.toBe(plain);
  expect(numberFormat('en', { minimumFractionDigits: 2 })).not.toBe(plain);
  expect(numberFormat('en', { minimumFractionDigits: 2 }).format(1.5)).toBe('1.50');
  expect(numberFormat('vi').format(1234.5)).toBe('1.234,5');
});

test('a zone and a locale have a formatter of their own', () => {
  const hour = { hour: '2-digit', hour12: false } as const;
  const manila = dateFormat('en', { ...hour, timeZone: 'Asia/Manila' });
  expect(manila.format(0)).toBe('08');
  expect(dateFormat('en', { ...hour, timeZone: 'UTC' }).format(0)).toBe('24');
  expect(dateFormat('en', { ...hour, timeZone: 'Asia/Manila' })).toBe(manila);
});
