import { expect, it } from 'vitest';
import { listFamilies } from './families.ts';
import { loadFamily } from './load-family.ts';

it.each(listFamilies().map((family) => [family.code, family] as const))(
  '%s is loaded individually and is the listed family',
  async (code, family) => {
    expect(await loadFamily(code)).toBe(family);
  },
);

it('an unknown family is not loaded', async () => {
  expect(await loadFamily('XYZ')).toBeUndefined();
});
