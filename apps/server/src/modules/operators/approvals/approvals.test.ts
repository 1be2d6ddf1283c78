import { refuse, wireAmount } from '@fairhouse/calls';
import { amount, assert, ok, type Amount } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import * as z from 'zod';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';
import { transaction } from '../../../platform/sql.ts';
import { registerApproval, type ConsoleCall } from './approval.ts';
import { requestApproval } from './request-approval.ts';

let app: TestApp;
const executed: Amount[] = [];

const sayEverywhere = (text: string) => ({ EN: text, CN: text, ID: text, TH: text, VI: text });

const gift = registerApproval({
  kind: 'test.gift',
  right: 'adjustments.make',
  payload: z.object({ amount: wireAmount }),
  describe: ({ amount }) => sayEverywhere(`gives ${amount}`),
  requested: ({ amount }) => ({ amount: String(amount) }),
  execute: async (call, { amount }) => {
    await call.sql.query(`insert into operators.login_attempt (name, address, outcome, at)
      values ('gift', '', 'unlocked', house_now())`);
    if (amount > 50_000n) return refuse('not.found');
    executed.push(amount);
    return ok(null);
  },
});

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function ask(units: bigint): Promise<string> {
  const people = await app.context.pool.query<{ operator_id: string }>(
    `select operator_id from operators.operator where name = 'cashier'`,
  );
  return transaction(app.context.pool, async (sql) => {
    const call = {
      sql,
      app: app.context,
      merchant: app.merchant,
      now: app.context.clock.now(),
      after: () => undefined,
      operator: { operator: people.rows[0]?.operator_id, name: 'cashier', rights: [] },
    } as unknown as ConsoleCall;
    const value = await requestApproval(call, gift, {
      payload: { amount: amount(units) },
      target: 'member:x',
      reason: 'a gift',
    });
    return { commit: true, value };
  });
}

async function approve(name: string, id: string) {
  const backoffice = app.backoffice({ token: await logInOperator(app, name) });
  return backoffice.call('approvalDecide', { id, decision: 'approve', reason: 'it is right' });
}

const gifts = async () =>
  (await app.context.pool.query("select 1 from operators.login_attempt where name = 'gift'")).rows
    .length;

test('a request is executed with the exact amount when another operator with the right approves', async () => {
  const id = await ask(12_345n);
  const refused = await approve('risk', id);
  expect(refused.ok ? 'ok' : refused.refusal.code).toBe('right.required');
  expect(executed).toEqual([]);
  const done = await approve('owner', id);
  assert(done.ok, 'an owner approves');
  expect(done.value).toMatchObject({ state: 'approved', checker: 'owner', maker: 'cashier' });
  expect(executed).toEqual([12_345n]);
  expect(await gifts()).toBe(1);
});

test('a request that cannot be executed stays pending, says why, and changes nothing', async () => {
  const id = await ask(60_000n);
  const failed = await approve('owner', id);
  assert(!failed.ok, 'it is refused');
  expect(failed.refusal.code).toBe('approval.failed');
  expect(failed.refusal.message).toBe('It could not be carried out: This could not be found.');
  expect(await gifts()).toBe(1);
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const pending = await backoffice.call('approvalList', { state: 'pending' });
  assert(pending.ok, 'owners read requests');
  expect(pending.value.list.map((each) => each.id)).toEqual([id]);
});

test('the database refuses a maker as checker of the same request', async () => {
  const id = await ask(1n);
  await expect(
    app.context.pool.query(
      `update operators.approval set state = 'approved', checker_id = maker_id,
        decided_at = house_now() where approval_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/check constraint/);
});

test('a request that was stored without changes shows its requested values', async () => {
  await ask(7n);
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const pending = await backoffice.call('approvalList', { state: 'pending' });
  assert(pending.ok, 'owners read requests');
  expect(pending.value.list[0]?.changes).toEqual({ before: {}, after: { amount: '7' } });
});

test('a request that this version cannot read hides no other, and can be refused', async () => {
  const [id, good] = [await ask(2n), await ask(3n)];
  const superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await superuser.query(
    `update operators.approval set payload = '{"amount": {}}', changes = '{"after": 7}'
     where approval_id = $1`,
    [id],
  );
  await superuser.end();
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const pending = await backoffice.call('approvalList', { state: 'pending' });
  assert(pending.ok, 'owners read requests');
  const found = (wanted: string) => pending.value.list.find((each) => each.id === wanted);
  expect(found(id)).toMatchObject({ words: 'test.gift', changes: null });
  expect(found(good)).toMatchObject({ words: 'gives 3' });
  const answer = await backoffice.call('approvalDecide', {
    id,
    decision: 'refuse',
    reason: 'nobody can read it',
  } as never);
  expect(answer).toMatchObject({ ok: true, value: { state: 'refused' } });
});
