// The lists of contracts, bills, debts and runs by their filters, their sums, and paying at once
// what is ready.
import { businessDayAt, dayBegins, plusDays } from '@fairhouse/rules/agency';
import { DAY_MS, HOUR_MS, type Day } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dailyTerms,
  offer,
  openContractApp,
  sign,
  signHouse,
  tier,
  type ContractApp,
} from '../../../testing/lines/contract-app.ts';
import { settleUnpaid } from '../../../testing/lines/settle-unpaid.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import { valueOf } from '../../../testing/lottery-app.ts';

let app: ContractApp;
let first: Day;

const DAYS = 3;
/** 0.8 % and 0.7 % of 10,000, on each of the days. */
const OF_HOUSE = '80.0000';
const OF_UPLINE = '70.0000';

const owner = async () => app.test.backoffice({ token: await logInOperator(app.test, 'owner') });

beforeAll(async () => {
  app = await openContractApp();
  await signHouse(app, dailyTerms(tier(8000n)));
  await sign(app, 'house', 'upline', dailyTerms(tier(7000n)));
  await offer(app, 'upline', 'carol', dailyTerms(tier(6000n)));
  const { merchant, context } = app.test;
  first = plusDays(businessDayAt(merchant, context.clock.now()), 1);
  for (let at = 0; at < DAYS; at++) await app.play('carol', plusDays(first, at), { bet: '10000' });
  await app.sql('insert into agents.closed_day values ($1, $2)', [
    merchant.id,
    plusDays(first, DAYS - 1),
  ]);
  const begins = dayBegins(merchant, first);
  for (let at = 1; at <= DAYS; at++) {
    await app.advance(Number(begins) + at * DAY_MS + 3 * HOUR_MS - context.clock.now());
    await settleUnpaid(app.test);
  }
}, 120_000);
afterAll(() => app.close());

const spanOf = (from: number, to: number) => ({
  from: Number(dayBegins(app.test.merchant, plusDays(first, from))),
  to: Number(dayBegins(app.test.merchant, plusDays(first, to))),
});

test('contracts are found by upline, by standing and by the time of their offer', async () => {
  const console = await owner();
  const list = async (filter: object) =>
    valueOf(await console.call('contractList', filter)).list.map(({ upline, username, state }) =>
      [upline ?? '', username, state].join(' '),
    );
  expect(await list({ upline: 'upline' })).toEqual(['upline carol PENDING']);
  expect(await list({ username: 'upline', standing: 'true' })).toEqual(['house upline ACTIVE']);
  expect(await list({ state: 'REJECTED', standing: 'true' })).toEqual([]);
  expect(await list(spanOf(0, DAYS))).toEqual([]);
  expect(await list(spanOf(-2, DAYS))).toHaveLength(3);
  const [row] = valueOf(await console.call('contractList', { username: 'upline' })).list;
  expect(row).toMatchObject({ agentId: app.idOf('upline'), uplineId: app.idOf('house') });
});

test('bills and runs are found by agent, payer, state and the days of their periods', async () => {
  const console = await owner();
  const bills = async (filter: object) => valueOf(await console.call('contractBills', filter));
  expect((await bills({})).total).toBe(2 * DAYS);
  expect((await bills({ payer: 'house' })).list[0]).toMatchObject({
    username: 'upline',
    gross: OF_UPLINE,
    payerId: app.idOf('house'),
  });
  expect((await bills({ username: 'house', ...spanOf(1, 2) })).list).toMatchObject([
    { periodKey: plusDays(first, 1), gross: OF_HOUSE, payerId: null },
  ]);
  const runs = async (filter: object) =>
    valueOf(await console.call('contractRuns', filter)).list.map(({ periodKey }) => periodKey);
  const days = Array.from({ length: DAYS }, (_, at) => plusDays(first, DAYS - 1 - at));
  expect(await runs({})).toEqual(days);
  expect(await runs(spanOf(0, 2))).toEqual(days.slice(1));
  expect(await runs({ username: 'upline' })).toEqual(days);
  expect(await runs({ username: 'dave' })).toEqual([]);
  expect(await runs({ status: 'READY' })).toEqual(days);
  expect(await runs({ status: 'REJECTED' })).toEqual([]);
  const one = valueOf(await console.call('contractRuns', { pageSize: '1' as never }));
  expect(one.cursor).not.toBeNull();
  const next = await console.call('contractRuns', { pageSize: 1, cursor: one.cursor } as never);
  expect(valueOf(next).list.map(({ periodKey }) => periodKey)).toEqual(days.slice(1, 2));
});

test('the sums of a filter are those of its rows', async () => {
  const console = await owner();
  const sums = async (filter: object) => valueOf(await console.call('contractBillTotals', filter));
  const of = (gross: string) => ({ gross, due: gross, received: '0.0000', outstanding: gross });
  expect(await sums({})).toMatchObject({ count: 2 * DAYS, whole: true, sums: of('450.0000') });
  expect(await sums({ payer: 'house' })).toMatchObject({ count: DAYS, sums: of('210.0000') });
  expect(await sums({ status: 'ISSUED' })).toMatchObject({ count: 0, sums: of('0.0000') });
});

/**
 * A bill in a line of its own that cannot be paid: its payer has nothing, and what it lacks is a
 * debt already.
 */
async function breakLine(): Promise<void> {
  const bill = randomUUID();
  await app.sql(
    `insert into contracts.bill (merchant_id, bill_id, agent_id, kind, period_key, begins_at,
       ends_at, contract_id, payer_id, line_id, accepted_at, figures, decision, company_win, gross,
       due, status, settled_at)
     select merchant_id, $1, agent_id, kind, '2020-01-01', '2020-01-01', '2020-01-02', contract_id, $2, $2,
       accepted_at, '{}', '{}', 0, 10000, 10000, 'ready', house_now()
     from contracts.contract where agent_id = $3 and state = 'active'`,
    [bill, app.idOf('dave'), app.idOf('upline')],
  );
  await app.sql(
    `insert into contracts.debt (merchant_id, bill_id, payer_id, payee_id, creditor, amount,
       outstanding, created_at)
     select merchant_id, bill_id, agent_id, agent_id, 'payee', due, 0, settled_at
     from contracts.bill where bill_id = $1`,
    [bill],
  );
}

test('all that is ready is paid once; a line that fails, or waits for an approval, is left', async () => {
  const console = await owner();
  await breakLine();
  await app.sql(
    `update contracts.bill set status = 'wait_approval' where period_key = $1 and payer_id is null`,
    [plusDays(first, 0)],
  );
  await app.sql(
    `update contracts.bill set status = 'wait_payer' where period_key = $1 and payer_id is not null`,
    [plusDays(first, 0)],
  );
  const paid = valueOf(await console.call('contractPayReady', {}));
  // Each upline is paid from the house's bill of the same day.
  expect(paid).toEqual({ bills: 5, paid: 4, received: '300.0000', left: 1 });
  const again = valueOf(await console.call('contractPayReady', { kind: 'DAILY_SALARY' }));
  expect(again).toEqual({ bills: 1, paid: 0, received: '0.0000', left: 1 });
  const states = await app.sql<{ status: string; n: number }>(
    `select status, count(*)::int as n from contracts.bill group by status order by status`,
  );
  expect(states).toEqual([
    { status: 'issued', n: 4 },
    { status: 'ready', n: 1 },
    { status: 'wait_approval', n: 1 },
    { status: 'wait_payer', n: 1 },
  ]);
  const draws = app.test.backoffice({ token: await logInOperator(app.test, 'draws') });
  expect(await draws.call('contractPayReady', {})).toMatchObject({ ok: false });
});

test('debts are found by kind, day and whether the house has paid them, with their sums', async () => {
  const console = await owner();
  await app.sql(
    `insert into contracts.debt (merchant_id, bill_id, payer_id, payee_id, creditor, amount,
       outstanding, created_at, advanced_at)
     select merchant_id, bill_id, payer_id, agent_id, 'platform', due, due / 2, house_now(),
       house_now()
     from contracts.bill where status = 'wait_payer'`,
  );
  const list = async (filter: object) => valueOf(await console.call('contractDebtList', filter));
  expect((await list({ advanced: 'true', kind: 'DAILY_SALARY' })).list).toMatchObject([
    { payer: 'house', payerId: app.idOf('house'), payee: 'upline', outstanding: '35.0000' },
  ]);
  expect((await list({ kind: 'DIVIDEND' })).list).toEqual([]);
  expect((await list(spanOf(-9, -5))).list).toEqual([]);
  const sums = valueOf(await console.call('contractDebtTotals', { advanced: 'true' }));
  expect(sums).toMatchObject({ count: 1, sums: { amount: OF_UPLINE, outstanding: '35.0000' } });
});

test('the team of an agent over thirty days is what the agent itself reads', async () => {
  const console = await owner();
  const team = valueOf(await console.call('agentTeamSums', { id: app.idOf('upline') }));
  expect(team.days).toHaveLength(30);
  expect(team.total.bet).toBe('30000.0000');
  expect(team.days.filter(({ bet }) => bet !== '0.0000')).toHaveLength(DAYS);
  expect(team.people).toMatchObject({ agents: 3 });
  const own = await app.agents.upline.client.call('agentTeamFigures', {
    from: team.from,
    to: team.to,
  });
  expect(valueOf(own).total).toEqual(team.total);
  const none = await console.call('agentTeamSums', { id: randomUUID() as never });
  expect(none).toMatchObject({ ok: false, refusal: { code: 'not.found' } });
});
