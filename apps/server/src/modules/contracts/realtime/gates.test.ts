// The rate of real-time salary is evaluated once for each business day, from the figures before it.
import { businessDayAt, dayBegins, plusDays } from '@fairhouse/rules/agency';
import { MINUTE_MS, type Day } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQuarantined } from '../../../platform/quarantine.ts';
import { agree } from '../../../testing/agree.ts';
import {
  openContractApp,
  realtimeTerms,
  sign,
  signHouse,
  tier,
  type ContractApp,
} from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import { valueOf } from '../../../testing/lottery-app.ts';

let app: ContractApp;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openContractApp();
  await signHouse(app, realtimeTerms(tier(18_000n)));
  await sign(app, 'house', 'upline', realtimeTerms(tier(17_000n)));
  await app.advance(6 * MINUTE_MS);
});
afterAll(() => app.close());

const today = (): Day => businessDayAt(app.test.merchant, app.test.context.clock.now());

/** The rates that hold for the agents today, once a slot of it was settled. */
async function ratesToday() {
  await app.advance(8 * MINUTE_MS);
  // A run settles at most 100 slots, and a day has 288.
  for (let runs = 0; runs < 3; runs += 1) await app.test.runJobs('contract-realtime');
  const rates = await Promise.all(
    (['house', 'upline'] as const).map(async (name) => {
      const day = today();
      return valueOf(await app.agents[name].client.call('agentRealtime', { day })).rates;
    }),
  );
  return rates.map(([rate]) => rate);
}

/** Ten minutes after the begin of the next business day. */
async function nextDay(): Promise<void> {
  const { merchant, context } = app.test;
  const begins = dayBegins(merchant, plusDays(today(), 1));
  await app.advance(begins + 10 * MINUTE_MS - context.clock.now());
}

async function changeRules(rules: object): Promise<void> {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const { kinds } = valueOf(await console.call('contractRules', {}));
  const version = kinds.find(({ kind }) => kind === 'REALTIME_SALARY')?.version ?? 0;
  const asked = { kind: 'REALTIME_SALARY', version, rules, reason } as const;
  await agree(app.test, await console.call('contractRulesChange', asked as never));
}

/** What the operators see under “Going live”. */
const alarms = async () =>
  (await listQuarantined(app.test.context.pool, 10)).map(({ job, task }) => `${job}: ${task}`);

const TEAM = ['upline', 'carol', 'dave'] as const;

test('a team whose turnover is older than the window has the highest rate below the gates', async () => {
  // In the last fifteen days it would be enough for a gate, but not in the last five.
  for (const name of TEAM) await app.play(name, plusDays(today(), -7), { bet: '3000000' });
  // 1.8 % and 1.7 % have a gate each; below 1.7 % there is none, in steps of 0.01 %.
  expect(await ratesToday()).toEqual(['1.69', '1.69']);
});

test('what is bet today changes nothing today, and the rate of tomorrow', async () => {
  for (const name of TEAM) await app.play(name, today(), { bet: '100000' });
  expect(await ratesToday()).toEqual(['1.69', '1.69']);
  await nextDay();
  // 300,000 in five days by three members pass the gate of 1.7 %, not that of 1.8 %.
  expect(await ratesToday()).toEqual(['1.79', '1.7']);
});

test('the gates that two operators set hold from the next day on; wrong ones are refused', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const zero = { days5: '0', days15: '0', active: 0 };
  const wrong = [
    {
      gates: [
        { ratePct: '1.5', ...zero },
        { ratePct: '1.2', ...zero },
      ],
    },
    { stepPct: '0' },
    { minRatePct: '5', maxRatePct: '1' },
    { maxRatePct: '101' },
    { minOfferDepth: 3, maxOfferDepth: 2 },
    { periods: ['MONTH'] },
    { maxPeriodCap: '0' },
  ];
  for (const rules of wrong) {
    const { kinds } = valueOf(await console.call('contractRules', {}));
    const version = kinds.find(({ kind }) => kind === 'REALTIME_SALARY')?.version ?? 0;
    const asked = { kind: 'REALTIME_SALARY', version, rules, reason } as const;
    const answer = await console.call('contractRulesChange', asked as never);
    expect(answer, JSON.stringify(rules)).toMatchObject({
      ok: false,
      refusal: { code: 'contract.rules_wrong' },
    });
  }
  // More than the 300,000 of five days.
  await changeRules({ gates: [{ ratePct: '1', days5: '300001', days15: '0', active: 0 }] });
  expect(await ratesToday()).toEqual(['1.79', '1.7']);
  await nextDay();
  expect(await ratesToday()).toEqual(['0.99', '0.99']);
  await changeRules({ gates: [] });
  await nextDay();
  expect(await ratesToday()).toEqual(['1.8', '1.7']);
});

test('rates wait for ten minutes and for what is not counted; half an hour later it is an alarm', async () => {
  const { merchant, context } = app.test;
  const begins = dayBegins(merchant, plusDays(today(), 1));
  const run = async () => {
    for (let runs = 0; runs < 4; runs += 1) await app.test.runJobs('contract-realtime');
    const day = today();
    return valueOf(await app.agents.house.client.call('agentRealtime', { day })).rates;
  };
  // The slot of the day's begin has ended two minutes ago.
  await app.advance(begins + 8 * MINUTE_MS - context.clock.now());
  expect(await run()).toEqual([]);
  await app.sql(
    `insert into agents.draw_due (merchant_id, draw_id, version, settled_at)
     values ($1, 999999, 1, $2)`,
    [merchant.id, new Date(begins - MINUTE_MS)],
  );
  expect(await run()).toEqual([]);
  // The first slot has been due for less than half an hour.
  await app.advance(begins + 36 * MINUTE_MS - context.clock.now());
  expect(await run()).toEqual([]);
  expect(await alarms()).toEqual([]);
  // Hours later, as after an outage, the draw is still not in the figures.
  await app.advance(2.5 * 60 * MINUTE_MS);
  expect(await run()).toEqual([]);
  expect(await alarms()).toEqual([`contract-realtime: ${merchant.code} rates of ${today()}`]);
  const mark = () =>
    app.sql<{ done_until: Date }>('select done_until from contracts.realtime_mark');
  expect((await mark())[0]?.done_until).toEqual(new Date(begins));
  await app.sql('delete from agents.draw_due where draw_id = 999999');
  expect(await run()).toEqual(['1.8']);
  expect(await alarms()).toEqual([]);
  expect((await mark())[0]?.done_until.getTime()).toBeGreaterThan(begins + 170 * MINUTE_MS);
});
