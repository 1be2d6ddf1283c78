import { expect, it, vi } from 'vitest';
import { findFamily, listFamilies } from './index.ts';

it('builds a family, and no other, on first use of its plays', async () => {
  vi.resetModules();
  const [{ isFamilyBuilt }, fresh] = await Promise.all([
    import('./family.ts'),
    import('./index.ts'),
  ]);
  const families = fresh.listFamilies();
  expect(families.filter(isFamilyBuilt).map(({ code }) => code)).toEqual([]);
  expect(fresh.findFamily('VNS')?.prepare('no result')).toBeUndefined();
  expect(fresh.findFamily('KL8')?.plays.size).toBeGreaterThan(0);
  expect(families.filter(isFamilyBuilt).map(({ code }) => code)).toEqual(['KL8']);
});

it('returns the same plays every time', () => {
  const play = findFamily('SSC')?.plays.get('Last2Straight');
  expect(play).toBeDefined();
  expect(findFamily('SSC')?.plays.get('Last2Straight')).toBe(play);
});

it('has unique codes of families, and of plays within each family', () => {
  const families = listFamilies();
  expect(new Set(families.map(({ code }) => code)).size).toBe(families.length);
  for (const { code, plays } of families) {
    for (const [name, play] of plays) expect(play.code, code).toBe(name);
  }
});
