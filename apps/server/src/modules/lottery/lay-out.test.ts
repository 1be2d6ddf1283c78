import { findFamily } from '@fairhouse/rules/lottery';
import { instant, LANGUAGES } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/index.ts';
import { CATALOGUE } from './lay-out.ts';
import { ordinalOnSale, ordinalsFrom, slotOf } from './timetable.ts';

const NOW = instant(Date.parse('2026-11-21T06:00:00Z'));

test.each(CATALOGUE.map((plan) => [plan.code, plan] as const))(
  '%s has rules, a name in each language, and draws that follow one another',
  (_, { code, family, names, schedule, closeLeadSeconds, mode }) => {
    const rules = findFamily(family);
    expect(rules).toBeDefined();
    expect(mode === 'entered' || rules?.drawFormat.format !== 'entered').toBe(true);
    for (const language of LANGUAGES) expect(names[language].trim()).not.toBe('');
    const timetable = { lottery: code, schedule, closeLeadSeconds, zone: 'Asia/Manila' };
    const slots = ordinalsFrom(timetable, ordinalOnSale(timetable, NOW), 4).map((ordinal) =>
      slotOf(timetable, ordinal),
    );
    expect(new Set(slots.map(({ issue }) => issue)).size).toBe(4);
    slots.forEach((slot, at) => {
      expect(slot.opensAt).toBeLessThan(slot.closesAt);
      if (at > 0) expect(slot.opensAt).toBe(slots[at - 1]?.closesAt);
    });
    expect(slots[0]?.opensAt).toBeLessThanOrEqual(NOW);
    expect(slots[0]?.closesAt).toBeGreaterThan(NOW);
  },
);

test('names no lottery twice', () => {
  expect(new Set(CATALOGUE.map(({ code }) => code)).size).toBe(CATALOGUE.length);
});

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ demo: 'whole' });
});
afterAll(() => house.close());

test.each(['manila', 'saigon'])('%s sells at most a hundred of them', async (merchant) => {
  const answer = await house.client({ merchant }).call('gameMenus', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  const games = answer.value.groups.flatMap((group) => group.games);
  expect(games.length).toBeGreaterThan(80);
  expect(games.length).toBeLessThanOrEqual(100);
});
