import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fund, logInPayer, stake, refundStake, type Payer } from '../../testing/cashier-app.ts';
import { logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;
let player: Payer;

beforeAll(async () => {
  test = await openTestApp();
  player = await logInPayer(test, 'player1', '1000');
  await stake(test, player.member, '300');
  await refundStake(test, player.member, '100');
  for (let at = 1; at <= 5; at += 1) await fund(test, player.member, `${at}`);
});
afterAll(() => test.close());

describe('the wallet', () => {
  it('reports the balance of each account', async () => {
    expect(await player.client.call('balance', {})).toMatchObject({
      value: { main: '815.0000', locked: '0.0000', vendors: [], sumBalance: '815.0000' },
    });
    expect(await player.client.call('fundsConsolidated', {})).toMatchObject({
      value: { sumBalance: '815.0000', todayStake: '200.0000', todayNet: '-200.0000' },
    });
    expect(await player.client.call('merchantWallet', {})).toMatchObject({
      value: { currency: 'PHP', displayUnit: 1, playMoney: false },
    });
  });

  it('needs a session', async () => {
    expect(await test.client().call('balance', {})).toMatchObject({
      refusal: { code: 'session.required' },
    });
  });
});

describe('the account record', () => {
  it('shows the balance after each line, and no line twice across pages', async () => {
    const lines = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const ask = { pageSize: 3, ...(cursor === undefined ? {} : { cursor }) };
      const page = await player.client.call('memTransDet', ask);
      assert(page.ok, 'a page is returned');
      lines.push(...page.value.list);
      cursor = page.value.cursor;
    }
    expect(lines.map((line) => line.sequence)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
    for (const [at, line] of lines.entries()) {
      const before = lines[at + 1]?.balanceAfter ?? '0';
      expect(Number(before) + Number(line.amount)).toBe(Number(line.balanceAfter));
    }
  });

  it('is filtered by kind and by time', async () => {
    const bets = await player.client.call('memTransDet', { kind: 'BET' });
    assert(bets.ok, 'the page is returned');
    expect(bets.value.list.map((line) => [line.kind, line.amount])).toEqual([['BET', '-300.0000']]);
    const later = { from: test.context.clock.now() + 60_000 };
    expect(await player.client.call('memTransDet', later)).toMatchObject({ value: { list: [] } });
    expect(await player.client.call('memTransDet', { cursor: 'x' })).toMatchObject({
      refusal: { code: 'record.cursor' },
    });
  });

  it('is exported as a CSV file in the member’s language', async () => {
    const file = await player.client.call('memTransDetCsv', { kind: 'REFUND' });
    assert(file.ok, 'the file is returned');
    expect(file.value.name).toBe('account-record.csv');
    const [heading, line, rest] = file.value.body.split('\r\n');
    expect(heading).toBe('Time,Kind,Reference,Amount,Balance after,Entry,Reference in the books');
    expect(line).toMatch(/Stake returned,,100\.0000,800\.0000,[\da-f-]{36},test$/);
    expect(rest).toBe('');
  });
});

describe('personal loss', () => {
  it('is summed by day', async () => {
    const read = await player.client.call('personalProfit', {});
    assert(read.ok, 'the days are returned');
    expect(read.value.list).toHaveLength(1);
    expect(read.value.total).toMatchObject({ stake: '200.0000', net: '-200.0000' });
    const { to: day } = read.value;
    const one = await player.client.call('personalProfit', { from: day, to: day });
    expect(one).toMatchObject({ value: { total: { stake: '200.0000' } } });
    const file = await player.client.call('personalProfitCsv', {});
    expect(file).toMatchObject({ ok: true });
  });

  it('is refused over too long a span', async () => {
    for (const span of [
      { from: '2020-01-01', to: '2020-01-02' },
      { from: '2026-11-20', to: '2026-11-01' },
    ]) {
      expect(await player.client.call('personalProfit', span)).toMatchObject({
        refusal: { code: 'record.range' },
      });
    }
  });
});

describe('the ledger browser', () => {
  it('shows accounts, lines and entries to an operator with the right', async () => {
    const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
    const main = `member:${player.member}:main`;
    const accounts = await backoffice.call('ledgerAccounts', { prefix: `member:${player.member}` });
    expect(accounts).toMatchObject({ value: { list: [{ address: main, balance: '815.0000' }] } });
    const paged = await backoffice.call('ledgerAccounts', { pageSize: 1 });
    assert(paged.ok && paged.value.cursor !== null, 'there are more accounts');
    expect(await backoffice.call('ledgerAccounts', { cursor: paged.value.cursor })).toMatchObject({
      ok: true,
    });
    const lines = await backoffice.call('ledgerStatement', {
      address: main,
      currency: 'PHP',
      pageSize: 2,
    });
    assert(lines.ok && lines.value.cursor !== null, 'there are more lines');
    const [line] = lines.value.list;
    const entry = await backoffice.call('ledgerEntry', { id: line?.entry ?? '' });
    expect(entry).toMatchObject({ value: { code: 'adjustment_credit', legs: [{ credit: main }] } });
    const entries = await backoffice.call('ledgerEntries', { address: main, pageSize: 3 });
    assert(entries.ok && entries.value.cursor !== null, 'there are more entries');
    const more = await backoffice.call('ledgerEntries', {
      address: main,
      pageSize: 100,
      cursor: entries.value.cursor,
    });
    assert(more.ok, 'the rest is returned');
    expect(more.value.list).toHaveLength(5);
    const app = { address: 'house:lottery', currency: 'PHP' };
    expect(await backoffice.call('ledgerStatement', app)).toMatchObject({
      refusal: { code: 'not.found' },
    });
    for (const cursor of ['x', '1.2.3', 'member:x PHP; drop']) {
      expect(await backoffice.call('ledgerEntries', { cursor })).toMatchObject({
        refusal: { code: 'record.cursor' },
      });
      expect(await backoffice.call('ledgerAccounts', { cursor })).toMatchObject({
        refusal: { code: 'record.cursor' },
      });
    }
  });

  it('is refused to an operator without the right', async () => {
    const backoffice = test.backoffice({ token: await logInOperator(test, 'ops') });
    expect(await backoffice.call('ledgerAccounts', {})).toMatchObject({
      refusal: { code: 'right.required' },
    });
  });
});
