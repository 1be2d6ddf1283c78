import { expect, it, vi } from 'vitest';
import { findFamily, listFamilies } from './index.ts';

it('builds a family when its plays are first asked for, and no other', async () => {
  vi.resetModules();
  const [{ isBuilt }, fresh] = await Promise.all([import('./family.ts'), import('./index.ts')]);
  const families = fresh.listFamilies();
  expect(families.filter(isBuilt).map(({ code }) => code)).toEqual([]);
  expect(fresh.findFamily('VNS')?.prepare('no result')).toBeUndefined();
  expect(fresh.findFamily('KL8')?.plays.size).toBeGreaterThan(0);
  expect(families.filter(isBuilt).map(({ code }) => code)).toEqual(['KL8']);
});

it('gives the same plays each time', () => {
  const play = findFamily('SSC')?.plays.get('Last2Straight');
  expect(play).toBeDefined();
  expect(findFamily('SSC')?.plays.get('Last2Straight')).toBe(play);
});

it('has a code of its own for every family, and of its own plays for each', () => {
  const families = listFamilies();
  expect(new Set(families.map(({ code }) => code)).size).toBe(families.length);
  for (const { code, plays } of families) {
    for (const [name, play] of plays) expect(play.code, code).toBe(name);
  }
});
