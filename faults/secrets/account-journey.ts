// The complete life of an account over HTTP, with secrets that are unmistakable.
import { assert, MINUTE_MS, type Id } from '@fairhouse/values';
import {
  codeOf,
  freshPhoneNumber,
  verifyPhoneNumber,
  logInOperator,
  openBrowser,
  readCode,
  readMessages,
  type Browser,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { agree, approveAndReadCode } from '../../apps/server/src/testing/agree.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import type { Secret } from './needles.ts';

export interface AccountJourney {
  readonly secrets: readonly Secret[];
  readonly browsers: readonly Browser[];
  /** Secrets that an HttpOnly cookie is meant to hold. */
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

/** Registers, logs in by each method, changes every secret, and resets it. */
export async function runAccountJourney(app: TestApp): Promise<AccountJourney> {
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
    'a demo password': DEMO_PASSWORD,
    ...MERCHANT_SECRETS,
  })) {
    keep(name, value);
  }
  const backoffice = await keepMerchantSecrets(app, keep);
  const browser = openBrowser(app);
  const { number, email } = await register(app, browser, keep);
  await changePasswords(browser, keep);
  await protect(app, browser, keep);
  await comeInByCode(app, number, keep);
  await backoffice();
  const back = await comeBack(app, email, keep);
  const cookies = [...browser.cookies.values(), ...back.cookies.values()].filter(isSecret);
  for (const value of cookies) keep('a remembered login', value.split('.')[1] ?? value);
  return { secrets, browsers: [browser, back], cookies };
}

type Keep = (name: string, value: string) => string;

const isSecret = (value: string): boolean => /^[\w-]{22}\.[\w-]{43}$/.test(value);
const username = 'canary01';

async function keepMerchantSecrets(app: TestApp, keep: Keep): Promise<() => Promise<void>> {
  const token = keep('an operator’s token', await logInOperator(app, 'owner'));
  const backoffice = app.backoffice({ token });
  for (const [name, value] of Object.entries(MERCHANT_SECRETS)) {
    const reason = 'for the scan';
    await agree(
      app,
      await backoffice.call('secretSet', { name: name as 'smtp.password', value, reason }),
    );
  }
  return async () => {
    // The pages that operators open when something is wrong; all of it is audited and logged.
    valueOf(await backoffice.call('secretList', {}));
    valueOf(await backoffice.call('outboxList', { pageNo: 1, pageSize: 50 }));
    valueOf(await backoffice.call('auditList', { pageNo: 1, pageSize: 50 }));
    const list = valueOf(await backoffice.call('memberList', { search: username })).list;
    const id = list[0]?.id as Id<'member'> | undefined;
    assert(id !== undefined, 'the member is found');
    const made = await backoffice.call('memberPasswordReset', { id, reason: 'for the scan' });
    if (made.ok && made.value.approvalId !== null) {
      keep('an activation code', await approveAndReadCode(app, made));
    }
  };
}

async function register(app: TestApp, browser: Browser, keep: Keep) {
  const number = freshPhoneNumber();
  const email = 'canary01@example.com';
  valueOf(await browser.call('registerSms', { mobileNum: number }));
  keep('a code to register', await readCode(app, number));
  const made = await browser.call('register', {
    username,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-05-31',
  });
  browser.token = keep('a session token', valueOf(made).token);
  await verifyPhoneNumber(app, 'player1', number);
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

/** An authenticator, its recovery codes, and a login that requires one of them. */
async function protect(app: TestApp, browser: Browser, keep: Keep): Promise<void> {
  const password = NEXT_PASSWORD;
  const { secret } = valueOf(await browser.call('authenticatorSetUp', { password }));
  keep('an authenticator’s secret', secret);
  const code = keep('an authenticator’s code', codeOf(app, secret));
  const { recoveryCodes } = valueOf(await browser.call('authenticatorConfirm', { code }));
  for (const each of recoveryCodes) {
    keep('a recovery code', each);
    keep('a recovery code without its lines', each.replaceAll('-', ''));
  }
  await app.turnClock(MINUTE_MS);
  const stranger = openBrowser(app);
  const asked = await stranger.call('login', { username, password });
  const ticket = asked.ok ? '' : String(asked.refusal.value['ticket']);
  keep('a login’s ticket', ticket);
  const [recovery = ''] = recoveryCodes;
  const come = { ticket, kind: 'recovery' as const, code: recovery };
  keep('a fourth token', valueOf(await stranger.call('loginVerify', come)).token);
  const live = await browser.call('liveTicket', {});
  if (live.ok) keep('a ticket of the live connection', live.value.ticket);
}

async function comeInByCode(app: TestApp, number: string, keep: Keep): Promise<void> {
  await app.turnClock(2 * MINUTE_MS);
  valueOf(await openBrowser(app).call('loginCode', { mobileNum: number }));
  const code = keep('a code to log in', await readCode(app, number));
  const asked = { type: 'sms', username: number, password: code } as const;
  const come = await openBrowser(app).call('login', asked);
  keep('a fifth token', valueOf(come).token);
}

/** A password reset with the link of a mail. */
async function comeBack(app: TestApp, email: string, keep: Keep): Promise<Browser> {
  const browser = openBrowser(app);
  valueOf(await browser.call('forgotByEmail', { username, email }));
  await app.runJobs('answer-reset-requests');
  const [text = ''] = await readMessages(app, email);
  const [, token = ''] = /\/reset#(\S+)/.exec(text) ?? [];
  assert(token !== '', 'a link went out');
  keep('a reset link', token);
  const words = { newPassword: LAST_PASSWORD, confirmNewPassword: LAST_PASSWORD };
  valueOf(await browser.call('resetByLink', { token, ...words }));
  return browser;
}
