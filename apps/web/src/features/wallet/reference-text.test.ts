import { expect, test } from 'vitest';
import { referenceText } from './reference-text.ts';

const nameOf = (code: string) => (code === 'VXD_1' ? 'Xóc đĩa 1 phút' : undefined);

test.each([
  ['VXD_1-20261121-0451', 'Xóc đĩa 1 phút · 20261121-0451'],
  ['GONE-20261121-0451', '20261121-0451'],
  ['D100001', 'D100001'],
  ['debt', ''],
  ['', ''],
])('%s reads "%s"', (reference, read) => {
  expect(referenceText(reference, nameOf)).toBe(read);
});
