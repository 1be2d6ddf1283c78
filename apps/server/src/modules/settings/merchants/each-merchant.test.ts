import type { MerchantId } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eachMerchantDue } from './each-merchant.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ demoMembers: false });
});
afterAll(() => app.close());

test('a job works for the merchants that are due, and again for one whose last try failed', async () => {
  const context = { app: app.context, job: 'a-test' };
  const worked: string[] = [];
  let due = new Set<MerchantId>();
  let asked: readonly MerchantId[] = [];
  let isFailing = false;
  const run = () =>
    eachMerchantDue(
      context,
      async (_sql, merchants) => {
        asked = merchants;
        return due;
      },
      async ({ code }) => {
        worked.push(code);
        if (isFailing) throw new Error('not now');
      },
    );
  await run();
  expect(worked).toEqual([]);
  expect(asked).toContain(app.merchant.id);
  expect(asked.length).toBeGreaterThan(1);
  due = new Set([app.merchant.id]);
  isFailing = true;
  await run();
  // Nothing is due any more, but the alarm of the failure is there.
  due = new Set();
  isFailing = false;
  await run();
  await run();
  expect(worked).toEqual([app.merchant.code, app.merchant.code]);
});
