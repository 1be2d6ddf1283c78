import { assert, HOUR_MS, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, openTestApp, type TestApp } from '../../../testing/index.ts';
import { addPost, insertPerson, resetAccess } from '../people/store.ts';
import { hashPassword } from '../session/password.ts';
import { makeEnrolment, unknownPassword } from './make-enrolment.ts';

let own: TestApp;
const CHOSEN = 'Quiet-harbour-47';

beforeAll(async () => {
  own = await openTestApp();
});
afterAll(() => own.close());

async function person(name: string) {
  const { context: app, merchant } = own;
  const id = app.newId<'operator'>();
  await insertPerson(app.pool, {
    id,
    name,
    displayName: name.toUpperCase(),
    passwordHash: await hashPassword(app, unknownPassword()),
    passwordUntil: null,
    now: app.clock.now(),
  });
  await addPost(app.pool, merchant.id, id, 'owner');
  return id;
}

async function linkFor(operator: Id<'operator'>, hours = 24): Promise<string> {
  const { context: app } = own;
  const address = await makeEnrolment(app.pool, app, { operator, forMs: hours * HOUR_MS });
  return address.split('/').at(-1) ?? '';
}

const opened = async (link: string) => {
  const answer = await own.backoffice().call('consoleEnrolmentOpen', { link });
  assert(answer.ok, 'the link opens');
  return answer.value;
};
const enrol = (link: string, secret: string, password = CHOSEN) =>
  own.backoffice().call('consoleEnrol', { link, password, code: codeOf(own, secret) });
const codeOfAnswer = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

test('the operator sets password and authenticator, is logged in, and can log in with them later', async () => {
  const link = await linkFor(await person('nina'));
  const first = await opened(link);
  expect(first).toMatchObject({ name: 'nina', displayName: 'NINA' });
  expect((await opened(link)).secret).toBe(first.secret);
  const entered = await enrol(link, first.secret);
  assert(entered.ok, 'the link is good');
  expect(entered.value.recoveryCodes).toHaveLength(10);
  const me = await own.backoffice({ token: entered.value.token }).call('consoleMe', {});
  expect(me).toMatchObject({ ok: true, value: { name: 'nina', mustChange: false } });

  await own.turnClock(60_000);
  const login = await own.backoffice().call('consoleLogin', { name: 'nina', password: CHOSEN });
  assert(login.ok, 'the chosen password is right');
  expect(login.value.stage).toBe('code');
  const code = codeOf(own, first.secret);
  const second = await own
    .backoffice()
    .call('consoleLoginCode', { ticket: login.value.ticket, code });
  expect(codeOfAnswer(second)).toBe('ok');
});

test('a code is valid once, across an enrolment and across a reset', async () => {
  const id = await person('olga');
  const logIn = async (code: string) => {
    const login = await own.backoffice().call('consoleLogin', { name: 'olga', password: CHOSEN });
    assert(login.ok, 'the password is right');
    return codeOfAnswer(
      await own.backoffice().call('consoleLoginCode', { ticket: login.value.ticket, code }),
    );
  };
  const comeIn = async (link: string) => {
    const { secret } = await opened(link);
    expect(codeOfAnswer(await enrol(link, secret))).toBe('ok');
    return secret;
  };
  const first = await comeIn(await linkFor(id));
  // Codes of the enrolment's step and of the step before are used up; the next step's is valid,
  // once.
  for (const stepsOn of [0, -1]) {
    expect(await logIn(codeOf(own, first, stepsOn))).toBe('operator.code_used');
  }
  await own.turnClock(30_000);
  expect(await logIn(codeOf(own, first))).toBe('ok');
  await resetAccess(own.context.pool, id, await hashPassword(own.context, unknownPassword()));
  const second = await comeIn(await linkFor(id));
  expect(second).not.toBe(first);
  expect(await logIn(codeOf(own, second))).toBe('operator.code_used');
  await own.turnClock(30_000);
  expect(await logIn(codeOf(own, first))).toBe('operator.code_wrong');
  expect(await logIn(codeOf(own, second))).toBe('ok');
  expect(await logIn(codeOf(own, second))).toBe('operator.code_used');
});

test('a link works once, also for two concurrent requests', async () => {
  const link = await linkFor(await person('oscar'));
  const { secret } = await opened(link);
  const both = await Promise.all([enrol(link, secret), enrol(link, secret, 'Second-person-12')]);
  expect(
    both.map(codeOfAnswer).toSorted((one = '', other = '') => one.localeCompare(other)),
  ).toEqual(['ok', 'operator.enrolment_ended']);
  const again = await own.backoffice().call('consoleEnrolmentOpen', { link });
  expect(codeOfAnswer(again)).toBe('operator.enrolment_ended');
});

test('a link expires, a newer link replaces it, and a disabled operator has none', async () => {
  const id = await person('petra');
  const old = await linkFor(id);
  const link = await linkFor(id, 2);
  const { secret } = await opened(link);
  expect(codeOfAnswer(await enrol(old, secret))).toBe('operator.enrolment_ended');
  await own.turnClock(2 * HOUR_MS);
  expect(codeOfAnswer(await enrol(link, secret))).toBe('operator.enrolment_ended');
  const late = await linkFor(id);
  await own.context.pool.query(
    "update operators.operator set state = 'disabled' where operator_id = $1",
    [id],
  );
  const asked = await own.backoffice().call('consoleEnrolmentOpen', { link: late });
  expect(codeOfAnswer(asked)).toBe('operator.enrolment_ended');
});

test('a weak password and a wrong code leave the link valid', async () => {
  const link = await linkFor(await person('quentin'));
  const unopened = await own
    .backoffice()
    .call('consoleEnrol', { link, password: CHOSEN, code: '123456' });
  expect(codeOfAnswer(unopened)).toBe('operator.enrolment_ended');
  const { secret } = await opened(link);
  expect(codeOfAnswer(await enrol(link, secret, 'short'))).toBe('operator.password_weak');
  const other = codeOf(own, secret, 40);
  const wrong = await own
    .backoffice()
    .call('consoleEnrol', { link, password: CHOSEN, code: other });
  expect(codeOfAnswer(wrong)).toBe('operator.code_wrong');
  expect(codeOfAnswer(await enrol(link, secret))).toBe('ok');
});

test('the database contains neither the link nor any password in plain text', async () => {
  const id = await person('rosa');
  const link = await linkFor(id);
  const { rows } = await own.context.pool.query<{ row: string }>(
    'select e::text as row from operators.enrolment e where operator_id = $1',
    [id],
  );
  expect(rows).toHaveLength(1);
  const [kept = ''] = rows.map(({ row }) => row);
  expect(kept).not.toContain(link);
  expect(kept).not.toContain(Buffer.from(link, 'base64url').toString('hex'));
  const login = await own.backoffice().call('consoleLogin', { name: 'rosa', password: link });
  expect(codeOfAnswer(login)).toBe('operator.login_wrong');
});
