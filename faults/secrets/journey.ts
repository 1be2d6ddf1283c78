// The whole life of an account over HTTP, with secrets that can be told from anything else.
import { assert, MINUTE_MS, type Id } from '@fairhouse/values';
import {
  codeOf,
  freshNumber,
  giveNumber,
  logInOperator,
  openBrowser,
  readCode,
  readMessages,
  type Browser,
  type TestHouse,
} from '../../apps/server/src/testing/index.ts';
import { agree, agreedCode } from '../../apps/server/src/testing/agree.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-house.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { CAST_PASSWORD } from '../../demo/cast.ts';
import type { Secret } from './needles.ts';

export interface Lived {
  readonly secrets: readonly Secret[];
  readonly browsers: readonly Browser[];
  /** Secrets that a cookie hidden from scripts is there to hold. */
  readonly cookies: readonly string[];
}

const PASSWORD = 'Canary-lagoon-4471';
const NEXT_PASSWORD = 'Canary-harbour-9983';
const LAST_PASSWORD = 'Canary-orchard-5520';
const PAYMENT = '739184';
const NEXT_PAYMENT = '582940';
const MERCHANT_SECRETS = {
  'smtp.password': 'Canary-smtp-60417',
  'sms.token': 'Canary-gateway-77120',
  'geetest.key': 'Canary-geetest-31995',
  'google.secret': 'Canary-google-88213',
  'telegram.token': '7711:Canary-telegram-40958',
} as const;

/** Registers, logs in each way, changes everything that is secret, and gets it back. */
export async function live(house: TestHouse): Promise<Lived> {
  const secrets: Secret[] = [];
  const keep = (name: string, value: string): string => {
    secrets.push({ name, value });
    return value;
  };
  for (const [name, value] of Object.entries({
    password: PASSWORD,
    'second password': NEXT_PASSWORD,
    'third password': LAST_PASSWORD,
    'payment password': PAYMENT,
    'second payment password': NEXT_PAYMENT,
    'an operator’s password': DEMO_OPERATOR_PASSWORD,
    'a password of the cast': CAST_PASSWORD,
    ...MERCHANT_SECRETS,
  })) {
    keep(name, value);
  }
  const desk = await keepMerchantSecrets(house, keep);
  const browser = openBrowser(house);
  const { number, email } = await register(house, browser, keep);
  await changePasswords(browser, keep);
  await protect(house, browser, keep);
  await comeInByCode(house, number, keep);
  await desk();
  const back = await comeBack(house, email, keep);
  const cookies = [...browser.cookies.values(), ...back.cookies.values()].filter(isSecret);
  for (const value of cookies) keep('a remembered login', value.split('.')[1] ?? value);
  return { secrets, browsers: [browser, back], cookies };
}

type Keep = (name: string, value: string) => string;

const isSecret = (value: string): boolean => /^[\w-]{22}\.[\w-]{43}$/.test(value);
const username = 'canary01';

async function keepMerchantSecrets(house: TestHouse, keep: Keep): Promise<() => Promise<void>> {
  const token = keep('an operator’s token', await logInOperator(house, 'owner'));
  const desk = house.desk({ token });
  for (const [name, value] of Object.entries(MERCHANT_SECRETS)) {
    const reason = 'for the scan';
    await agree(
      house,
      await desk.call('secretSet', { name: name as 'smtp.password', value, reason }),
    );
  }
  return async () => {
    // What operators look at when something is wrong; all of it is audited and logged.
    valueOf(await desk.call('secretList', {}));
    valueOf(await desk.call('outboxList', { pageNo: 1, pageSize: 50 }));
    valueOf(await desk.call('auditList', { pageNo: 1, pageSize: 50 }));
    const list = valueOf(await desk.call('memberList', { search: username })).list;
    const id = list[0]?.id as Id<'member'> | undefined;
    assert(id !== undefined, 'the member is found');
    const made = await desk.call('memberPasswordReset', { id, reason: 'for the scan' });
    if (made.ok && made.value.approvalId !== null) {
      keep('an activation code', await agreedCode(house, made));
    }
  };
}

async function register(house: TestHouse, browser: Browser, keep: Keep) {
  const number = freshNumber();
  const email = 'canary01@example.com';
  valueOf(await browser.call('registerSms', { mobileNum: number }));
  keep('a code to register', await readCode(house, number));
  const made = await browser.call('register', {
    username,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-05-31',
  });
  browser.token = keep('a session token', valueOf(made).token);
  await giveNumber(house, 'player1', number);
  return { number, email };
}

async function changePasswords(browser: Browser, keep: Keep): Promise<void> {
  const asked = { username, password: PASSWORD, remember: true };
  browser.token = keep('a second token', valueOf(await browser.call('login', asked)).token);
  await browser.call('login', { username, password: `${PASSWORD}-wrong` });
  const changed = await browser.call('changePassword', {
    oldPassword: PASSWORD,
    newPassword: NEXT_PASSWORD,
    confirmNewPassword: NEXT_PASSWORD,
  });
  valueOf(changed);
  const again = { username, password: NEXT_PASSWORD, remember: true };
  browser.token = keep('a third token', valueOf(await browser.call('login', again)).token);
  valueOf(
    await browser.call('paymentPasswordSet', {
      password: NEXT_PASSWORD,
      paymentPassword: PAYMENT,
      confirmPaymentPassword: PAYMENT,
    }),
  );
  valueOf(
    await browser.call('paymentPasswordChange', {
      oldPaymentPassword: PAYMENT,
      newPaymentPassword: NEXT_PAYMENT,
      confirmPaymentPassword: NEXT_PAYMENT,
    }),
  );
  const remembered = valueOf(await browser.call('rememberLogin', { username }));
  browser.token = keep('a fourth token', remembered.token);
}

/** An authenticator, its recovery codes, and a login that is asked for one of them. */
async function protect(house: TestHouse, browser: Browser, keep: Keep): Promise<void> {
  const password = NEXT_PASSWORD;
  const { secret } = valueOf(await browser.call('authenticatorSetUp', { password }));
  keep('an authenticator’s secret', secret);
  const code = keep('an authenticator’s code', codeOf(house, secret));
  const { recoveryCodes } = valueOf(await browser.call('authenticatorConfirm', { code }));
  for (const each of recoveryCodes) {
    keep('a recovery code', each);
    keep('a recovery code without its lines', each.replaceAll('-', ''));
  }
  await house.turnClock(MINUTE_MS);
  const stranger = openBrowser(house);
  const asked = await stranger.call('login', { username, password });
  const ticket = asked.ok ? '' : String(asked.refusal.value['ticket']);
  keep('a login’s ticket', ticket);
  const [recovery = ''] = recoveryCodes;
  const come = { ticket, kind: 'recovery' as const, code: recovery };
  keep('a fourth token', valueOf(await stranger.call('loginVerify', come)).token);
  const live = await browser.call('liveTicket', {});
  if (live.ok) keep('a ticket of the live connection', live.value.ticket);
}

async function comeInByCode(house: TestHouse, number: string, keep: Keep): Promise<void> {
  await house.turnClock(2 * MINUTE_MS);
  valueOf(await openBrowser(house).call('loginCode', { mobileNum: number }));
  const code = keep('a code to log in', await readCode(house, number));
  const asked = { type: 'sms', username: number, password: code } as const;
  const come = await openBrowser(house).call('login', asked);
  keep('a fifth token', valueOf(come).token);
}

/** A forgotten password, with the link of a mail. */
async function comeBack(house: TestHouse, email: string, keep: Keep): Promise<Browser> {
  const browser = openBrowser(house);
  valueOf(await browser.call('forgotByEmail', { username, email }));
  await house.runJobs('answer-reset-requests');
  const [text = ''] = await readMessages(house, email);
  const [, token = ''] = /\/reset#(\S+)/.exec(text) ?? [];
  assert(token !== '', 'a link went out');
  keep('a reset link', token);
  const words = { newPassword: LAST_PASSWORD, confirmNewPassword: LAST_PASSWORD };
  valueOf(await browser.call('resetByLink', { token, ...words }));
  return browser;
}
