// A breached password in every call that sets one.
import { assert, LANGUAGES } from '@fairhouse/values';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../../demo/operators.ts';
import {
  freshPhoneNumber,
  verifyPhoneNumber,
  logInOperator,
  openBrowser,
  openTestApp,
  readCode,
  readMessages,
  type TestApp,
} from '../../../testing/index.ts';

const BREACHED = 'violet umbrella forest';
const GOOD = 'violet umbrella forests';

let home: TestApp;

beforeAll(async () => {
  const texts = Array.from({ length: 1000 }, (_, index) => `known-${index}`);
  const lines = [...texts, BREACHED]
    .map((text) => `${createHash('sha1').update(text).digest('hex').toUpperCase()}:7`)
    .sort();
  const file = join(mkdtempSync(join(tmpdir(), 'breached-')), 'hashes.txt');
  writeFileSync(file, lines.join('\r\n'));
  home = await openTestApp({ environment: { BREACHED_PASSWORDS: file } });
});
afterAll(() => home.close());

const newcomer = (username: string, password: string) => ({
  username,
  email: `${username}@example.com`,
  password,
  confirmPassword: password,
  birthday: '1990-05-31',
});
const refused = (field: string) => ({
  ok: false,
  refusal: { code: 'password.breached', fields: { [field]: expect.any(String) } },
});

describe('a password known from a breach', () => {
  test("is refused at registration, in the caller's language", async () => {
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const browser = openBrowser(home, { language });
      const answer = await browser.call('register', newcomer('careless', BREACHED));
      expect(answer).toMatchObject(refused('password'));
      if (!answer.ok) texts.add(answer.refusal.message);
    }
    expect(texts.size).toBe(LANGUAGES.length);
    const good = await openBrowser(home).call('register', newcomer('careful', GOOD));
    expect(good).toMatchObject({ ok: true });
  });

  test('is refused in a change of the password and in a reset', async () => {
    const browser = openBrowser(home);
    const login = await browser.call('login', { username: 'upline', password: DEMO_PASSWORD });
    assert(login.ok, 'the member logs in');
    browser.token = login.value.token;
    const change = { oldPassword: DEMO_PASSWORD, newPassword: BREACHED };
    const changed = { ...change, confirmNewPassword: BREACHED };
    expect(await browser.call('changePassword', changed)).toMatchObject(refused('newPassword'));

    const mobileNum = freshPhoneNumber();
    await verifyPhoneNumber(home, 'downline1', mobileNum);
    await openBrowser(home).call('forgotSms', { mobileNum });
    const byPhone = { mobileNum, verificationCode: await readCode(home, mobileNum) };
    const reset = await openBrowser(home).call('resetByPhone', {
      ...byPhone,
      newPassword: BREACHED,
    });
    expect(reset).toMatchObject(refused('newPassword'));

    const { email, username } = newcomer('careful', GOOD);
    await openBrowser(home).call('forgotByEmail', { username, email });
    await home.runJobs('answer-reset-requests');
    const [, token = ''] = /\/reset#(\S+)/.exec((await readMessages(home, email)).join('\n')) ?? [];
    const byLink = { token, newPassword: BREACHED, confirmNewPassword: BREACHED };
    expect(await openBrowser(home).call('resetByLink', byLink)).toMatchObject(
      refused('newPassword'),
    );
  });

  test('is refused for an operator', async () => {
    const backoffice = home.backoffice({ token: await logInOperator(home, 'draws') });
    const change = (newPassword: string) =>
      backoffice.call('consolePassword', { oldPassword: DEMO_OPERATOR_PASSWORD, newPassword });
    expect(await change(BREACHED)).toMatchObject({ refusal: { code: 'password.breached' } });
    expect(await change(GOOD)).toMatchObject({ ok: true });
  });
});
