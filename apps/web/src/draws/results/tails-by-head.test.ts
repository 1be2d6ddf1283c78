import { expect, test } from 'vitest';
import { tailsByHead } from './tails-by-head.ts';

test('tails are grouped by tens digit, ascending, with repetitions', () => {
  const tails = tailsByHead([
    { prize: 'sp', numbers: ['12309'] },
    { prize: 'g7', numbers: ['95', '01', '09', '90'] },
  ]);
  expect(tails[0]).toEqual(['1', '9', '9']);
  expect(tails[9]).toEqual(['0', '5']);
  expect(tails[5]).toEqual([]);
});
