// For any timetable at any time, commitments reach as far ahead as draws.md step 1 requires.
import { DAY_MS, HOUR_MS, instant } from '@fairhouse/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/provision-lotteries.ts';
import { slotsAhead } from './slots-ahead.ts';
import {
  ordinalOnSale,
  ordinalsFrom,
  slotAt,
  type Schedule,
  type Timetable,
} from '../catalogue/timetable.ts';

const ZONES = ['Asia/Manila', 'Asia/Bangkok', 'Europe/Berlin', 'America/New_York'];
const LEAST = 5;
/** A lottery with more draws than this per day counts as a fast one. */
const A_DAY = 60;

const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }).map(instant);
const intervals = fc
  .integer({ min: 30, max: 7200 })
  .map((seconds): Schedule => ({ kind: 'interval', seconds }));
const calendars = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    times: fc.uniqueArray(fc.integer({ min: 0, max: 143 }), { minLength: 1, maxLength: 144 }),
    weekdays: fc.option(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
      { nil: undefined },
    ),
  })
  .map(({ zone, times, weekdays }): Schedule => {
    const sorted = times.map((time) => time * 10).sort((one, other) => one - other);
    return { kind: 'calendar', zone, times: sorted, ...(weekdays ? { weekdays } : {}) };
  });

function expectAhead(timetable: Timetable, now: ReturnType<typeof instant>): void {
  const first = ordinalOnSale(timetable, now);
  const slots = slotsAhead(timetable, first, new Set(), now);
  const committed = new Set(slots.map(({ ordinal }) => ordinal));
  const coming = ordinalsFrom(timetable, first, A_DAY + 1).slice(1);
  for (const ordinal of coming.slice(0, LEAST)) expect(committed.has(ordinal)).toBe(true);
  if (timetable.schedule.kind === 'interval') return;
  for (const ordinal of coming) {
    const isWithin = slotAt(timetable, ordinal).opensAt <= now + DAY_MS;
    if (isWithin) expect(committed.has(ordinal)).toBe(true);
  }
  const known = slots.slice(0, 3).map(({ ordinal }) => ordinal);
  expect(slotsAhead(timetable, first, new Set(known), now)).toEqual(slots.slice(3));
}

test('interval draws are committed to at least five ahead', () => {
  const asked = fc.record({ schedule: intervals, now: moments });
  fc.assert(
    fc.property(asked, ({ schedule, now }) =>
      expectAhead({ lottery: 'X', schedule, closeLeadSeconds: 5, zone: 'Asia/Manila' }, now),
    ),
  );
});

test('calendar draws are committed to a day ahead, and at least five ahead', () => {
  const asked = fc.record({
    schedule: calendars,
    now: moments,
    closeLeadSeconds: fc.integer({ min: 0, max: 540 }),
  });
  fc.assert(
    fc.property(asked, ({ schedule, now, closeLeadSeconds }) =>
      expectAhead({ lottery: 'X', schedule, closeLeadSeconds, zone: 'Asia/Manila' }, now),
    ),
  );
});

test.each(CATALOGUE.map((plan) => [plan.code, plan] as const))(
  '%s of the catalogue is committed to as far ahead at any time of a week',
  (_, { code: lottery, schedule, closeLeadSeconds }) => {
    const begin = Date.UTC(2026, 10, 21);
    for (let at = begin; at < begin + 7 * DAY_MS; at += 31 * HOUR_MS) {
      expectAhead({ lottery, schedule, closeLeadSeconds, zone: 'Asia/Manila' }, instant(at));
    }
  },
);
