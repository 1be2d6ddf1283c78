import type { WireInput, WireValue } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../../demo/demo-members.ts';
import {
  logInOperator,
  openBrowser,
  openTestApp,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';

type Entry = WireValue<OperatorCalls['memberCase']>['list'][number];

let test: TestApp;
let player: Id<'member'>;
let browser: Browser;
const reason = 'asked for by the authority';

beforeAll(async () => {
  test = await openTestApp();
  player = demoMemberId(test.merchant, 'player1');
  browser = openBrowser(test);
  const login = await browser.call('login', { username: 'player1', password: DEMO_PASSWORD });
  assert(login.ok, 'the member logs in');
  browser.token = login.value.token;
  const wrong = { username: 'player1', password: 'not the password' };
  for (let tries = 0; tries < 3; tries += 1) await openBrowser(test).call('login', wrong);
  const owner = await backofficeOf('owner');
  await owner.call('memberNoteAdd', { id: player, text: '=seen with upline' });
  await owner.call('memberMessage', { id: player, title: 'Hello', body: 'Please call.', reason });
  await owner.call('memberFreeze', { id: player, level: 3, reason });
  const { pool } = test.context;
  await pool.query(
    `insert into lottery.draw (merchant_id, lottery, issue, ordinal, proof_id, state, opens_at,
       closes_at, draw_at, mode, rules, rules_hash, commitment, sealed_seed, cosigners,
       odds_version, result_version)
     values ($1, 'SSC1', 'SSC1-20261120-0001', 1, 'proof-1', 'SETTLED', now() - interval '2 hours',
       now() - interval '1 hour', now() - interval '1 hour', 'cosign', '{}', '', '', '', '[]', 1, 1)`,
    [test.merchant.id],
  );
  await pool.query(
    `with draw as (select draw_id from lottery.draw where proof_id = 'proof-1'), placed as (
       insert into lottery.bet_order (merchant_id, order_id, member_id, username, trial, draw_id,
         first_seq, bets, stake, content_hash, placed_at, lottery)
       select $1, gen_random_uuid(), $2, 'player1', false, draw_id, 1, 7, 70000, '',
         now() - interval '90 minutes', 'SSC1' from draw
     ), tickets as (
       insert into lottery.ticket (merchant_id, draw_id, seq, notes, multiple, rebate_points, trial,
         member_id, unit, stake, rebate, nonce, style, play, terms, pick)
       select $1, draw_id, n, 2, 1, 0, false, $2, 10000, 10000, 0, '', 'GROUP', 'Last2Straight',
         '1956', '12|3' from draw, generate_series(1, 7) n
     )
     insert into lottery.outcome (merchant_id, draw_id, version, seq, status, trial, member_id,
       prize, refunded, capped, rebate_cut)
     select $1, draw_id, 1, 2, 4, false, $2, 190000, 0, 0, 0 from draw`,
    [test.merchant.id, player],
  );
  await pool.query(
    `insert into cashier.withdrawal (merchant_id, withdrawal_id, number, member_id, username,
       card_id, currency, amount, fee, ordinal, state, end_entry, fee_entry, created_at, changed_at)
     values ($1, '00000000-0000-4000-8000-000000000078', 'W8TEST', $2, 'player1',
       gen_random_uuid(), 'PHP', 250000, 0, 1, 'SUCCESS', gen_random_uuid(), gen_random_uuid(),
       now() - interval '80 minutes', now())`,
    [test.merchant.id, player],
  );
  await pool.query(
    `insert into cashier.order_event (merchant_id, order_id, sequence, state, actor, actor_name, at)
     values ($1, '00000000-0000-4000-8000-000000000078', 1, 'SUBMITTED', 'member', null, now()),
       ($1, '00000000-0000-4000-8000-000000000078', 2, 'APPROVED', 'operator', 'rita', now()),
       ($1, '00000000-0000-4000-8000-000000000078', 3, 'PAYING', 'operator', 'carl', now())`,
    [test.merchant.id],
  );
});
afterAll(() => test.close());

const backofficeOf = async (name: string) =>
  test.backoffice({ token: await logInOperator(test, name) });

async function page(input: Partial<WireInput<OperatorCalls['memberCase']>> = {}, name = 'owner') {
  const answer = await (await backofficeOf(name)).call('memberCase', { id: player, ...input });
  assert(answer.ok, 'the case is read');
  return answer.value;
}

describe('the case of a member', () => {
  it('has every record once, newest first, however long the pages are', async () => {
    const all = await page({ pageSize: 100 });
    expect(all.cursor).toBeNull();
    const times = all.list.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set(all.list.map(({ kind }) => kind))).toEqual(
      new Set(['act', 'note', 'message', 'login', 'device', 'withdrawal', 'bet']),
    );
    const seen: Entry[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const next = await page({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...next.list);
      ({ cursor } = next);
    }
    expect(seen).toEqual(all.list);
  });

  it('reads bets in words, the first five of an order, with what each brought', async () => {
    const { list } = await page({ kinds: 'bet' });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      subject: 'SSC1-20261120-0001',
      amount: '7.0000',
      returned: '19.0000',
      betCount: 7,
    });
    expect(list[0]?.bets).toHaveLength(5);
    expect(list[0]?.bets[1]).toEqual({
      play: 'Last 2 · Straight',
      pick: '1 2 | 3',
      terms: '1956',
      notes: 2,
      multiple: 1,
      stake: '1.0000',
      returned: '19.0000',
    });
    expect(list[0]?.bets[0]?.returned).toBe('0.0000');
    const bets = await (await backofficeOf('owner')).call('memberBets', { id: player });
    expect(bets).toMatchObject({ value: { list: [{ lines: list[0]?.bets, bets: 7 }] } });
  });

  it('names who approved and who paid, and who froze', async () => {
    const { list } = await page({ kinds: 'withdrawal,act' });
    const order = list.find(({ kind }) => kind === 'withdrawal');
    expect(order?.steps.map(({ state, name }) => [state, name])).toEqual([
      ['SUBMITTED', null],
      ['APPROVED', 'rita'],
      ['PAYING', 'carl'],
    ]);
    expect(list.find(({ state }) => state === 'memberFreeze')).toMatchObject({
      operator: 'owner',
      text: reason,
    });
  });

  it('is cut by time', async () => {
    const { list } = await page();
    const middle = list[Math.floor(list.length / 2)]?.at ?? 0;
    const [newer, older] = [await page({ from: middle }), await page({ to: middle })];
    expect(newer.list.length + older.list.length).toBe(list.length);
    expect(older.list.every(({ at }) => at < middle)).toBe(true);
  });

  it('shows the kinds that the operator may read', async () => {
    const service = await page({}, 'service');
    expect(service.kinds).not.toContain('act');
    expect(service.kinds).not.toContain('adjustment');
    expect(service.list.some(({ kind }) => kind === 'act')).toBe(false);
    expect((await page({ kinds: 'act' }, 'service')).list).toEqual([]);
  });

  it('leaves the console with a reason, which is in the audit', async () => {
    const owner = await backofficeOf('owner');
    const file = await owner.call('memberCaseFile', { id: player, format: 'csv', reason });
    assert(file.ok, 'an owner saves a case');
    expect(file.value.name).toMatch(/^case-\d+\.csv$/);
    expect(file.value.body).toContain("'=seen with upline");
    expect(file.value.body).toContain('Last 2 · Straight: 1 2 | 3');
    const json = await owner.call('memberCaseFile', { id: player, format: 'json', reason });
    assert(json.ok, 'an owner saves a case');
    expect(json.value.body).toContain('"member": "player1"');
    const audit = await owner.call('auditList', { call: 'memberCaseFile' });
    assert(audit.ok, 'an owner reads the audit');
    expect(audit.value.list).toHaveLength(2);
    expect(audit.value.list[1]).toMatchObject({
      target: `member:${player}`,
      reason,
      after: { format: 'csv' },
    });
    const risk = await (
      await backofficeOf('service')
    ).call('memberCaseFile', {
      id: player,
      format: 'csv',
      reason,
    });
    expect(risk).toMatchObject({ refusal: { code: 'right.required' } });
  });

  it('is of a member of the merchant', async () => {
    const id = demoMemberId({ code: 'saigon' }, 'player1');
    const owner = await backofficeOf('owner');
    for (const name of ['memberCase', 'memberRisks'] as const) {
      expect(await owner.call(name, { id })).toMatchObject({ refusal: { code: 'not.found' } });
    }
  });
});

describe('the signs of risk of a member', () => {
  it('are read from what the server knows, as far as the operator may', async () => {
    const signs = async (name: string) => {
      const answer = await (await backofficeOf(name)).call('memberRisks', { id: player });
      assert(answer.ok, 'risks are read');
      return answer.value.list;
    };
    const owner = await signs('owner');
    expect(owner.find(({ sign }) => sign === 'failed_logins')).toMatchObject({ count: 3 });
    expect(owner.map(({ sign }) => sign)).toContain('identity_missing');
    expect((await signs('service')).map(({ sign }) => sign)).not.toContain('identity_missing');
  });
});

it('a message by an operator is in the inbox', async () => {
  const inbox = await browser.call('inbox', {});
  assert(inbox.ok, 'the member reads the inbox');
  expect(JSON.stringify(inbox.value.list)).toContain('Please call.');
});
