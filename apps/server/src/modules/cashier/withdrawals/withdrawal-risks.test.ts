import { assert, DAY_MS, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
} from '../../../../../../demo/demo-members.ts';
import {
  bindCard,
  openCashierApp,
  logInPayer,
  type CashierApp,
  type Payer,
} from '../../../testing/cashier-app.ts';

let test: CashierApp;
let payer: Payer;
let card: Id<'bank_card'>;

beforeAll(async () => {
  test = await openCashierApp({ TRUSTED_PROXIES: '1' });
  payer = await logInPayer(test, 'player1', '9000');
  const holder = DEMO_MEMBERS.find(({ username }) => username === 'player1')?.realName ?? '';
  card = await bindCard(payer, '0012345678', holder);
  await test.sql(`update cashier.setting set value = jsonb_set(value, '{automatic}',
    value->'automatic' || '{"enabled": true, "notFirst": false}')`);
});
afterAll(() => test.close());

/** The rules that a withdrawal breaks when it is requested from an address now. */
async function broken(address?: string): Promise<readonly string[]> {
  const made = await (
    await logIn(address)
  ).call('withdrawCreate', { amount: '100', card, paymentPassword: DEMO_PAYMENT_PASSWORD });
  assert(made.ok, `it is taken: ${made.ok ? '' : made.refusal.code}`);
  const rows = await test.sql<{ risks: string[] }>(
    'select risks from cashier.withdrawal where number = $1',
    [made.value.number],
  );
  return rows[0]?.risks ?? ['no order'];
}

async function logIn(address?: string): Promise<Payer['client']> {
  const as = address === undefined ? {} : { headers: { 'x-forwarded-for': address } };
  const asked = { username: 'player1', password: DEMO_PASSWORD };
  const login = await test.client(as).call('login', asked);
  assert(login.ok, 'the member logs in');
  return test.client({ token: login.value.token });
}

it('a recent payment password sends a withdrawal to an officer, an old one does not', async () => {
  expect(await broken()).toEqual(['payment_password']);
  await test.turnClock(11 * DAY_MS);
  expect(await broken()).toEqual([]);
});

it('a login from a new country does, until it is no longer new', async () => {
  expect(await broken('8.8.8.8')).toEqual(['new_region']);
  expect(await broken()).toEqual(['new_region']);
  await test.turnClock(11 * DAY_MS);
  // Another address in the same country.
  expect(await broken('8.8.4.4')).toEqual([]);
  expect(await broken('1.1.1.1')).toEqual(['new_region']);
});
