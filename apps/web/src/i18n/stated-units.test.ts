// What a number of bao lô costs in the rules a player reads is what it costs.
import { findFamily } from '@fairhouse/rules/lottery';
import { expect, it } from 'vitest';
import { texts as cn } from './cn/plays-vietnam.ts';
import { texts as en } from './en/plays-vietnam.ts';
import { texts as id } from './id/plays-vietnam.ts';
import { texts as th } from './th/plays-vietnam.ts';
import { texts as vi } from './vi/plays-vietnam.ts';

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
  const told = FEW.map(({ code }) => {
    const rule = RULES[language]?.[`rule.${code}`] ?? '';
    return [code, cost.exec(rule)?.slice(1).find(Boolean), rule.includes(code.slice(3, 4))];
  });
  // With the number of the prizes in the play's name, where fewer can win.
  expect(told).toEqual(FEW.map(({ code, stakeUnits = 1 }) => [code, String(stakeUnits), true]));
});
