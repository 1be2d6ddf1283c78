// A lottery whose results come from outside, beside the house's own: no other result can be
// corrected.
import { HOUR_MS } from '@fairhouse/values';
import { logInOperator } from './log-in-operator.ts';
import { valueOf } from './lottery-house.ts';
import type { TestHouse } from './test-house.ts';

// The first lottery under another code, with some columns changed.
const COPY_LOTTERY = `
  insert into lottery.lottery
  select (jsonb_populate_record(l, $2::jsonb)).* from lottery.lottery l
  where l.merchant_id = $1 and l.code = 'SSC1'`;

const COPY_ODDS = `
  insert into lottery.odds (merchant_id, lottery, version, play, odds, max_notes, suspended)
  select merchant_id, $2, version, play, odds, 50, suspended from lottery.odds
  where merchant_id = $1 and lottery = 'SSC1' and play = 'FixedPlace'`;

/** SSC with results that operators enter, drawn as often as the first lottery unless told else. */
export async function layOutEntered(
  test: TestHouse,
  code: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { pool } = test.house;
  const columns = {
    code,
    mode: 'entered',
    feed: null,
    void_after_seconds: HOUR_MS / 1000,
    ...changes,
  };
  await pool.query(COPY_LOTTERY, [test.merchant.id, JSON.stringify(columns)]);
  await pool.query(COPY_ODDS, [test.merchant.id, code]);
  test.house.signals.send({ topic: 'site', merchant: test.merchant.id });
}

/** Two operators enter the same numbers, and the draw is settled. */
export async function enterNumbers(test: TestHouse, issue: string, numbers: string): Promise<void> {
  for (const name of ['draws', 'partner']) {
    const desk = test.desk({ token: await logInOperator(test, name) });
    valueOf(await desk.call('drawEnter', { issue, numbers }));
  }
  await test.runJobs('lottery-settle');
}
