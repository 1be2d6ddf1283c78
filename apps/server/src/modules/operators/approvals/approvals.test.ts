import { refuse, wireAmount } from '@fairhouse/calls';
import { amount, assert, ok, type Amount } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { logInOperator, openTestHouse, type TestHouse } from '../../../testing/index.ts';
import { transaction } from '../../../ground/sql.ts';
import { registerApproval, type ConsoleCall } from './approval.ts';
import { requestApproval } from './request-approval.ts';

let house: TestHouse;
const carriedOut: Amount[] = [];

const sayEverywhere = (text: string) => ({ EN: text, CN: text, ID: text, TH: text, VI: text });

const gift = registerApproval({
  kind: 'test.gift',
  right: 'adjustments.make',
  payload: z.object({ amount: wireAmount }),
  describe: ({ amount }) => sayEverywhere(`gives ${amount}`),
  execute: async (call, { amount }) => {
    await call.sql.query(`insert into operators.login_attempt (name, address, outcome, at)
      values ('gift', '', 'unlocked', house_now())`);
    if (amount > 50_000n) return refuse('not.found');
    carriedOut.push(amount);
    return ok(null);
  },
});

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

async function ask(units: bigint): Promise<string> {
  const people = await house.house.pool.query<{ operator_id: string }>(
    `select operator_id from operators.operator where name = 'cashier'`,
  );
  return transaction(house.house.pool, async (sql) => {
    const call = {
      sql,
      house: house.house,
      merchant: house.merchant,
      now: house.house.clock.now(),
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
  const desk = house.desk({ token: await logInOperator(house, name) });
  return desk.call('approvalDecide', { id, decision: 'approve', reason: 'it is right' });
}

const gifts = async () =>
  (await house.house.pool.query("select 1 from operators.login_attempt where name = 'gift'")).rows
    .length;

test('a request is carried out when another person who may do it approves, with the exact money', async () => {
  const id = await ask(12_345n);
  const refused = await approve('risk', id);
  expect(refused.ok ? 'ok' : refused.refusal.code).toBe('right.required');
  expect(carriedOut).toEqual([]);
  const done = await approve('owner', id);
  assert(done.ok, 'an owner approves');
  expect(done.value).toMatchObject({ state: 'approved', checker: 'owner', maker: 'cashier' });
  expect(carriedOut).toEqual([12_345n]);
  expect(await gifts()).toBe(1);
});

test('what cannot be carried out stays pending, says why, and leaves nothing behind', async () => {
  const id = await ask(60_000n);
  const failed = await approve('owner', id);
  assert(!failed.ok, 'it is refused');
  expect(failed.refusal.code).toBe('approval.failed');
  expect(failed.refusal.message).toBe('It could not be carried out: This could not be found.');
  expect(await gifts()).toBe(1);
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const pending = await desk.call('approvalList', { state: 'pending' });
  assert(pending.ok, 'owners read requests');
  expect(pending.value.list.map((each) => each.id)).toEqual([id]);
});

test('even by hand a maker cannot be written down as his own checker', async () => {
  const id = await ask(1n);
  await expect(
    house.house.pool.query(
      `update operators.approval set state = 'approved', checker_id = maker_id,
        decided_at = house_now() where approval_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/check constraint/);
});
