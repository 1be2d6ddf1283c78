import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseColumns } from './parse-columns.ts';

const COLUMNS = { presets: z.array(z.string()) };

test('a JSON column is read by its schema, and other columns are left', () => {
  expect(parseColumns([{ id: 1n, presets: ['100'] as unknown }], COLUMNS)).toEqual([
    { id: 1n, presets: ['100'] },
  ]);
});

test('a row that cannot be read does not hold the others, and says which column', () => {
  const rows = [
    { id: 1n, presets: { a: 1 } as unknown },
    { id: 2n, presets: [] as unknown },
  ];
  const [broken, whole] = parseColumns(rows, COLUMNS);
  expect(broken?.id).toBe(1n);
  expect(() => broken?.presets).toThrow('the stored JSON of presets has another shape');
  expect(whole).toEqual({ id: 2n, presets: [] });
});
