import { expect, it } from 'vitest';
import { percentOf, shareOf } from './percent-of.ts';

it('reads what was typed in per cent as the same rate', () => {
  expect(['0.8', '12', '0'].map((typed) => percentOf(shareOf(typed)))).toEqual(['0.8', '12', '0']);
});
