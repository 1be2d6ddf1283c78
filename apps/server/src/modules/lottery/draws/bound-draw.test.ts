import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearAppCaches } from '../../../platform/database/app-cache.ts';
import { freshDraw, openLotteryApp, type LotteryApp } from '../../../testing/lottery-app.ts';
import { findBoundDraw } from './bound-draw.ts';

let app: LotteryApp;

beforeAll(async () => {
  app = await openLotteryApp('small');
});
afterAll(() => app.close());

/** Runs `work` and returns the number of queries on draws that it made. */
async function countDrawQueries(work: () => Promise<void>): Promise<number> {
  const pool = app.context.secondaryPool;
  const query = pool.query.bind(pool);
  let count = 0;
  pool.query = ((text: string, values: unknown[]) => {
    if (text.includes('from lottery.draw where')) count += 1;
    return query(text, values);
  }) as never;
  try {
    await work();
  } finally {
    pool.query = query as never;
  }
  return count;
}

test('the first orders of a draw share one query, and later ones need none', async () => {
  const { issue } = await freshDraw(app);
  clearAppCaches(app.context);
  const find = () => findBoundDraw(app.context, app.merchant, issue);
  const queries = await countDrawQueries(async () => {
    const found = await Promise.all(Array.from({ length: 20 }, find));
    expect(found[0]?.issue).toBe(issue);
    expect(new Set(found).size).toBe(1);
    expect(await find()).toBe(found[0]);
  });
  expect(queries).toBe(1);
});

test('a draw that is not found is looked up again', async () => {
  const queries = await countDrawQueries(async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await findBoundDraw(app.context, app.merchant, 'SSC1-unknown')).toBeUndefined();
    }
  });
  expect(queries).toBe(2);
});
