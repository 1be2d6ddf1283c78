import { findFamily } from '@fairhouse/rules/lottery';
import { instant, LANGUAGES } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { CATALOGUE } from './provision-lotteries.ts';
import { ordinalOnSale, ordinalsFrom, slotAt } from './timetable.ts';

const NOW = instant(Date.parse('2026-11-21T06:00:00Z'));

test.each(CATALOGUE.map((plan) => [plan.code, plan] as const))(
  '%s has rules, a name in each language, and consecutive draws',
  (_, { code, family, names, schedule, closeLeadSeconds, mode }) => {
    const rules = findFamily(family);
    expect(rules).toBeDefined();
    expect(mode === 'entered' || rules?.drawFormat.format !== 'entered').toBe(true);
    for (const language of LANGUAGES) expect(names[language].trim()).not.toBe('');
    const timetable = { lottery: code, schedule, closeLeadSeconds, zone: 'Asia/Manila' };
    const slots = ordinalsFrom(timetable, ordinalOnSale(timetable, NOW), 4).map((ordinal) =>
      slotAt(timetable, ordinal),
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

test('lottery codes are unique', () => {
  expect(new Set(CATALOGUE.map(({ code }) => code)).size).toBe(CATALOGUE.length);
});

test('lotteries have Chinese names, but for stations and brands of Vietnam', () => {
  const abroad = CATALOGUE.filter(({ menu }) => menu !== 'VNC');
  const without = abroad.filter(({ names }) => !/\p{Script=Han}/u.test(names.CN));
  expect(without.map(({ code }) => code)).toEqual([]);
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ demo: 'whole' });
});
afterAll(() => app.close());

test.each(['manila', 'saigon'])('%s sells at most a hundred lotteries', async (merchant) => {
  const answer = await app.client({ merchant }).call('gameMenus', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  const games = answer.value.groups.flatMap((group) => group.games);
  expect(games.length).toBeGreaterThan(80);
  expect(games.length).toBeLessThanOrEqual(100);
});
