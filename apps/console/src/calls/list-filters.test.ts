import { expect, test } from 'vitest';
import {
  givenFilters,
  isMemberSort,
  matchesLottery,
  memberFilter,
  spanOfDay,
} from './list-filters.ts';

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

test('the days of a filter of members are the merchant’s, and the last one is part of it', () => {
  const asked = { registeredFrom: '2026-11-20', registeredTo: '2026-11-23', hasBalance: true };
  expect(memberFilter({ ...asked, state: 'frozen' }, 'Asia/Manila')).toEqual({
    state: 'frozen',
    hasBalance: 'true',
    registeredFrom: Date.parse('2026-11-20T00:00+08:00'),
    registeredTo: Date.parse('2026-11-24T00:00+08:00'),
  });
  expect(memberFilter({ day: '2026-11-23' }, 'Asia/Manila')).toEqual({
    registeredFrom: Date.parse('2026-11-23T00:00+08:00'),
    registeredTo: Date.parse('2026-11-24T00:00+08:00'),
  });
  expect(memberFilter({ lastBetBefore: 'x', hasBalance: false }, 'Asia/Manila')).toEqual({});
});

test('only an order that the server has is asked for', () => {
  expect(['balance', 'auto', 'id'].map(isMemberSort)).toEqual([true, false, false]);
});
