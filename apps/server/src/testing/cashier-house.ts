// A house with the sandbox bank beside it: real callbacks between two real processes.
import { insideFetch } from '@fairhouse/tls';
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
  CAST_PASSWORD,
  CAST_PAYMENT_PASSWORD,
  castId,
  type CastMember,
} from '../../../../demo/cast.ts';
import { homeDirectory } from '../home.ts';
import { programOf } from './program-of.ts';
import { CALLBACK_PATH, signCallback } from './sign-callback.ts';
import { aheadAtFirst, openTestHouse, type TestHouse } from './test-house.ts';

export interface CashierHouse extends TestHouse {
  readonly bankUrl: string;
  /** Ends the bank's process without a warning. */
  stopBank(): void;
  startBank(): Promise<void>;
  /** Presses a button of the hosted page. */
  press(payUrl: string | null, choice: string, amount?: string): Promise<number>;
  /** Sends a callback with marks of one's own making; what is left out is right. */
  callBack(news: object, marks?: CallbackMarks): Promise<{ status: number; body: unknown }>;
  /** Runs a statement past the application's role. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface CallbackMarks {
  readonly timestamp?: number;
  readonly nonce?: string;
  readonly signature?: string;
  readonly secret?: string;
}

export interface Payer {
  readonly member: Id<'member'>;
  readonly client: ReturnType<TestHouse['client']>;
}

/** Opens the house and its bank. Close it in `afterAll`. */
export async function openCashierHouse(
  environment: Readonly<Record<string, string>> = {},
): Promise<CashierHouse> {
  const data = mkdtempSync(join(tmpdir(), 'cashier-'));
  const secret = randomBytes(32).toString('hex');
  const secretFile = join(data, 'bank.secret');
  writeFileSync(secretFile, secret, { mode: 0o600 });
  const [sitePort, bankPort] = await Promise.all([freePort(), freePort()]);
  const scheme = environment['TLS_CERT'] === undefined ? 'http' : 'https';
  const bankUrl = `${scheme}://127.0.0.1:${bankPort}`;
  const told = {
    PORT: String(bankPort),
    DATA_DIR: join(data, 'bank'),
    BANK_SECRET_FILE: secretFile,
    BANK_URL: bankUrl,
    SERVER_URL: `${scheme}://127.0.0.1:${sitePort}`,
    BANK_PAYOUT_MS: '50',
    BANK_SKEW_SECONDS: '1000000000',
    ...environment,
  };
  let bank = await startBankProcess(told);
  const test = await openTestHouse({
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
      bank = await startBankProcess(told);
    },
    press: (payUrl, choice, amount) => press(test, payUrl, choice, amount),
    callBack: (news, marks) => callBack(test, secret, news, marks),
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

/** A member of the cast, logged in; `money` is given without a turnover to reach. */
export async function payerWith(
  test: TestHouse,
  username: CastMember['username'],
  money = '0',
): Promise<Payer> {
  const member = castId(test.merchant, username);
  await fund(test, member, money);
  const login = await test.client().call('login', { username, password: CAST_PASSWORD });
  assert(login.ok, `${username} can log in`);
  return { member, client: test.client({ token: login.value.token }) };
}

/** Puts money into an account from the house's own. */
export async function fund(test: TestHouse, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined, `${money} is an amount`);
  if (amount === 0n) return;
  const funded = await test.house.ledger.book({
    merchant: test.merchant.id,
    id: test.house.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'adjustment_credit',
    reference: 'test',
    legs: [
      { debit: houseAccount('real', 'adjustment'), credit: mainAccount('real', member), amount },
    ],
  });
  assert(funded.status === 'booked', 'the member has money');
}

/** Moves money out as a bet does. */
export async function stake(test: TestHouse, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined && amount > 0n, `${money} is a stake`);
  const staked = await test.house.ledger.book({
    merchant: test.merchant.id,
    id: test.house.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'stake',
    reference: 'test',
    legs: [{ debit: mainAccount('real', member), credit: houseAccount('real', 'lottery'), amount }],
  });
  assert(staked.status === 'booked', 'the stake is there');
}

/** Gives a stake back as a cancelled bet does. */
export async function unstake(test: TestHouse, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined && amount > 0n, `${money} is a stake`);
  await test.house.ledger.book({
    merchant: test.merchant.id,
    id: test.house.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'stake_refund',
    reference: 'test',
    legs: [{ debit: houseAccount('real', 'lottery'), credit: mainAccount('real', member), amount }],
  });
}

/** What a corrected result leaves behind when the money is not there any more. */
export async function owe(test: TestHouse, member: Id<'member'>, money: string): Promise<void> {
  const amount = parseAmount(money);
  assert(amount !== undefined && amount > 0n, `${money} is a debt`);
  const debit = receivableAccount('real', member);
  await test.house.ledger.book({
    merchant: test.merchant.id,
    id: test.house.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code: 'payout_reversal',
    reference: 'test',
    legs: [{ debit, credit: houseAccount('real', 'lottery'), amount }],
  });
}

/** An account of the payer's own, whose number decides how the sandbox bank ends a payout. */
export async function bindCard(
  payer: Payer,
  number: string,
  holder: string,
): Promise<Id<'bank_card'>> {
  const bound = await payer.client.call('bankCardAdd', {
    bank: 'BDO',
    number,
    holder,
    paymentPassword: CAST_PAYMENT_PASSWORD,
  });
  assert(bound.ok, `the account is bound: ${bound.ok ? '' : bound.refusal.code}`);
  return bound.value.id as Id<'bank_card'>;
}

/** Waits for something that two processes bring about between them. */
export async function eventually<Value>(
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
  { house }: TestHouse,
  payUrl: string | null,
  choice: string,
  amount?: string,
): Promise<number> {
  assert(payUrl !== null, 'the order has a page');
  const form = new URLSearchParams({ choice, ...(amount === undefined ? {} : { amount }) });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked = { method: 'POST', headers, body: form.toString() };
  const { caFile } = house.config;
  const answer = await (caFile === undefined
    ? fetch(payUrl, { ...asked, redirect: 'manual' })
    : insideFetch(caFile, new URL(payUrl), asked));
  await answer.arrayBuffer();
  return answer.status;
}

async function callBack(
  test: TestHouse,
  secret: string,
  news: object,
  marks: CallbackMarks = {},
): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify(news);
  const { timestamp = test.house.clock.now(), nonce, signature } = marks;
  const given = nonce === undefined ? { timestamp } : { timestamp, nonce };
  const right = signCallback(marks.secret ?? secret, body, given);
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

/** The bank's clock begins with the house's. */
async function startBankProcess(told: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const turn = `const now = Date.now; Date.now = () => now() + ${aheadAtFirst()};`;
  const clock = `data:text/javascript,${encodeURIComponent(turn)}`;
  const child = spawn(process.execPath, ['--import', clock, ...programOf('sandbox-bank')], {
    cwd: homeDirectory(),
    env: { ...process.env, ...told },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
