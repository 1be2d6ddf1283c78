import { expect, test } from 'vitest';
import { colorContrast } from './color-contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('%s on %s is %d to 1', (left, right, ratio) => {
  expect(colorContrast(left, right)).toBeCloseTo(ratio, 2);
  expect(colorContrast(right, left)).toBeCloseTo(ratio, 2);
});

test('a text that is not a colour has no contrast', () => {
  expect(colorContrast('red', '#ffffff')).toBeUndefined();
});
