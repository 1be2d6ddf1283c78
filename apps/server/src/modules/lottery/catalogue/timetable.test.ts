import { instant } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { ordinalAfter, ordinalOnSale, ordinalsFrom, slotAt, type Timetable } from './timetable.ts';

describe('the timetable of a lottery', () => {
  const timetable: Timetable = {
    lottery: 'SSC1',
    schedule: { kind: 'interval', seconds: 60 },
    closeLeadSeconds: 5,
    zone: 'Asia/Manila',
  };
  // 2026-11-20T16:00:00Z is midnight of the 21st in Manila.
  const midnight = 1_795_190_400_000;

  test('numbers draws by the merchant’s day, and has one on sale at every instant', () => {
    expect(new Date(midnight).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    const first = slotAt(timetable, ordinalOnSale(timetable, instant(midnight)));
    expect(first).toMatchObject({
      issue: 'SSC1-20261121-0001',
      opensAt: midnight - 5000,
      closesAt: midnight + 55_000,
      drawAt: midnight + 60_000,
    });
    const last = slotAt(timetable, first.ordinal - 1);
    expect(last.issue).toBe('SSC1-20261120-1440');
    expect(last.closesAt).toBe(first.opensAt);
    for (const at of [first.opensAt, first.closesAt - 1]) {
      expect(ordinalOnSale(timetable, instant(at))).toBe(first.ordinal);
    }
    expect(ordinalOnSale(timetable, first.closesAt)).toBe(first.ordinal + 1);
  });
});

describe('a calendar', () => {
  const zone = 'Asia/Manila';
  const at = (text: string) => instant(Date.parse(text));
  const calendar = (schedule: object): Timetable => ({
    lottery: 'TL3D',
    schedule: { kind: 'calendar', zone, times: [14 * 60, 17 * 60, 21 * 60], ...schedule },
    closeLeadSeconds: 900,
    zone,
  });

  test('sells each draw from the close of the previous one to its own close', () => {
    const daily = calendar({});
    const ordinal = ordinalOnSale(daily, at('2026-11-21T14:00:00+08:00'));
    const slot = slotAt(daily, ordinal);
    expect(slot).toMatchObject({
      issue: 'TL3D-20261121-0002',
      opensAt: at('2026-11-21T13:45:00+08:00'),
      closesAt: at('2026-11-21T16:45:00+08:00'),
      drawAt: at('2026-11-21T17:00:00+08:00'),
    });
    expect(ordinalOnSale(daily, slot.opensAt)).toBe(ordinal);
    expect(ordinalOnSale(daily, slot.closesAt)).toBe(ordinalAfter(daily, ordinal));
    const next = ordinalsFrom(daily, ordinal, 3).map((each) => slotAt(daily, each).issue);
    expect(next).toEqual(['TL3D-20261121-0002', 'TL3D-20261121-0003', 'TL3D-20261122-0001']);
  });

  test('respects weekdays, days of the month, and removed or added days', () => {
    const named = (schedule: object, from: string, count: number) => {
      const timetable = calendar({ times: [900], ...schedule });
      return ordinalsFrom(timetable, ordinalOnSale(timetable, at(from)), count).map((each) =>
        slotAt(timetable, each).issue.slice(5, 13),
      );
    };
    const from = '2026-12-20T00:00:00+08:00';
    expect(named({ weekdays: [3, 6, 7] }, from, 4)).toEqual([
      '20261220',
      '20261223',
      '20261226',
      '20261227',
    ]);
    expect(named({ monthDays: [1, 16] }, from, 3)).toEqual(['20270101', '20270116', '20270201']);
    const holidays = { without: ['2027-01-01'], with: ['2026-12-30'] };
    expect(named({ monthDays: [1, 16], ...holidays }, from, 2)).toEqual(['20261230', '20270116']);
  });

  test('counts times past midnight to the previous day', () => {
    const night = calendar({ times: [23 * 60 + 30, 24 * 60 + 45] });
    const ordinal = ordinalOnSale(night, at('2026-11-22T00:20:00+08:00'));
    expect(slotAt(night, ordinal)).toMatchObject({
      issue: 'TL3D-20261121-0002',
      drawAt: at('2026-11-22T00:45:00+08:00'),
    });
  });
});
