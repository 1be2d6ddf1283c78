// A test app with the sandbox bank beside it: real callbacks between two real processes.
import { internalFetch } from '@fairhouse/tls';
import { assert, parseAmount, type Id } from '@fairhouse/values';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { currencyOf, houseAccount, mainAccount, receivableAccount } from '../accounts.ts';
import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../demo/demo-members.ts';
import { homeDirectory } from '../home.ts';
import { programOf } from './program-of.ts';
import { CALLBACK_PATH, signCallback } from './sign-callback.ts';
import { initialClockOffset, openTestApp, type TestApp } from './test-app.ts';

export interface CashierApp extends TestApp {
  readonly bankUrl: string;
  /** Kills the bank's process. */
  stopBank(): void;
  startBank(): Promise<void>;
  /** Presses a button of the hosted page. */
  press(payUrl: string | null, choice: string, amount?: string): Promise<number>;
  /** Sends a callback with the given signature headers; the omitted ones are correct. */
  callBack(
    callback: object,
    signing?: CallbackSignature,
  ): Promise<{ status: number; body: unknown }>;
  /** Runs a statement as the database's owner. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface CallbackSignature {
  readonly timestamp?: number;
  readonly nonce?: string;
  readonly signature?: string;
  readonly secret?: string;
}

export interface Payer {
  readonly member: Id<'member'>;
  readonly client: ReturnType<TestApp['client']>;
}

/** Opens the test app and its bank. Close it in `afterAll`. */
export async function openCashierApp(
  environment: Readonly<Record<string, string>> = {},
): Promise<CashierApp> {
  const data = mkdtempSync(join(tmpdir(), 'cashier-'));
  const secret = randomBytes(32).toString('hex');
  const secretFile = join(data, 'bank.secret');
  writeFileSync(secretFile, secret, { mode: 0o600 });
  const [sitePort, bankPort] = await Promise.all([freePort(), freePort()]);
  const scheme = environment['TLS_CERT'] === undefined ? 'http' : 'https';
  const bankUrl = `${scheme}://127.0.0.1:${bankPort}`;
  const variables = {
    PORT: String(bankPort),
    DATA_DIR: join(data, 'bank'),
    BANK_SECRET_FILE: secretFile,
    BANK_URL: bankUrl,
    SERVER_URL: `${scheme}://127.0.0.1:${sitePort}`,
    BANK_PAYOUT_MS: '50',
    BANK_SKEW_SECONDS: '1000000000',
    ...environment,
  };
  let bank = await startBankProcess(variables);
  const test = await openTestApp({
    environment: {
      ...environment,
      PORT: String(sitePort),
      BANK_URL: bankUrl,
      BANK_SECRET_FILE: secretFile,
    },
  });
  const owner = new pg.Pool({ connectionString: test.databaseUrl, max: 2 });
  return {
    ...test,
    bankUrl,
    stopBank: () => void bank.kill('SIGKILL'),
    startBank: async () => {
      bank = await startBankProcess(variables);
    },
    press: (payUrl, choice, amount) => press(test, payUrl, choice, amount),
    callBack: (callback, signing) => callBack(test, secret, callback, signing),
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await owner.query(text, [...values])).rows as Row[],
    close: async () => {
      bank.kill('SIGKILL');
      await owner.end();
      await test.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A demo member, logged in; `money` is credited without a turnover requirement. */
export async function logInPayer(
  test: TestApp,
  username: DemoMember['username'],
  money = '0',
): Promise<Payer> {
  const member = demoMemberId(test.merchant, username);
  await fund(test, member, money);
  const login = await test.client().call('login', { username, password: DEMO_PASSWORD });
  assert(login.ok, `${username} can log in`);
  return { member, client: test.client({ token: login.value.token }) };
}

/** Credits an account from a house account. */
export async function fund(test: TestApp, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined, `${money} is an amount`);
  if (amount === 0n) return;
  const funded = await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'adjustment_credit',
    reference: 'test',
    legs: [
      { debit: houseAccount('real', 'adjustment'), credit: mainAccount('real', member), amount },
    ],
  });
  assert(funded.status === 'booked', 'the account is credited');
}

/** Debits a stake as a bet does. */
export async function stake(test: TestApp, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined && amount > 0n, `${money} is a stake`);
  const staked = await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'stake',
    reference: 'test',
    legs: [{ debit: mainAccount('real', member), credit: houseAccount('real', 'lottery'), amount }],
  });
  assert(staked.status === 'booked', 'the stake is booked');
}

/** Refunds a stake as a cancelled bet does. */
export async function refundStake(
  test: TestApp,
  member: Id<'member'>,
  money: string,
): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined && amount > 0n, `${money} is a stake`);
  await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'stake_refund',
    reference: 'test',
    legs: [{ debit: houseAccount('real', 'lottery'), credit: mainAccount('real', member), amount }],
  });
}

/** Books the debt that a corrected result leaves when the balance is too low. */
export async function bookDebt(test: TestApp, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined && amount > 0n, `${money} is a debt`);
  const debit = receivableAccount('real', member);
  await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'payout_reversal',
    reference: 'test',
    legs: [{ debit, credit: houseAccount('real', 'lottery'), amount }],
  });
}

/** Binds an account of the payer, whose number decides how the sandbox bank ends a payout. */
export async function bindCard(
  payer: Payer,
  number: string,
  holder: string,
): Promise<Id<'bank_card'>> {
  const bound = await payer.client.call('bankCardAdd', {
    bank: 'BDO',
    number,
    holder,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });
  assert(bound.ok, `the account is bound: ${bound.ok ? '' : bound.refusal.code}`);
  return bound.value.id as Id<'bank_card'>;
}

/** Waits for a result that depends on two processes. */
export async function waitFor<Value>(
  look: () => Promise<Value | undefined | false>,
): Promise<Value> {
  const endsAt = performance.now() + 15_000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    assert(performance.now() < endsAt, 'it happens within 15 seconds');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function press(
  { context: app }: TestApp,
  payUrl: string | null,
  choice: string,
  amount?: string,
): Promise<number> {
  assert(payUrl !== null, 'the order has a payment page');
  const form = new URLSearchParams({ choice, ...(amount === undefined ? {} : { amount }) });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked = { method: 'POST', headers, body: form.toString() };
  const { caFile } = app.config;
  const answer = await (caFile === undefined
    ? fetch(payUrl, { ...asked, redirect: 'manual' })
    : internalFetch(caFile, new URL(payUrl), asked));
  await answer.arrayBuffer();
  return answer.status;
}

async function callBack(
  test: TestApp,
  secret: string,
  callback: object,
  signing: CallbackSignature = {},
): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify(callback);
  const { timestamp = test.context.clock.now(), nonce, signature } = signing;
  const given = nonce === undefined ? { timestamp } : { timestamp, nonce };
  const right = signCallback(signing.secret ?? secret, body, given);
  const answer = await fetch(`${test.origin}${CALLBACK_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...right,
      ...(signature === undefined ? {} : { 'x-bank-signature': signature }),
    },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

/** The bank's clock begins at the test app's time. */
async function startBankProcess(
  variables: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const turn = `const now = Date.now; Date.now = () => now() + ${initialClockOffset()};`;
  const clock = `data:text/javascript,${encodeURIComponent(turn)}`;
  const child = spawn(
    process.execPath,
    ['--import', clock, ...programOf('apps/sandbox-bank/src/main.ts')],
    {
      cwd: homeDirectory(),
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the bank ended with ${code}`)));
  });
  return child;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
