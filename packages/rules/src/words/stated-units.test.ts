// What a number of bao lô costs in the rules a player reads is what it costs.
import { expect, it } from 'vitest';
import { findFamily } from '../lottery/index.ts';
import { texts as cn } from './i18n/cn/plays-vietnam.ts';
import { texts as en } from './i18n/en/plays-vietnam.ts';
import { texts as id } from './i18n/id/plays-vietnam.ts';
import { texts as th } from './i18n/th/plays-vietnam.ts';
import { texts as vi } from './i18n/vi/plays-vietnam.ts';

const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, cn, id, th, vi };
const COST = {
  en: /a number costs (\d)|It costs (\d)/,
  cn: /每个号码收(\d)注/,
  id: /satu nomor (\d) taruhan/i,
  th: /แต่ละเลขคิด (\d) เดิมพัน/,
  vi: /mỗi số tính (\d) lô/i,
};

const FEW = ['VNN', 'VNS'].flatMap((family) =>
  [...(findFamily(family)?.plays.values() ?? [])].filter(({ code }) => code.startsWith('Bao')),
);

it.each(Object.entries(COST))('the units of bao lô stand in the rules (%s)', (language, cost) => {
  expect(FEW).toHaveLength(6);
  const stated = FEW.map(({ code }) => {
    const rule = RULES[language]?.[`rule.${code}`] ?? '';
    return [code, cost.exec(rule)?.slice(1).find(Boolean), rule.includes(code.slice(3, 4))];
  });
  // With the number of the prizes in the play's name, where fewer can win.
  expect(stated).toEqual(FEW.map(({ code, stakeUnits = 1 }) => [code, String(stakeUnits), true]));
});
