import { expect, test } from 'vitest';
import { referenceText } from './reference-text.ts';

const words = {
  lottery: (code: string) => (code === 'VXD_1' ? 'Xóc đĩa 1 phút' : undefined),
  chase: (lottery: string) => `Chase: ${lottery}`,
  groupBuy: (draw: string) => `Group buy: ${draw}`,
  andMore: (draw: string, count: number) => `${draw} and ${count} more`,
  time: (at: number) => `at ${at}`,
};

test.each([
  ['VXD_1-20261121-0451', 'Xóc đĩa 1 phút · 20261121-0451'],
  ['GONE-20261121-0451', '20261121-0451'],
  ['VXD_1-20261121-0451 +3', 'Xóc đĩa 1 phút · 20261121-0451 and 3 more'],
  ['chase VXD_1', 'Chase: Xóc đĩa 1 phút'],
  ['chase GONE', ''],
  ['shares VXD_1-20261121-0451', 'Group buy: Xóc đĩa 1 phút · 20261121-0451'],
  ['slot 2026-11-21T10:05:00.000Z', 'at 1795255500000'],
  ['slot of nothing', ''],
  ['own:RNG:2026-11-21', ''],
  ['STUDIO 0193f1c2-8a50-7000-8000-2f6d1f0c9b11', ''],
  ['STUDIO table 7, hand 12', 'table 7, hand 12'],
  ['0193f1c2-8a50-7000-8000-2f6d1f0c9b11', ''],
  ['D100001', 'D100001'],
  ['debt', ''],
  ['', ''],
])('%s reads "%s"', (reference, read) => {
  expect(referenceText(reference, words)).toBe(read);
});
