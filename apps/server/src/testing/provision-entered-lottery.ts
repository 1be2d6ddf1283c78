// A lottery whose results come from outside, beside those drawn here: only such results can be
// corrected.
import { HOUR_MS } from '@fairhouse/values';
import { logInOperator } from './log-in-operator.ts';
import { valueOf } from './lottery-app.ts';
import type { TestApp } from './test-app.ts';

// Copies the first lottery under another code, with some columns changed.
const COPY_LOTTERY = `
  insert into lottery.lottery
  select (jsonb_populate_record(l, $2::jsonb)).* from lottery.lottery l
  where l.merchant_id = $1 and l.code = 'SSC1'`;

const COPY_ODDS = `
  insert into lottery.odds (merchant_id, lottery, version, play, odds, max_notes, suspended)
  select merchant_id, $2, version, play, odds, 50, suspended from lottery.odds
  where merchant_id = $1 and lottery = 'SSC1' and play in ('FixedPlace', 'TotalBSOE')`;

/** SSC with results that operators enter; by default it draws as often as the first lottery. */
export async function provisionEnteredLottery(
  test: TestApp,
  code: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { pool } = test.context;
  const columns = {
    code,
    mode: 'entered',
    feed: null,
    void_after_seconds: HOUR_MS / 1000,
    ...changes,
  };
  await pool.query(COPY_LOTTERY, [test.merchant.id, JSON.stringify(columns)]);
  await pool.query(COPY_ODDS, [test.merchant.id, code]);
  test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
}

/** Two operators enter the same numbers, and the draw is settled. */
export async function enterNumbers(test: TestApp, issue: string, numbers: string): Promise<void> {
  for (const name of ['draws', 'partner']) {
    const backoffice = test.backoffice({ token: await logInOperator(test, name) });
    valueOf(await backoffice.call('drawEnter', { issue, numbers }));
  }
  await test.runJobs('lottery-settle');
}
