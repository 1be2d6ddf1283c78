import { expect, it } from 'vitest';
import { listFamilies } from './families.ts';
import { loadFamily } from './load-family.ts';

it.each(listFamilies().map((family) => [family.code, family] as const))(
  '%s is loaded by itself, as it is listed',
  async (code, family) => {
    expect(await loadFamily(code)).toBe(family);
  },
);

it('a family that nobody built is not loaded', async () => {
  expect(await loadFamily('XYZ')).toBeUndefined();
});
