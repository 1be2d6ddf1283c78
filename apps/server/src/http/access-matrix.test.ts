// Every row of both tables, called by every person: only those that the row declares get in.
import type { CallRow } from '@fairhouse/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openLotteryApp, type LotteryApp } from '../testing/lottery-app.ts';
import { undeclaredRows } from '../testing/matrix/expected-cell.ts';
import { printMatrix } from '../testing/matrix/print-matrix.ts';
import { ROWS, runMatrix, type Matrix } from '../testing/matrix/run-matrix.ts';

let app: LotteryApp;
let matrix: Matrix;

beforeAll(async () => {
  app = await openLotteryApp();
  matrix = await runMatrix(app);
}, 180_000);
afterAll(() => app.close());

describe('the access matrix', () => {
  it('covers every row and every person', () => {
    expect(matrix.people.map(({ name }) => name)).toHaveLength(21);
    expect(matrix.cells).toHaveLength(ROWS.length * matrix.people.length);
    expect(matrix.rows.length).toBeGreaterThan(240);
  });

  it('each cell has the result that its row declares', () => {
    expect(matrix.differ).toEqual([]);
    expect(printMatrix(matrix)).toMatch(/ cells, 0 differ$/);
  });

  it('declares the answer to others for each row with an object of its own', () => {
    expect(undeclaredRows(ROWS)).toEqual([]);
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
    expect(undeclaredRows([{ table: 'player', name: 'planted', row: planted }])).toEqual([
      'planted names a thing',
      'planted may be stopped',
    ]);
  });
});
