import { expect, test } from 'vitest';
import { filterKey } from './centre-filters.ts';

test('the filter of an order has the name with which the bank sends a payer back', () => {
  expect(filterKey('order')).toBe('mc-order');
});
