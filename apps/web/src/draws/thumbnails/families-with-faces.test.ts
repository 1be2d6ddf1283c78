import { listFamilies } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { FAMILIES_WITH_FACES } from './families-with-faces.ts';
import { symbolFaces } from './symbol-faces.ts';

test('a family is listed if a symbol of one of its plays has a picture, and only then', () => {
  const found = listFamilies().filter(({ code, plays }) =>
    [...plays.values()].some(
      ({ form }) =>
        form.kind === 'rows' &&
        form.rows.some(({ symbols }) =>
          symbols.some((symbol) => symbolFaces(code, symbol).length > 0),
        ),
    ),
  );
  expect(new Set(found.map(({ code }) => code))).toEqual(FAMILIES_WITH_FACES);
});
