import { assert, formatAmount } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../../demo/demo-members.ts';
import { currencyOf, mainAccount } from '../../accounts.ts';
import { fund, stake } from '../../testing/cashier-app.ts';
import {
  agree,
  changeSetting,
  logInOperator,
  openTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { DEFAULTS } from '../settings/index.ts';

let app: TestApp;
type Name = DemoMember['username'];
type Client = ReturnType<TestApp['client']>;
const clients = new Map<Name, Client>();

beforeAll(async () => {
  app = await openTestApp();
  for (const name of ['house', 'upline', 'downline1', 'downline2', 'player1'] as const) {
    const login = await app.client().call('login', { username: name, password: DEMO_PASSWORD });
    assert(login.ok, `${name} logs in`);
    clients.set(name, app.client({ token: login.value.token }));
  }
  await limits({});
});
afterAll(() => app.close());

const key = () => ({ idempotencyKey: randomUUID() });
const idOf = (name: Name) => demoMemberId(app.merchant, name);
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

const BASE = { ...DEFAULTS.agents.transfers, secondFactor: false, reviewFrom: null };

async function limits(change: object): Promise<void> {
  await changeSetting(app, 'agents', { transfers: { ...BASE, ...change } });
}

async function balanceOf(name: Name): Promise<string> {
  const currency = currencyOf(app.merchant.currency);
  const { ledger } = app.context;
  return formatAmount(
    await ledger.balance(app.merchant.id, currency, mainAccount('real', idOf(name))),
  );
}

async function permit(name: Name, permissions: object): Promise<void> {
  const reason = 'for the test';
  const asked = await (
    await backoffice()
  ).call('agentPermissionsSet', {
    id: idOf(name),
    permissions,
    reason,
  });
  await agree(app, asked);
}

async function backoffice(name = 'owner') {
  return app.backoffice({ token: await logInOperator(app, name) });
}

function send(from: Name, more: object = {}, by = key()) {
  const client = clients.get(from);
  assert(client !== undefined, `${from} is logged in`);
  const transfer = {
    direction: 'UP' as const,
    amount: '100',
    paymentPassword: DEMO_PAYMENT_PASSWORD,
    ...more,
  };
  return client.call('transferCreate', transfer, by);
}
const down = (toUsername: string, more: object = {}) => ({
  direction: 'DOWN' as const,
  toUsername,
  ...more,
});

describe('a transfer', () => {
  afterEach(() => limits({}));

  test('up moves the money once, and the receiver must stake it before a withdrawal', async () => {
    await fund(app, idOf('downline1'), '1000');
    const by = key();
    const first = await send('downline1', { remark: 'thanks' }, by);
    const again = await send('downline1', { remark: 'thanks' }, by);
    assert(first.ok && again.ok, codeOf(first) ?? '');
    expect(again.value.id).toBe(first.value.id);
    expect(first.value).toMatchObject({ state: 'SUCCESS', side: 'OUT', username: 'upline' });
    expect(await balanceOf('downline1')).toBe('900.0000');
    expect(await balanceOf('upline')).toBe('100.0000');
    const turnover = await clients.get('upline')?.call('turnoverList', {});
    expect(turnover).toMatchObject({
      value: { left: '100.0000', list: [{ kind: 'TRANSFER', required: '100.0000' }] },
    });
    const list = await clients.get('upline')?.call('transferList', {});
    expect(list).toMatchObject({
      value: { list: [{ side: 'IN', username: 'downline1', remark: 'thanks' }] },
    });
    // What was received must be staked first, so nobody passes money on untouched.
    expect(codeOf(await send('upline'))).toBe('agent.transfer_turnover');
    await stake(app, idOf('upline'), '100');
  });

  test('down needs the permission, and reaches as far as that says', async () => {
    await fund(app, idOf('upline'), '1000');
    await fund(app, idOf('house'), '1000');
    expect(codeOf(await send('upline', down('downline1')))).toBe('agent.transfer_target');
    await permit('house', { transferDown: 'direct' });
    expect(codeOf(await send('house', down('downline2')))).toBe('agent.transfer_target');
    // The permission of an upline is its downlines' as well, where nothing else is set.
    expect(codeOf(await send('upline', down('downline2')))).toBe('ok');
    await permit('house', { transferDown: 'descendants' });
    expect(codeOf(await send('house', down('downline2')))).toBe('ok');
    for (const stranger of ['player1', 'house', 'upline', 'nobody-at-all']) {
      expect(codeOf(await send('upline', down(stranger)))).toBe('agent.transfer_target');
    }
    expect(codeOf(await send('player1'))).toBe('agent.transfer_target');
    expect(codeOf(await send('downline1', down('upline')))).toBe('agent.transfer_target');
  });

  test('is refused by each limit, which the form shows before', async () => {
    await limits({ min: '50', max: '200', dayLimit: '450', monthLimit: '100000', maxCount: 5 });
    await fund(app, idOf('downline1'), '1000');
    expect(codeOf(await send('downline1', { amount: '49.9999' }))).toBe('agent.transfer_min');
    expect(codeOf(await send('downline1', { amount: '200.0001' }))).toBe('agent.transfer_max');
    const options = await clients.get('downline1')?.call('transferOptions', {});
    expect(options).toMatchObject({
      value: {
        up: { username: 'upline', accepts: true },
        down: 'none',
        min: '50.0000',
        max: '200.0000',
        dayLeft: '350.0000',
        countLeft: 4,
        requirement: '1',
      },
    });
    expect(codeOf(await send('downline1', { amount: '200' }))).toBe('ok');
    expect(await send('downline1', { amount: '200' })).toMatchObject({
      refusal: { code: 'agent.transfer_day', message: expect.stringContaining('150') },
    });
    await limits({ monthLimit: '300' });
    expect(codeOf(await send('downline1', { amount: '50' }))).toBe('agent.transfer_month');
    await limits({ maxCount: 2 });
    expect(codeOf(await send('downline1', { amount: '50' }))).toBe('agent.transfer_count');
    await limits({});
    expect(codeOf(await send('downline1', { amount: '45000' }))).toBe('agent.transfer_balance');
  });

  test('counts a wrong payment password, and asks it only where it could succeed', async () => {
    const wrong = { paymentPassword: '918273' };
    expect(codeOf(await send('player1', wrong))).toBe('agent.transfer_target');
    expect(await send('downline1', wrong)).toMatchObject({
      refusal: { code: 'paymentPassword.wrong', message: expect.stringContaining('4') },
    });
    expect(codeOf(await send('downline1', { amount: '10' }))).toBe('ok');
  });

  test('down asks for the authenticator where the merchant does', async () => {
    await limits({ secondFactor: true });
    await fund(app, idOf('house'), '100');
    expect(codeOf(await send('house', down('upline')))).toBe('agent.transfer_factor');
  });

  test('stops at a frozen side, a receiver that takes a break, and an upline that declines', async () => {
    const console = await backoffice();
    const accept = (accepts: boolean) => clients.get('upline')?.call('transferAccept', { accepts });
    await accept(false);
    expect(codeOf(await send('downline1', { amount: '10' }))).toBe('agent.transfer_not_accepted');
    await accept(true);
    const freeze = { id: idOf('upline'), level: 3 as const, team: false, reason: 'for the test' };
    assert((await console.call('memberFreeze', freeze)).ok, 'frozen');
    expect(codeOf(await send('downline1', { amount: '10' }))).toBe(
      'agent.transfer_receiver_frozen',
    );
    expect(codeOf(await send('upline', { amount: '10' }))).toBe('member.frozen');
    const thaw = { id: idOf('upline'), reason: 'for the test' };
    await agree(app, await console.call('memberUnfreeze', thaw));
    await changeSetting(app, 'features', { transferUpline: false });
    expect(codeOf(await send('downline1', { amount: '10' }))).toBe('agent.transfer_off');
    await changeSetting(app, 'features', { transferUpline: true });
    await limits({ down: false });
    expect(codeOf(await send('house', down('upline')))).toBe('agent.transfer_off');
  });

  test('above an amount waits for two operators, or goes back', async () => {
    await limits({ reviewFrom: '500' });
    await fund(app, idOf('downline1'), '2000');
    const before = { from: await balanceOf('downline1'), to: await balanceOf('upline') };
    const one = await send('downline1', { amount: '500' });
    const two = await send('downline1', { amount: '600' });
    assert(one.ok && two.ok, codeOf(one) ?? '');
    expect(one.value.state).toBe('PENDING_REVIEW');
    expect(await balanceOf('upline')).toBe(before.to);
    const seen = await clients.get('upline')?.call('transferList', { side: 'IN' });
    assert(seen?.ok === true, 'the receiver reads its transfers');
    expect(seen.value.list.map((each) => each.id)).not.toContain(one.value.id);
    const console = await backoffice();
    const decide = (id: string, decision: 'approve' | 'reject') =>
      console.call('agentTransferDecide', { id, decision, reason: 'for the test' });
    const asked = await decide(one.value.id, 'approve');
    expect(await balanceOf('upline')).toBe(before.to);
    await agree(app, asked);
    expect(Number(await balanceOf('upline'))).toBe(Number(before.to) + 500);
    expect(codeOf(await decide(two.value.id, 'reject'))).toBe('ok');
    expect(Number(await balanceOf('downline1'))).toBe(Number(before.from) - 500);
    expect(codeOf(await decide(two.value.id, 'reject'))).toBe('agent.transfer_decided');
    const risk = await backoffice('service');
    const reason = 'for the test';
    const id = one.value.id;
    const other = await risk.call('agentTransferDecide', { id, decision: 'reject', reason });
    expect(codeOf(other)).toBe('right.required');
  });

  test('by twenty at once spends a balance once and keeps count and limit', async () => {
    await fund(app, idOf('downline2'), '1000');
    await stake(app, idOf('downline2'), '300');
    const total = Number(await balanceOf('downline2'));
    await limits({ maxCount: 1000, max: String(total), dayLimit: String(total * 10) });
    const wanted = { amount: (total * 0.4).toFixed(4) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('downline2', wanted)));
    expect(answers.filter((each) => each.ok)).toHaveLength(2);
    expect(Number(await balanceOf('downline2'))).toBeCloseTo(total * 0.2, 3);
  });

  test('of both directions at once neither waits for ever nor loses money', async () => {
    await limits({ requirement: '0', maxCount: 1000, dayLimit: '1000000' });
    const sum = async () => Number(await balanceOf('house')) + Number(await balanceOf('upline'));
    await fund(app, idOf('house'), '1000');
    await fund(app, idOf('upline'), '1000');
    await stake(app, idOf('upline'), '900');
    await stake(app, idOf('house'), '1');
    const before = await sum();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? send('house', down('upline', { amount: '10' }))
          : send('upline', { amount: '10' }),
      ),
    );
    expect(answers.filter((each) => codeOf(each) === 'ok').length).toBeGreaterThan(0);
    expect(await sum()).toBeCloseTo(before, 3);
  });
});

test('a trial, a test account and somebody else’s idea of an upline transfer nothing', async () => {
  expect(codeOf(await app.client().call('transferOptions', {}))).toBe('session.required');
  await app.context.pool.query(
    `update members.member set standing_group = 'test' where merchant_id = $1 and member_id = $2`,
    [app.merchant.id, idOf('downline1')],
  );
  expect(codeOf(await send('downline1', { amount: '10' }))).toBe('agent.transfer_not_formal');
});
