import { expect, test } from 'vitest';
import { givenFilters, matchesLottery, spanOfDay } from './list-filters.ts';

const hue = {
  code: 'HUE',
  family: '3D',
  groupCode: 'SOUTH',
  enabled: true,
  names: { EN: 'Hue City', VI: 'Thừa Thiên Huế' },
};

test('a lottery is found by group, state and any of its names', () => {
  expect(matchesLottery(hue, {})).toBe(true);
  expect(matchesLottery(hue, { group: 'SOUTH', state: 'on', search: 'hue c' })).toBe(true);
  expect(matchesLottery(hue, { search: 'thừa' })).toBe(true);
  expect(matchesLottery(hue, { group: 'NORTH' })).toBe(false);
  expect(matchesLottery(hue, { state: 'off' })).toBe(false);
  expect(matchesLottery(hue, { search: 'hanoi' })).toBe(false);
});

test('a day is asked for as the merchant’s, whatever zone the browser is in', () => {
  expect(spanOfDay({ day: '2026-11-23', state: 'OPEN' }, 'Asia/Manila')).toEqual({
    state: 'OPEN',
    from: Date.parse('2026-11-22T16:00Z'),
    to: Date.parse('2026-11-23T16:00Z'),
  });
  expect(spanOfDay({ state: 'OPEN' }, 'Asia/Manila')).toEqual({ state: 'OPEN' });
  expect(spanOfDay({ day: 'soon' }, 'Asia/Manila')).toEqual({});
});

test('a day on which the clocks change has as many hours as it has', () => {
  const { from, to } = spanOfDay({ day: '2026-10-25' }, 'Europe/Berlin');
  expect(Number(to) - Number(from)).toBe(25 * 3_600_000);
});

test('filters are sent without spaces around them, and empty ones are left out', () => {
  const given = { prefix: ' house: ', state: '  ', kind: null, mine: false, amountFrom: 0 };
  expect(givenFilters(given)).toEqual({ prefix: 'house:', amountFrom: 0 });
});
