import { amount, assert, DAY_MS, HOUR_MS, instant, MINUTE_MS, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  vendorAccount,
  worldAccount,
  type Code,
} from '../../accounts.ts';
import { countMovements } from '../../testing/lines/count-movements.ts';
import { logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';
import { comparedSpans } from './compared-spans.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function book(code: Code, from: string, to: string, units: bigint, reference: string) {
  const done = await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code,
    reference,
    legs: [{ debit: from as never, credit: to as never, amount: amount(units) }],
  });
  expect(done.status).toBe('booked');
}

const bank = worldAccount('real', 'bank');
const lottery = houseAccount('real', 'lottery');
const mainOf = (member: Id<'member'>): string => mainAccount('real', member);

/** Makes what was counted so far an earlier day's. */
async function moveBack(days: number): Promise<void> {
  for (const table of ['flow', 'lottery_flow', 'vendor_flow', 'people']) {
    await test.context.pool.query(
      `update reports.${table} set quarter = quarter - make_interval(days => $1)`,
      [days],
    );
  }
  await test.context.pool.query('delete from reports.day_player');
}

type DashboardCall = `dashboard${'' | 'Queues' | 'Lotteries' | 'Vendors'}`;

async function ask<Name extends DashboardCall>(name: Name, operator = 'owner', merchant?: string) {
  const token = await logInOperator(test, operator);
  const answer = await test
    .backoffice(merchant === undefined ? { token } : { token, merchant })
    .call(name, {} as never);
  assert(answer.ok, `${operator} reads ${name}`);
  return answer.value;
}

describe('the dashboard', () => {
  it('compares today with what was booked until now yesterday and a week ago', async () => {
    const [anna, ben] = [test.context.newId<'member'>(), test.context.newId<'member'>()];
    await book('deposit', bank, mainOf(anna), 2_000_000n, 'D1');
    await book('stake', mainOf(anna), lottery, 300_000n, 'SSC1-20261121-0451');
    await countMovements(test);
    await moveBack(6);

    await book('stake', mainOf(anna), lottery, 100_000n, 'SSC1-20261121-0451');
    await book('stake', mainOf(anna), lottery, 50_000n, 'SSC1-20261121-0452');
    await book('payout', lottery, mainOf(anna), 20_000n, 'SSC1-20261121-0451');
    await countMovements(test);
    // Later than now on the day before.
    await test.context.pool.query(
      `insert into reports.flow select merchant_id, quarter + interval '1 hour', trial, code,
        direction, movements, amount from reports.flow where quarter > house_now() - interval '1 day'`,
    );
    await moveBack(1);

    await book('deposit', bank, mainOf(ben), 1_000_000n, 'D2');
    await book('stake', mainOf(ben), lottery, 70_000n, 'PK10-20261121-0001');
    await book('stake', mainOf(anna), lottery, 10_000n, 'chase SSC1');
    await book('stake', mainOf(anna), lottery, 20_000n, 'SSC1-20261121-0453');
    await countMovements(test);
    expect(await ask('dashboard')).toMatchObject({
      activePlayers: 2,
      firstDeposits: 1,
      stakes: { count: 3, amount: '10.0000' },
      result: '10.0000',
      yesterday: {
        activePlayers: 1,
        firstDeposits: 0,
        deposits: { count: 0, amount: '0.0000' },
        stakes: { count: 2, amount: '15.0000' },
        payouts: { count: 1, amount: '2.0000' },
        result: '13.0000',
      },
      lastWeek: {
        activePlayers: 1,
        firstDeposits: 1,
        deposits: { count: 1, amount: '200.0000' },
        result: '30.0000',
      },
    });
  });

  it('shows each lottery with what was booked on its draws', async () => {
    const { list, currency } = await ask('dashboardLotteries');
    expect(currency).toBe('PHP');
    expect(list.map(({ gameCode, stakes, yesterday }) => [gameCode, stakes, yesterday])).toEqual([
      ['PK10', { count: 1, amount: '7.0000' }, { stakes: '0.0000', result: '0.0000' }],
      ['SSC1', { count: 2, amount: '3.0000' }, { stakes: '15.0000', result: '13.0000' }],
    ]);
    expect((await ask('dashboardLotteries', 'owner', 'saigon')).list).toEqual([]);
  });

  it('shows each vendor with its play, which counts as bets and makes players', async () => {
    const [anna, ben] = [test.context.newId<'member'>(), test.context.newId<'member'>()];
    const code = 'STUDIO';
    const vendor = vendorAccount('real', code);
    await test.context.pool.query(
      `insert into vendors.vendor (merchant_id, code, name, kind) values ($1, $2, 'Lanterns', 'external')
       on conflict (merchant_id, code) do update set name = excluded.name`,
      [test.merchant.id, code],
    );
    const before = await ask('dashboard');
    await book('deposit', bank, mainOf(anna), 2_000_000n, 'D3');
    await book('vendor_bet', mainOf(anna), vendor, 300_000n, `${code} round-1`);
    await countMovements(test);
    await moveBack(1);
    await book('deposit', bank, mainOf(ben), 2_000_000n, 'D4');
    await book('vendor_bet', mainOf(ben), vendor, 100_000n, `${code} round-2`);
    await book('vendor_bet', mainOf(ben), vendor, 50_000n, `${code} round-3`);
    await book('vendor_rollback', vendor, mainOf(ben), 50_000n, `${code} round-3`);
    await book('vendor_win', vendor, mainOf(ben), 120_000n, `${code} round-2`);
    await countMovements(test);
    const { list } = await ask('dashboardVendors');
    expect(list).toEqual([
      {
        vendor: code,
        name: 'Lanterns',
        stakes: { count: 2, amount: '10.0000' },
        payouts: { count: 1, amount: '12.0000' },
        result: '-2.0000',
        yesterday: { stakes: '30.0000', result: '30.0000' },
      },
    ]);
    expect((await ask('dashboardLotteries')).list.map(({ gameCode }) => gameCode)).not.toContain(
      code,
    );
    expect((await ask('dashboardVendors', 'owner', 'saigon')).list).toEqual([]);
    const after = await ask('dashboard');
    expect(after).toMatchObject({ activePlayers: 1, stakes: { count: 2, amount: '10.0000' } });
    expect(after.yesterday.activePlayers).toBe(before.activePlayers + 1);
  });

  it('counts a member once a day, however often it plays', async () => {
    const one = test.context.newId<'member'>();
    await book('deposit', bank, mainOf(one), 1_000_000n, 'D3');
    const before = (await ask('dashboard')).activePlayers;
    for (const issue of ['0461', '0462']) {
      await book('stake', mainOf(one), lottery, 10_000n, `SSC1-20261121-${issue}`);
      await countMovements(test);
    }
    expect((await ask('dashboard')).activePlayers).toBe(before + 1);
  });
});

describe('the queues', () => {
  it('have count, age and sum, by the state of their orders', async () => {
    const since = await addWithdrawals();
    const { list } = await ask('dashboardQueues', 'cashier');
    expect(list.filter(({ queue }) => queue === 'withdrawals')).toEqual([
      { queue: 'withdrawals', state: 'MANUAL_RISK', count: 2, amount: '30.0000', oldestAt: since },
      {
        queue: 'withdrawals',
        state: 'MANUAL_PAY',
        count: 1,
        amount: '5.0000',
        oldestAt: since + 3,
      },
    ]);
  });

  it('are those whose lists the operator may read', async () => {
    const { allowed, list } = await ask('dashboardQueues', 'draws');
    expect(allowed).toEqual(['draws_late', 'draws_waiting', 'approvals', 'big_wins']);
    expect(list.map(({ queue }) => queue)).not.toContain('withdrawals');
    expect((await ask('dashboardQueues', 'service')).allowed).not.toContain('approvals');
  });

  it('have the cases of players’ reports, which customer service sees, opens and closes', async () => {
    const hoursAgo = (hours: number) => since - hours * HOUR_MS;
    const since = test.context.clock.now();
    await test.context.pool.query(
      `insert into vendors.vendor_case (merchant_id, case_id, vendor, kind, subject, first_at, last_at)
       select $1, gen_random_uuid(), 'STUDIO', kind, 'case ' || n,
         to_timestamp($2 / 1000.0) - n * interval '1 hour', to_timestamp($2 / 1000.0)
       from (values ('PLAYER_REPORT', 1), ('PLAYER_REPORT', 3), ('UNKNOWN_USER', 2)) as c (kind, n)`,
      [test.merchant.id, since],
    );
    const service = test.backoffice({ token: await logInOperator(test, 'service') });
    const { list } = await ask('dashboardQueues', 'service');
    const cases = list.filter(({ queue }) => queue === 'cases');
    expect(cases).toMatchObject([
      { state: 'PLAYER_REPORT', count: 2, oldestAt: hoursAgo(3) },
      { state: 'UNKNOWN_USER', count: 1, oldestAt: hoursAgo(2) },
    ]);
    const kind = 'PLAYER_REPORT';
    const opened = await service.call('vendorCases', { state: 'open', kind });
    expect(opened).toMatchObject({ ok: true, value: { total: 2 } });
    const strangers = await service.call('vendorCases', { state: 'open', kind: 'UNKNOWN_USER' });
    assert(strangers.ok, 'customer service reads cases');
    const id = strangers.value.list[0]?.id;
    assert(id !== undefined, 'the case is listed');
    const closed = await service.call('vendorCaseClose', { id, reason: 'a test user' });
    expect(closed).toMatchObject({ ok: true });
    const left = (await ask('dashboardQueues', 'service')).list;
    expect(left.filter(({ queue }) => queue === 'cases')).toMatchObject([{ state: kind }]);
    const draws = await ask('dashboardQueues', 'draws');
    expect(draws.list.map(({ queue }) => queue)).not.toContain('cases');
  });

  it('are of one merchant', async () => {
    const { list } = await ask('dashboardQueues', 'owner', 'saigon');
    expect(list.map(({ queue }) => queue)).not.toContain('withdrawals');
  });
});

/** Two withdrawals to judge, one to pay and one that is paid; returns the oldest one's time. */
async function addWithdrawals(): Promise<number> {
  const since = test.context.clock.now() - HOUR_MS;
  const orders = [
    ['MANUAL_RISK', 100_000],
    ['MANUAL_RISK', 200_000],
    ['SUCCESS', 900_000],
    ['MANUAL_PAY', 50_000],
  ] as const;
  for (const [index, [state, units]] of orders.entries()) {
    await test.context.pool.query(
      `insert into cashier.withdrawal (merchant_id, withdrawal_id, number, member_id, username,
        card_id, currency, amount, fee, ordinal, state, end_entry, fee_entry, created_at, changed_at)
       values ($1, gen_random_uuid(), $2, (select member_id from members.member
          where merchant_id = $1 limit 1), 'anna', gen_random_uuid(), 'PHP', $3,
        0, 1, $4, gen_random_uuid(), gen_random_uuid(), to_timestamp($5 / 1000.0), now())`,
      [test.merchant.id, `W-TEST-${index}`, units, state, since + index],
    );
  }
  return since;
}

describe('compared days', () => {
  const manila = { zone: 'Asia/Manila', cutHour: 6 };

  it('begin at the merchant’s hour and end with the running quarter', () => {
    const now = instant(Date.parse('2026-11-24T00:07:00+08:00'));
    const { today, yesterday, lastWeek } = comparedSpans(manila, now);
    expect(today).toEqual({
      from: Date.parse('2026-11-23T06:00:00+08:00'),
      to: Date.parse('2026-11-24T00:15:00+08:00'),
    });
    expect([yesterday.from, yesterday.to]).toEqual([today.from - DAY_MS, today.to - DAY_MS]);
    expect(lastWeek.from).toBe(today.from - 7 * DAY_MS);
  });

  it('have a span also in their first minute', () => {
    const now = instant(Date.parse('2026-11-24T06:00:00+08:00'));
    const { today } = comparedSpans(manila, now);
    expect(today.to - today.from).toBe(15 * MINUTE_MS);
  });
});
