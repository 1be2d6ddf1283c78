// Every row of both tables, asked by everybody: who is let in is what the row declares.
import type { CallRow } from '@fairhouse/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openLotteryHouse, type LotteryHouse } from '../testing/lottery-house.ts';
import { undeclared } from '../testing/matrix/expected.ts';
import { printMatrix } from '../testing/matrix/print.ts';
import { ROWS, walkMatrix, type Matrix } from '../testing/matrix/walk.ts';

let house: LotteryHouse;
let matrix: Matrix;

beforeAll(async () => {
  house = await openLotteryHouse();
  matrix = await walkMatrix(house);
}, 180_000);
afterAll(() => house.close());

describe('the matrix of rows and people', () => {
  it('is walked whole', () => {
    expect(matrix.people.map(({ name }) => name)).toHaveLength(21);
    expect(matrix.cells).toHaveLength(ROWS.length * matrix.people.length);
    expect(matrix.rows.length).toBeGreaterThan(240);
  });

  it('has in each cell what its row declares', () => {
    expect(matrix.differ).toEqual([]);
    expect(printMatrix(matrix)).toMatch(/ cells, 0 differ$/);
  });

  it('says of each row with a thing of somebody’s own what others are told', () => {
    expect(undeclared(ROWS)).toEqual([]);
    const planted: CallRow = {
      method: 'POST',
      path: '/wps/planted',
      module: 'PLANTED3',
      audience: 'member',
      about: 'Something new that names an order.',
      limits: [{ per: 'session', count: 1, seconds: 1 }],
      request: z.strictObject({ order: z.string() }),
      response: z.null(),
      refusals: ['member.frozen'],
    };
    expect(undeclared([{ table: 'player', name: 'planted', row: planted }])).toEqual([
      'planted names a thing',
      'planted may be stopped',
    ]);
  });
});
