import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OPERATOR_PASSWORD as PASSWORD } from '../../../../../../demo/operators.ts';
import { codeOf, openTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const first = async (name: string, password = PASSWORD) =>
  app.backoffice().call('consoleLogin', { name, password });
const second = (ticket: string, code: string) =>
  app.backoffice().call('consoleLoginCode', { ticket, code });

async function ticketOf(name: string): Promise<string> {
  const answer = await first(name);
  assert(answer.ok, 'the password is right');
  return answer.value.ticket;
}

async function enrol(name: string) {
  const answer = await first(name);
  assert(answer.ok && answer.value.stage === 'enrol', 'a first login enrols');
  const { ticket, secret } = answer.value;
  const entered = await second(ticket, codeOf(app, secret));
  assert(entered.ok, 'the first code is right');
  return { secret, ...entered.value };
}

const codeOfAnswer = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

test('the first login enrols an authenticator; later ones require its code and never show it', async () => {
  const { secret, token, recoveryCodes } = await enrol('owner');
  expect(recoveryCodes).toHaveLength(10);
  const me = await app.backoffice({ token }).call('consoleMe', {});
  assert(me.ok, 'the session works');
  expect(me.value).toMatchObject({ name: 'owner', roles: ['owner'], merchant: 'manila' });
  expect(me.value.merchants.map((each) => each.code)).toEqual(['manila', 'saigon']);
  await app.turnClock(MINUTE_MS);
  const again = await first('owner');
  assert(again.ok, 'the password is right');
  expect(again.value).toEqual({ stage: 'code', ticket: again.value.ticket });
  const entered = await second(again.value.ticket, codeOf(app, secret));
  assert(entered.ok, 'the code is right');
  expect(entered.value.recoveryCodes).toEqual([]);
});

test('a used code is refused, and so is an earlier one', async () => {
  const { secret } = await enrol('partner');
  const used = codeOf(app, secret);
  expect(codeOfAnswer(await second(await ticketOf('partner'), used))).toBe('operator.code_used');
  await app.turnClock(MINUTE_MS);
  const ahead = codeOf(app, secret, 1);
  expect(codeOfAnswer(await second(await ticketOf('partner'), ahead))).toBe('ok');
  const earlier = codeOf(app, secret);
  expect(codeOfAnswer(await second(await ticketOf('partner'), earlier))).toBe('operator.code_used');
});

test('a recovery code replaces the authenticator once', async () => {
  const { recoveryCodes } = await enrol('ops');
  const [code = ''] = recoveryCodes;
  const typed = code.toUpperCase().replaceAll('-', ' ');
  expect(codeOfAnswer(await second(await ticketOf('ops'), typed))).toBe('ok');
  expect(codeOfAnswer(await second(await ticketOf('ops'), code))).toBe('operator.code_wrong');
});

test('an unknown name and a wrong password have the same answer', async () => {
  const unknown = await first('nobody', 'whatever it is');
  const wrong = await first('auditor', 'whatever it is');
  expect(unknown).toEqual(wrong);
  expect(codeOfAnswer(wrong)).toBe('operator.login_wrong');
});

test('of sixty concurrent logins at most three passwords are checked', async () => {
  const tries = Array.from({ length: 60 }, (_, index) => first('auditor', `Wrong-guess-${index}`));
  const codes = (await Promise.all(tries)).map(codeOfAnswer);
  const compared = codes.filter((code) => code === 'operator.login_wrong').length;
  expect(compared).toBeGreaterThan(0);
  expect(compared).toBeLessThanOrEqual(3);
  const refused = codes.filter((code) => code === 'rate.limited' || code === 'operator.locked');
  expect(refused).toHaveLength(60 - compared);
  await app.turnClock(16 * MINUTE_MS);
});

describe('three failures', () => {
  test('lock a name for a quarter of an hour, the right password included', async () => {
    for (let tries = 0; tries < 3; tries += 1) await first('risk', 'not the password');
    const locked = await first('risk');
    expect(codeOfAnswer(locked)).toBe('operator.locked');
    expect(locked.ok ? undefined : locked.refusal.retryAfterSeconds).toBeGreaterThan(800);
    await app.turnClock(16 * MINUTE_MS);
    expect(codeOfAnswer(await first('risk'))).toBe('ok');
  });

  test('of codes lock as well', async () => {
    const { secret } = await enrol('service');
    await app.turnClock(MINUTE_MS);
    const ticket = await ticketOf('service');
    for (let tries = 0; tries < 3; tries += 1) await second(ticket, '000000');
    const right = codeOf(app, secret);
    expect(codeOfAnswer(await second(ticket, right))).toBe('operator.locked');
  });

  test('are kept in the audit log although the call was refused', async () => {
    const { rows } = await app.context.pool.query(
      `select after from operators.audit where call = 'consoleLogin (refused)'
        and target = 'operator:risk' order by number`,
    );
    expect(rows.map((row: { after: unknown }) => row.after)).toEqual([
      { failed: 'password', failures: 1, locked: false },
      { failed: 'password', failures: 2, locked: false },
      { failed: 'password', failures: 3, locked: true },
    ]);
  });
});

describe('a session', () => {
  test('ends at logout, on the server', async () => {
    const { token } = await enrol('draws');
    const backoffice = app.backoffice({ token });
    expect((await backoffice.call('consoleLogout', {})).ok).toBe(true);
    expect(codeOfAnswer(await backoffice.call('consoleMe', {}))).toBe('session.ended');
  });

  test('ends after half an hour without a call, and is extended by each call', async () => {
    const { token } = await enrol('cashier');
    const backoffice = app.backoffice({ token });
    for (let halves = 0; halves < 3; halves += 1) {
      await app.turnClock(20 * MINUTE_MS);
      expect(codeOfAnswer(await backoffice.call('consoleMe', {}))).toBe('ok');
    }
    await app.turnClock(31 * MINUTE_MS);
    expect(codeOfAnswer(await backoffice.call('consoleMe', {}))).toBe('session.ended');
  });

  test('ends after twelve hours regardless of use', async () => {
    const { token } = await enrol('auditor');
    const backoffice = app.backoffice({ token });
    for (let hours = 0; hours < 11 * 3; hours += 1) {
      await app.turnClock(20 * MINUTE_MS);
      await backoffice.call('consoleMe', {});
    }
    expect(codeOfAnswer(await backoffice.call('consoleMe', {}))).toBe('ok');
    await app.turnClock(HOUR_MS);
    expect(codeOfAnswer(await backoffice.call('consoleMe', {}))).toBe('session.ended');
  });
});

test('changing the password ends all other sessions and refuses weak ones', async () => {
  await app.turnClock(HOUR_MS);
  const { rows } = await app.context.pool.query(
    `update operators.operator set totp_sealed = null where name = 'draws' returning name`,
  );
  expect(rows).toHaveLength(1);
  const { token, secret } = await enrol('draws');
  await app.turnClock(MINUTE_MS);
  const other = await second(await ticketOf('draws'), codeOf(app, secret));
  assert(other.ok, 'a second session opens');
  const backoffice = app.backoffice({ token });
  const change = (oldPassword: string, newPassword: string) =>
    backoffice.call('consolePassword', { oldPassword, newPassword });
  expect(codeOfAnswer(await change('wrong', 'a long new sentence'))).toBe(
    'operator.password_wrong',
  );
  expect(codeOfAnswer(await change(PASSWORD, 'short'))).toBe('operator.password_weak');
  expect(codeOfAnswer(await change(PASSWORD, 'I love draws so much'))).toBe(
    'operator.password_weak',
  );
  expect(codeOfAnswer(await change(PASSWORD, PASSWORD))).toBe('operator.password_same');
  expect(codeOfAnswer(await change(PASSWORD, 'a long new sentence'))).toBe('ok');
  const ended = await app.backoffice({ token: other.value.token }).call('consoleMe', {});
  expect(codeOfAnswer(ended)).toBe('session.ended');
  expect(codeOfAnswer(await backoffice.call('consoleMe', {}))).toBe('ok');
});
