import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['kf93hd7', 'short'],
  ['kf93hd7x', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['password123456', 'weak'],
  ['marialopez2026', 'weak'],
  ['five blue boat', 'fair'],
  ['five blue lanterns', 'strong'],
  ['khoảng trời xanh lắm', 'strong'],
  ['ห้าเรือสีน้ำเงินใต้พระจันทร์', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, { minLength: 8, known: ['marialopez', 'ph'] })).toBe(strength);
});
