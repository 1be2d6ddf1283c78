// The rows behind the dashboard: what a number opens adds up to it.
import {
  amount,
  assert,
  delta,
  formatAmount,
  HOUR_MS,
  instant,
  parseDelta,
  type Id,
} from '@fairhouse/values';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Client } from '@fairhouse/calls/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chaseAccount,
  currencyOf,
  houseAccount,
  mainAccount,
  vendorAccount,
  worldAccount,
  type Book,
  type Code,
} from '../../accounts.ts';
import { countMovements } from '../../testing/lines/count-movements.ts';
import { logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let owner: Client<OperatorCalls>;
let member: Id<'member'>;

beforeAll(async () => {
  app = await openTestApp();
  const found = await app.context.pool.query<{ id: Id<'member'> }>(
    `select member_id as id from members.member
     where merchant_id = $1 and username_key = 'player1'`,
    [app.merchant.id],
  );
  assert(found.rows[0] !== undefined, 'the demo has a player');
  member = found.rows[0].id;
  owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  await app.context.pool.query(
    `insert into vendors.vendor (merchant_id, code, name, kind)
     values ($1, 'STUDIO', 'Lanterns', 'external')
     on conflict (merchant_id, code) do nothing`,
    [app.merchant.id],
  );
  for (const book of ['real', 'trial'] as const) await play(book);
  await countMovements(app);
});
afterAll(() => app.close());

type Movement = readonly [from: string, to: string, units: bigint];

async function book(code: Code, from: string, to: string, units: bigint, reference: string) {
  await bookLegs(code, reference, [[from, to, units]]);
}

async function bookLegs(code: Code, reference: string, moved: readonly [Movement, ...Movement[]]) {
  const legOf = ([from, to, units]: Movement) => ({
    debit: from as never,
    credit: to as never,
    amount: amount(units),
  });
  const [first, ...more] = moved;
  const done = await app.context.ledger.book({
    merchant: app.merchant.id,
    id: app.context.newId<'entry'>(),
    currency: currencyOf(app.merchant.currency),
    code,
    reference,
    legs: [legOf(first), ...more.map(legOf)],
  });
  expect(done.status).toBe('booked');
}

/** Play of two lotteries, a chase and a vendor, with what was given and taken back again. */
async function play(of: Book): Promise<void> {
  const [main, chase] = [mainAccount(of, member), chaseAccount(of, member)];
  const [lottery, vendor] = [houseAccount(of, 'lottery'), vendorAccount(of, 'STUDIO')];
  const bank = worldAccount(of, 'bank');
  const draw = 'SSC1-20261121-0451';
  await book('deposit', bank, main, 4_000_000n, 'D1');
  await bookLegs('deposit', 'D2', [
    [bank, main, 950_000n],
    [bank, houseAccount(of, 'fees'), 50_000n],
  ]);
  await book('stake', main, lottery, 100_000n, draw);
  await book('stake', main, lottery, 50_000n, 'SSC10-20261121-0001');
  await book('stake', main, lottery, 20_000n, draw);
  await book('stake_refund', lottery, main, 20_000n, draw);
  await book('payout', lottery, main, 90_000n, draw);
  await book('payout', lottery, main, 70_000n, draw);
  await book('payout_reversal', main, lottery, 70_000n, draw);
  await book('stake_hold', main, chase, 80_000n, 'chase SSC1');
  await book('stake', chase, lottery, 30_000n, draw);
  await book('rebate', houseAccount(of, 'rebate'), main, 1_000n, draw);
  await book('vendor_bet', main, vendor, 200_000n, 'STUDIO r1');
  await book('vendor_win', vendor, main, 350_000n, 'STUDIO r1');
  await book('vendor_bet', main, vendor, 40_000n, 'STUDIO r2');
  await book('vendor_rollback', vendor, main, 40_000n, 'STUDIO r2');
  await book('withdrawal_paid', main, bank, 300_000n, 'W1');
}

type Asked = Parameters<typeof owner.call<'ledgerEntries'>>[1];

/** What the rows of all pages count. */
async function sumOf(asked: Asked): Promise<string> {
  return formatAmount(
    delta(
      (await rowsOf(asked)).reduce((sum, row) => sum + (parseDelta(row.counted ?? '') ?? 0n), 0n),
    ),
  );
}

/** The rows of all pages, three on a page. */
async function rowsOf(asked: Asked) {
  const rows: { readonly reference: string; readonly counted: string | null }[] = [];
  let cursor: string | undefined;
  do {
    const page: Asked = { ...asked, pageSize: 3, ...(cursor === undefined ? {} : { cursor }) };
    const answer = await owner.call('ledgerEntries', page);
    assert(answer.ok, 'owners read movements');
    rows.push(...answer.value.list);
    cursor = answer.value.cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

async function ask<Name extends `dashboard${'' | 'Lotteries' | 'Vendors'}`>(name: Name) {
  const answer = await owner.call(name, {} as never);
  assert(answer.ok, `owners read ${name}`);
  return answer.value;
}

it('the movements of each figure of money add up to it, in real money alone', async () => {
  const day = await ask('dashboard');
  const span = { from: day.from, to: day.to };
  expect(await sumOf({ figure: 'deposits', ...span })).toBe(day.deposits.amount);
  expect(await sumOf({ figure: 'withdrawals', ...span })).toBe(day.withdrawals.amount);
  expect(await sumOf({ figure: 'stakes', ...span })).toBe(day.stakes.amount);
  expect(await sumOf({ figure: 'payouts', ...span })).toBe(day.payouts.amount);
  expect(await sumOf({ figure: 'rebates', ...span })).toBe(day.rebates.amount);
  expect(await sumOf({ figure: 'result', ...span })).toBe(day.result);
  expect([day.deposits.amount, day.stakes.amount, day.result]).toEqual([
    '500.0000',
    '38.0000',
    '-6.1000',
  ]);
});

it('a deposit with a fee is one of the orders, and one of the rows behind them', async () => {
  const { from, to, deposits } = await ask('dashboard');
  expect(deposits.count).toBe(2);
  const rows = await rowsOf({ figure: 'deposits', from, to });
  expect(rows.map(({ reference, counted }) => [reference, counted])).toEqual([
    ['D2', '100.0000'],
    ['D1', '400.0000'],
  ]);
});

it('the movements of a lottery and of a vendor add up to their lines', async () => {
  const { from, to } = await ask('dashboard');
  const { list } = await ask('dashboardLotteries');
  expect(list.map(({ gameCode }) => gameCode)).toEqual(['SSC1', 'SSC10']);
  for (const { gameCode, stakes, payouts, rebates, result } of list) {
    const asked = { gameCode, from, to };
    expect(await sumOf({ figure: 'stakes', ...asked })).toBe(stakes.amount);
    expect(await sumOf({ figure: 'payouts', ...asked })).toBe(payouts.amount);
    expect(await sumOf({ figure: 'rebates', ...asked })).toBe(rebates.amount);
    expect(await sumOf({ figure: 'result', ...asked })).toBe(result);
  }
  const [vendor] = (await ask('dashboardVendors')).list;
  assert(vendor !== undefined, 'a vendor had play');
  const asked = { vendor: vendor.vendor, from, to };
  expect(await sumOf({ figure: 'stakes', ...asked })).toBe(vendor.stakes.amount);
  expect(await sumOf({ figure: 'payouts', ...asked })).toBe(vendor.payouts.amount);
  expect(await sumOf({ figure: 'result', ...asked })).toBe(vendor.result);
  expect(vendor.result).toBe('-15.0000');
  expect(await sumOf({ figure: 'stakes', ...asked, gameCode: 'SSC1' })).toBe('0.0000');
  expect(await sumOf({ figure: 'deposits', ...asked })).toBe('0.0000');
});

it('the movements of an hour add up to its point of the chart', async () => {
  const answer = await owner.call('dashboardSeries', { by: 'hour', count: 2 });
  assert(answer.ok, 'owners see charts');
  const { points } = answer.value;
  expect(points.some(({ result }) => result !== '0.0000')).toBe(true);
  for (const { at, stakes, result, deposits } of points) {
    const hour = { from: at, to: instant(at + HOUR_MS) };
    expect(await sumOf({ figure: 'stakes', ...hour })).toBe(stakes);
    expect(await sumOf({ figure: 'result', ...hour })).toBe(result);
    expect(await sumOf({ figure: 'deposits', ...hour })).toBe(deposits);
  }
});

it('the members behind registrations and players are as many as the figures say', async () => {
  const { from, to, registrations, activePlayers } = await ask('dashboard');
  const registered = await owner.call('memberList', {
    registeredFrom: from,
    registeredTo: to,
    trial: 'false',
    pageSize: 200,
  });
  assert(registered.ok, 'owners read members');
  expect(registrations).toBeGreaterThan(0);
  expect(registered.value.list).toHaveLength(registrations);
  const players = await owner.call('memberList', { lastBetFrom: from, pageSize: 200 });
  assert(players.ok, 'owners read members');
  expect(players.value.list.map(({ id }) => id)).toEqual([member]);
  expect(activePlayers).toBe(1);
});

it('another merchant has no movement of them', async () => {
  const token = await logInOperator(app, 'owner');
  const saigon = app.backoffice({ token, merchant: 'saigon' });
  const { from, to } = await ask('dashboard');
  const answer = await saigon.call('ledgerEntries', { figure: 'result', from, to });
  assert(answer.ok, 'owners of both read both');
  expect(answer.value).toEqual({ list: [], cursor: null });
});
