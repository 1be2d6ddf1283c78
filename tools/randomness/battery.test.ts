import { makeChance, type Chance } from '@fairhouse/rules/testing';
import { describe, expect, it } from 'vitest';
import { runBattery } from './battery.ts';
import { drawMany, FORMATS, readMany } from './many-draws.ts';
import { chiSquare, normal, poisson } from './p-values.ts';

const digits = { format: 'digits', length: 5, prizes: 1, max: 9 } as const;

/** The least likely statistic of each test, over five digits from a planted source. */
function worstOf(printed: (chance: Chance, before: string) => string): ReadonlyMap<string, number> {
  const chance = makeChance(7);
  let before = '00000';
  const draws = readMany(digits, 20_000, () => (before = printed(chance, before)));
  return new Map(
    runBattery(draws).map(({ name, statistics }) => [
      name,
      Math.min(...statistics.map(({ p }) => p)),
    ]),
  );
}

const five = (digit: () => number): string => Array.from({ length: 5 }, digit).join('');

describe('the battery', () => {
  it('matches the tails of published tables', () => {
    expect(chiSquare(21.666, 9).p).toBeCloseTo(0.02, 4);
    expect(chiSquare(4.168, 9).p).toBeCloseTo(0.2, 3);
    expect(normal(1.959964).p).toBeCloseTo(0.05, 6);
    expect(poisson(0, 3).p).toBeCloseTo(2 * Math.exp(-3), 9);
    expect(chiSquare(100_000, 100_000).p).toBeGreaterThan(0.9);
  });

  it.each(FORMATS)('raises no alarm for %s from LD1 keys', (_, form) => {
    const tests = runBattery(drawMany(form, 4000, 'battery'));
    const all = tests.flatMap(({ statistics }) => statistics);
    for (const { p } of all) expect(p).toBeGreaterThan(1e-6);
  });

  it('detects the bias of a plain modulo', () => {
    const worst = worstOf((chance) => five(() => chance(64) % 10));
    expect(worst.get('single numbers by place')).toBeLessThan(1e-9);
  });

  it('detects draws that depend on each other', () => {
    const worst = worstOf((chance, before) => (chance(20) === 0 ? before : five(() => chance(10))));
    expect(worst.get('serial pairs of draws')).toBeLessThan(1e-9);
    expect(worst.get('serial correlation')).toBeLessThan(1e-9);
    expect(worst.get('runs')).toBeLessThan(1e-6);
    expect(worst.get('repeated draws')).toBeLessThan(1e-6);
    expect(worst.get('single numbers by place')).toBeGreaterThan(1e-6);
  });

  it('detects positions that depend on each other', () => {
    const worst = worstOf((chance) => {
      const drawn = five(() => chance(10));
      return chance(20) === 0 ? `${drawn.slice(0, 3)}${drawn[2] ?? '0'}${drawn.slice(4)}` : drawn;
    });
    expect(worst.get('pairs within a draw')).toBeLessThan(1e-9);
  });

  it('detects numbers that are too even', () => {
    let at = 0;
    const worst = worstOf(() => String((at = (at + 12_347) % 100_000)).padStart(5, '0'));
    expect(worst.get('poker')).toBeLessThan(1e-9);
    expect(worst.get('gaps')).toBeLessThan(1e-9);
  });
});
