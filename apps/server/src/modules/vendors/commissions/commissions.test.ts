import { randomUUID } from 'node:crypto';
import type { Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyOf, vendorAccount, vendorPayableAccount } from '../../../accounts.ts';
import { agree, logInOperator } from '../../../testing/index.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors } from '../records/index.ts';

let test: VendorApp;
let owner: ReturnType<VendorApp['backoffice']>;
let member: Id<'member'>;
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp();
  member = memberOf(test, 'player1');
  await test.fund(member, 1_000_000_000n);
  await test.fund(memberOf(test, 'downline1'), 1_000_000_000n);
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(() => test.close());

async function play(who: Id<'member'>, staked: bigint, paid: bigint, undo?: 'bet' | 'win') {
  const token = await test.issue(who);
  const own = { user: test.userOf(who), token, round: randomUUID() };
  const [bet, win] = [randomUUID(), randomUUID()];
  await test.send('bet', bodyOf({ ...own, id: bet, units: staked }));
  await test.send('win', bodyOf({ ...own, id: win, reference: bet, units: paid }));
  if (undo === undefined) return;
  await test.send('rollback', bodyOf({ ...own, reference: undo === 'bet' ? bet : win }));
}

const today = () => new Date(test.context.clock.now()).toISOString().slice(0, 10);
const report = async (by: 'day' | 'game', more: object = {}) => {
  const asked = { code: 'TESTER', from: '2020-01-01', to: '2099-12-31', by, ...more };
  const answer = await owner.call('vendorReport', asked as never);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.list;
};
const count = async () => {
  await test.turnClock(5 * 60_000);
  await test.runJobs('vendors-days');
};
const commissions = async () => {
  const answer = await owner.call('vendorCommissions', { code: 'TESTER' });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

it('days are counted once, to the unit that the vendor’s account has in the ledger', async () => {
  await play(member, 100_000n, 30_000n);
  await play(member, 50_000n, 200_000n, 'win');
  await play(memberOf(test, 'downline1'), 70_000n, 10_000n, 'bet');
  await count();
  await count();
  const [day, ...more] = await report('day');
  expect(more).toEqual([]);
  expect(day).toMatchObject({
    nodeId: null,
    bets: 3,
    players: 2,
    staked: '15.0000',
    paid: '3.0000',
    revenue: '12.0000',
  });
  const books = vendorAccount('real', 'TESTER');
  const { context, merchant } = test;
  const balance = () => context.ledger.balance(merchant.id, currencyOf(merchant.currency), books);
  expect(await balance()).toBe(120_000n);
  expect(await report('game')).toMatchObject([{ game: 'harbour-lights', players: 2, bets: 3 }]);
  // What comes later joins the same day, with the member counted once.
  await play(member, 10_000n, 0n);
  await count();
  expect(await report('day')).toMatchObject([{ players: 2, bets: 4, revenue: '13.0000' }]);
  expect(await balance()).toBe(130_000n);
});

it('a row of the report leads to the rounds that it is made of, and each round back', async () => {
  const [row] = await report('game');
  const asked = { code: 'TESTER', day: row?.day ?? '', nodeId: row?.nodeId ?? -1 };
  const rounds = async (more: object = {}) => {
    const answer = await owner.call('vendorGameRounds', { ...asked, ...more } as never);
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.value;
  };
  const { list } = await rounds();
  expect(list.map(({ day, nodeId }) => ({ day, nodeId }))).toEqual(
    list.map(() => ({ day: asked.day, nodeId: asked.nodeId })),
  );
  const sum = (field: 'staked' | 'refunded') =>
    list.reduce((total, each) => total + Number(each[field]), 0);
  expect(sum('staked') - sum('refunded')).toBe(Number(row?.staked));
  expect(new Set(list.map(({ username }) => username))).toEqual(new Set(['player1', 'downline1']));
  expect(list.every(({ transactions }) => transactions.length > 0)).toBe(true);
  const first = await rounds({ pageSize: 1 });
  const rest = await rounds({ pageSize: 10, cursor: first.cursor });
  expect([...first.list, ...rest.list].map(({ round }) => round)).toEqual(
    list.map(({ round }) => round),
  );
  expect((await rounds({ nodeId: 0 })).list).toEqual([]);
  expect((await rounds({ day: '2026-01-01' })).list).toEqual([]);
  const other = test.backoffice({ token: await logInOperator(test, 'owner'), merchant: 'saigon' });
  expect(await other.call('vendorGameRounds', asked as never)).toMatchObject({
    refusal: { code: 'not.found' },
  });
});

it('a plan takes two operators, and its tiers begin at zero and ascend', async () => {
  const plan = {
    code: 'TESTER',
    category: 'RNG' as const,
    fromMonth: today(),
    tiers: [
      { above: '0', rate: '0.1' },
      { above: '10', rate: '0.05' },
    ],
    carriesLoss: true,
    jackpotInGgr: false,
    reason,
  } as const;
  const wrong = { ...plan, tiers: [{ above: '1', rate: '0.1' }] };
  expect(await owner.call('vendorCommissionPlan', wrong as never)).toMatchObject({
    refusal: { code: 'vendor.tiers_invalid' },
  });
  const waits = await owner.call('vendorCommissionPlan', plan as never);
  expect((await commissions()).plans).toEqual([]);
  expect(await owner.call('approvalList', { state: 'pending' })).toMatchObject({
    value: {
      list: [
        {
          words: expect.not.stringContaining('{') as string,
          changes: {
            before: {},
            after: {
              tiers: [
                { above: '0.0000', rate: '10 %' },
                { above: '10.0000', rate: '5 %' },
              ],
              carriesLoss: true,
              jackpotInGgr: false,
            },
          },
        },
      ],
    },
  });
  // As a request was stored by a server that knew nothing of jackpots.
  const stored = await test.sql(
    `update operators.approval set payload = payload - 'jackpotInGgr'
      where state = 'pending' and payload ? 'jackpotInGgr' returning kind`,
  );
  expect(stored).toHaveLength(1);
  await agree(test, waits);
  expect((await commissions()).plans).toMatchObject([
    { category: 'RNG', version: 1, jackpotInGgr: false },
  ]);
});

it('a statement is computed again from the transactions with the same figures', async () => {
  const compute = () =>
    owner.call('vendorCommissionCompute', {
      code: 'TESTER',
      month: today(),
      reason,
    } as never);
  // A figure that was lost, or changed by hand, is put right by counting again.
  await test.sql(`update vendors.game_day set staked = staked + 990000 where vendor = 'TESTER'`);
  expect(await compute()).toEqual({ ok: true, value: null });
  const { list: statements } = await commissions();
  expect(statements).toMatchObject([
    {
      category: 'RNG',
      version: 1,
      staked: '23.0000',
      paid: '24.0000',
      refunded: '7.0000',
      taken: '21.0000',
      ggr: '13.0000',
      // 10 at ten per cent, and 3 at five.
      commission: '1.1500',
      isFinal: false,
    },
  ]);
  await compute();
  const again = (await commissions()).list.map(({ computedAt: _at, ...rest }) => rest);
  expect(again).toEqual(statements.map(({ computedAt: _at, ...rest }) => rest));
});

it('another merchant reads and computes nothing of it', async () => {
  const other = test.backoffice({ token: await logInOperator(test, 'owner'), merchant: 'saigon' });
  const asked = { code: 'TESTER' };
  expect(await other.call('vendorCommissions', asked)).toMatchObject({
    refusal: { code: 'not.found' },
  });
});

it('a month is final with its last day, with the loss that is carried into the next', async () => {
  await play(member, 10_000n, 500_000n);
  await count();
  const month = today().slice(0, 7);
  while (today().slice(0, 7) === month) await test.turnClock(24 * 3_600_000);
  // The job counts yesterday again, and with the last day of a month computes its statement.
  await test.runJobs('vendors-days');
  const rows = await test.sql(
    `select month::text, ggr::text, commission::text, carry_out::text, is_final
     from vendors.commission_statement where vendor = 'TESTER'`,
  );
  expect(rows).toEqual([
    {
      month: `${month}-01`,
      ggr: '-360000',
      commission: '0',
      carry_out: '-360000',
      is_final: true,
    },
  ]);
});

describe('the commission of a month that is over', () => {
  const payable = () =>
    test.context.ledger.balance(
      test.merchant.id,
      currencyOf(test.merchant.currency),
      vendorPayableAccount('TESTER'),
    );
  const income = () =>
    test.context.ledger.balance(
      test.merchant.id,
      currencyOf(test.merchant.currency),
      vendorAccount('real', 'TESTER'),
    );
  const nextMonth = async () => {
    const month = today().slice(0, 7);
    while (today().slice(0, 7) === month) await test.turnClock(24 * 3_600_000);
    await test.runJobs('vendors-days');
    owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    await test.sql('update operators.session set seen_at = house_now(), created_at = house_now()');
    return `${month}-01`;
  };
  let month = '';

  it('is booked once, whatever runs twice, less the loss that was carried in', async () => {
    await play(member, 2_000_000n, 0n);
    await count();
    month = await nextMonth();
    const before = await income();
    await Promise.all([test.runJobs('vendors-commissions'), test.runJobs('vendors-commissions')]);
    await test.runJobs('vendors-commissions');
    // 200 less the loss of 36: ten at ten per cent, and 154 at five.
    expect(await payable()).toBe(87_000n);
    expect(await income()).toBe(before - 87_000n);
    const { list } = await commissions();
    const row = list.find((each) => each.month === month);
    expect(row).toMatchObject({ carriedIn: '-36.0000', commission: '8.7000' });
    const entry = row?.entry?.id ?? '';
    expect(await owner.call('ledgerEntry', { id: entry } as never)).toMatchObject({ ok: true });
    // A loss has no entry.
    expect(list.filter((each) => each.entry !== null)).toHaveLength(1);
  });

  it('stands against figures that differ, until a later version replaces it', async () => {
    const compute = () =>
      owner.call('vendorCommissionCompute', { code: 'TESTER', month, reason } as never);
    expect(await compute()).toEqual({ ok: true, value: null });
    await test.sql(`update vendors.commission_statement set carry_out = 0 where month < $1::date`, [
      month,
    ]);
    expect(await compute()).toMatchObject({ refusal: { code: 'vendor.month_booked' } });
    await test.runJobs('vendors-commissions');
    expect(await payable()).toBe(87_000n);
    const plan = {
      code: 'TESTER',
      category: 'RNG',
      fromMonth: month,
      tiers: [{ above: '0', rate: '0.01' }],
      carriesLoss: false,
      jackpotInGgr: false,
      reason,
    };
    await agree(test, await owner.call('vendorCommissionPlan', plan as never));
    expect(await compute()).toEqual({ ok: true, value: null });
    const before = await income();
    await test.runJobs('vendors-commissions');
    await test.runJobs('vendors-commissions');
    expect(await payable()).toBe(20_000n);
    expect(await income()).toBe(before + 87_000n - 20_000n);
    const codes = await test.sql<{ n: string }>(
      `select count(*) as n from vendors.commission_entry`,
    );
    expect(codes).toEqual([{ n: '2' }]);
  });

  it('of the running month is not booked', async () => {
    await play(member, 1_000_000n, 0n);
    await count();
    const call = { code: 'TESTER', month: today(), reason };
    await owner.call('vendorCommissionCompute', call as never);
    await test.runJobs('vendors-commissions');
    expect(await payable()).toBe(20_000n);
  });

  it('counts what stakes put into the house jackpots as won where the plan says so', async () => {
    const compute = () =>
      owner.call('vendorCommissionCompute', { code: 'TESTER', month: today(), reason } as never);
    await compute();
    const thisMonth = async () =>
      (await commissions()).list.find((each) => each.month.slice(0, 7) === today().slice(0, 7));
    const before = await thisMonth();
    await test.sql(`update vendors.vendor set kind = 'studio' where code = 'TESTER'`);
    await test.sql(
      `update vendors.game set house_jackpot = true
        where vendor = 'TESTER' and code = 'harbour-lights'`,
    );
    forgetVendors(test.context, test.merchant.id);
    await play(member, 1_000_000n, 0n);
    await play(member, 500_000n, 0n, 'bet');
    await count();
    await compute();
    const counted = await thisMonth();
    // A hundredth of the stake that stands; that of the other went back with it.
    expect(counted).toMatchObject({ contributed: '1.0000' });
    const gained = (row: typeof counted) => Number(row?.ggr) - Number(before?.ggr);
    expect(gained(counted)).toBe(100);
    const plan = {
      code: 'TESTER',
      category: 'RNG',
      fromMonth: today(),
      tiers: [{ above: '0', rate: '0.1' }],
      carriesLoss: false,
      jackpotInGgr: true,
      reason,
    };
    await agree(test, await owner.call('vendorCommissionPlan', plan as never));
    await compute();
    expect(gained(await thisMonth())).toBe(99);
    expect((await commissions()).plans[0]).toMatchObject({ jackpotInGgr: true });
  });
});
