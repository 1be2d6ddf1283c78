import { expect, test } from 'vitest';
import { matchesLottery, spanOfDay } from './list-filters.ts';

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

test('a day is asked for as its 24 hours, beside the other filters', () => {
  const from = new Date('2026-11-23T00:00').getTime();
  expect(spanOfDay({ day: '2026-11-23', state: 'OPEN' })).toEqual({
    state: 'OPEN',
    from,
    to: from + 86_400_000,
  });
  expect(spanOfDay({ state: 'OPEN' })).toEqual({ state: 'OPEN' });
});
