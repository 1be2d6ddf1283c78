import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../../demo/operators.ts';
import { transaction } from '../../../platform/sql.ts';
import { codeOf, logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';
import { provisionOperator } from '../provision-operators.ts';
import { directoryOf } from '../../settings/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const backoffice = async (name: string) =>
  app.backoffice({ token: await logInOperator(app, name) });
const refusalOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;
const reason = 'because the test says so';

async function decide(name: string, id: string, decision: 'approve' | 'refuse' | 'withdraw') {
  return (await backoffice(name)).call('approvalDecide', { id, decision, reason });
}

async function idOf(name: string): Promise<Id<'operator'>> {
  const people = await (await backoffice('owner')).call('operatorList', {});
  assert(people.ok, 'owners read the operators');
  const found = people.value.list.find((each) => each.name === name);
  assert(found !== undefined, `there is an operator ${name}`);
  return found.id as Id<'operator'>;
}

/** Uses a link as its recipient would; returns the client of that operator. */
async function enrol(address: string, password = 'my own long sentence') {
  const link = address.split('/').at(-1) ?? '';
  const opened = await app.backoffice().call('consoleEnrolmentOpen', { link });
  assert(opened.ok, 'the link opens');
  const code = codeOf(app, opened.value.secret);
  const entered = await app.backoffice().call('consoleEnrol', { link, password, code });
  assert(entered.ok, 'the person comes in');
  return app.backoffice({ token: entered.value.token });
}

test('a new operator sets the password with a link that only the second operator was shown', async () => {
  const owner = await backoffice('owner');
  const made = await owner.call('operatorCreate', {
    name: 'newcomer',
    displayName: 'New Comer',
    roles: ['auditor'],
    reason,
  });
  assert(made.ok, 'an owner makes operators');
  const id = made.value.approvalId;
  const secretOf = async (name: string) => (await backoffice(name)).call('approvalReveal', { id });
  expect(refusalOf(await secretOf('owner'))).toBe('approval.no_secret');
  expect(refusalOf(await decide('owner', id, 'approve'))).toBe('approval.own');
  expect(refusalOf(await decide('partner', id, 'approve'))).toBe('ok');
  // The maker never sees the link; the checker sees it once.
  expect(refusalOf(await secretOf('owner'))).toBe('approval.no_secret');
  const shown = await secretOf('partner');
  assert(shown.ok, 'the second person is shown the link');
  expect(refusalOf(await secretOf('partner'))).toBe('approval.no_secret');
  const newcomer = await enrol(shown.value.secret);
  expect(refusalOf(await newcomer.call('auditList', {}))).toBe('ok');
  expect(refusalOf(await newcomer.call('operatorList', {}))).toBe('ok');
  expect(refusalOf(await newcomer.call('roleSave', role('x1')))).toBe('right.required');
});

const role = (code: string) => ({
  code,
  name: 'Some role',
  rights: ['audit.read' as const],
  reason,
});

test('the maker may withdraw a request, another operator may not, and it is decided once', async () => {
  const owner = await backoffice('owner');
  const asked = await owner.call('roleSave', role('night_watch'));
  assert(asked.ok, 'an owner asks');
  const id = asked.value.approvalId;
  expect(refusalOf(await decide('partner', id, 'withdraw'))).toBe('approval.not_own');
  expect(refusalOf(await decide('auditor', id, 'approve'))).toBe('right.required');
  expect(refusalOf(await decide('owner', id, 'withdraw'))).toBe('ok');
  expect(refusalOf(await decide('partner', id, 'approve'))).toBe('approval.decided');
});

test('of two concurrent approvals one is refused as already decided', async () => {
  const asked = await (await backoffice('owner')).call('roleSave', role('day_watch'));
  assert(asked.ok, 'an owner asks');
  const partner = await backoffice('partner');
  const input = { id: asked.value.approvalId, decision: 'approve', reason } as const;
  const both = await Promise.all([
    partner.call('approvalDecide', input),
    partner.call('approvalDecide', input),
  ]);
  const answers = both.map(refusalOf);
  expect(answers).toContain('ok');
  expect(answers).toContain('approval.decided');
  const roles = await partner.call('roleList', {});
  assert(roles.ok, 'owners read roles');
  expect(roles.value.list.find((each) => each.code === 'day_watch')?.rights).toEqual([
    'audit.read',
  ]);
});

test('a request is described in the reader’s language', async () => {
  const asked = await (
    await backoffice('owner')
  ).call('operatorRoles', {
    id: await idOf('service'),
    roles: ['service', 'ops'],
    reason,
  });
  assert(asked.ok, 'an owner asks');
  const token = await logInOperator(app, 'partner');
  const read = async (language: 'EN' | 'VI') => {
    const list = await app
      .backoffice({ token, language })
      .call('approvalList', { state: 'pending' });
    assert(list.ok, 'owners read requests');
    return list.value.list.find((each) => each.id === asked.value.approvalId)?.words;
  };
  expect(await read('EN')).toBe('Roles of operator service: from service to service, ops.');
  expect(await read('VI')).toBe('Vai trò của nhân viên service: từ service thành service, ops.');
});

test('disabling ends the sessions at once, and enabling needs a second operator', async () => {
  const id = await idOf('risk');
  const risk = await backoffice('risk');
  expect(refusalOf(await risk.call('consoleMe', {}))).toBe('ok');
  const owner = await backoffice('owner');
  const off = await owner.call('operatorState', { id, state: 'disabled', reason });
  expect(off).toEqual({ ok: true, value: { approvalId: null } });
  expect(refusalOf(await risk.call('consoleMe', {}))).toBe('session.ended');
  const on = await owner.call('operatorState', { id, state: 'active', reason });
  assert(on.ok && on.value.approvalId !== null, 'enabling asks');
  expect(refusalOf(await decide('partner', on.value.approvalId, 'approve'))).toBe('ok');
  const people = await owner.call('operatorList', {});
  assert(people.ok, 'owners read operators');
  expect(people.value.list.find((each) => each.name === 'risk')?.state).toBe('active');
});

test('an operator cannot manage the own account, and the owner role cannot be reduced', async () => {
  const owner = await backoffice('owner');
  const id = await idOf('owner');
  expect(refusalOf(await owner.call('operatorRoles', { id, roles: ['owner'], reason }))).toBe(
    'operator.self',
  );
  expect(refusalOf(await owner.call('operatorReset', { id, reason }))).toBe('operator.self');
  expect(refusalOf(await owner.call('roleSave', { ...role('owner') }))).toBe('role.fixed');
});

test('a role of one merchant grants nothing at another', async () => {
  const owner = await backoffice('owner');
  const id = await idOf('auditor');
  const token = await logInOperator(app, 'owner');
  const saigon = app.backoffice({ token, merchant: 'saigon' });
  const asked = await saigon.call('operatorRoles', { id, roles: [], reason });
  assert(asked.ok, 'owners of both ask');
  const partner = app.backoffice({
    token: await logInOperator(app, 'partner'),
    merchant: 'saigon',
  });
  const done = await partner.call('approvalDecide', {
    id: asked.value.approvalId,
    decision: 'approve',
    reason,
  });
  expect(refusalOf(done)).toBe('ok');
  const auditor = await logInOperator(app, 'auditor');
  const call = (merchant: string) =>
    app.backoffice({ token: auditor, merchant }).call('auditList', {});
  expect(refusalOf(await call('saigon'))).toBe('right.required');
  expect(refusalOf(await call('manila'))).toBe('ok');
  const list = await owner.call('approvalList', {});
  expect(list.ok && list.value.list.some((each) => each.id === asked.value.approvalId)).toBe(false);
});

async function makeOwner(name: string, asker: string, checker: string) {
  const asked = await (
    await backoffice(asker)
  ).call('operatorCreate', { name, displayName: name, roles: ['owner'], reason });
  assert(asked.ok, 'an owner asks for another');
  const id = asked.value.approvalId;
  expect(refusalOf(await decide(checker, id, 'approve'))).toBe('ok');
  const shown = await (await backoffice(checker)).call('approvalReveal', { id });
  assert(shown.ok, 'the checker is shown the link');
  return enrol(shown.value.secret);
}

test('an account is not independent of the operator who requested it or was shown its link', async () => {
  const third = await makeOwner('third', 'owner', 'partner');
  const ask = async (name: string, code: string) => {
    const asked = await (await backoffice(name)).call('roleSave', role(code));
    assert(asked.ok, 'asked');
    return asked.value.approvalId;
  };
  const approve = (id: string) => third.call('approvalDecide', { id, decision: 'approve', reason });
  const ofOwner = await ask('owner', 'by_owner');
  const ofPartner = await ask('partner', 'by_partner');
  expect(refusalOf(await approve(ofOwner))).toBe('approval.same_person');
  expect(refusalOf(await approve(ofPartner))).toBe('approval.same_person');
  const own = await third.call('roleSave', role('by_third'));
  assert(own.ok, 'the third asks');
  // The partner saw the link and could control the third account; the owner did not.
  expect(refusalOf(await decide('partner', own.value.approvalId, 'approve'))).toBe(
    'approval.same_person',
  );
  expect(refusalOf(await decide('owner', own.value.approvalId, 'approve'))).toBe('ok');
});

test('a reset ends the old access at once, and its link works for that operator only', async () => {
  const id = await idOf('ops');
  const ops = await backoffice('ops');
  const asked = await (await backoffice('owner')).call('operatorReset', { id, reason });
  assert(asked.ok, 'an owner asks');
  expect(JSON.stringify(asked.value)).not.toMatch(/enrol|password/i);
  expect(refusalOf(await ops.call('consoleMe', {}))).toBe('ok');
  expect(refusalOf(await decide('partner', asked.value.approvalId, 'approve'))).toBe('ok');
  expect(refusalOf(await ops.call('consoleMe', {}))).toBe('session.ended');
  const shown = await (
    await backoffice('partner')
  ).call('approvalReveal', { id: asked.value.approvalId });
  assert(shown.ok, 'the second person is shown the link');
  const again = await enrol(shown.value.secret, 'another long sentence');
  expect(refusalOf(await again.call('consoleMe', {}))).toBe('ok');
});

test('owners of one merchant neither reach nor see the operators of another', async () => {
  const { merchants } = await directoryOf(app.context);
  const saigon = merchants.find(({ code }) => code === 'saigon');
  assert(saigon !== undefined, 'there is a second merchant');
  await transaction(app.context.pool, async (sql) => {
    for (const [name, of] of [
      ['saigonboss', saigon],
      ['manilaboss', app.merchant],
    ] as const) {
      await provisionOperator(sql, app.context, of, {
        id: app.context.newId<'operator'>(),
        name,
        displayName: name,
        role: 'owner',
        password: DEMO_OPERATOR_PASSWORD,
      });
    }
    return { commit: true, value: undefined };
  });
  const boss = app.backoffice({
    token: await logInOperator(app, 'saigonboss'),
    merchant: 'saigon',
  });
  const people = await boss.call('operatorList', {});
  assert(people.ok, 'an owner lists operators');
  expect(people.value.list.map(({ name }) => name)).toContain('saigonboss');
  expect(people.value.list.map(({ name }) => name)).not.toContain('manilaboss');
  const elsewhere = await idOf('manilaboss');
  const both = await idOf('cashier');
  for (const [id, code] of [
    [elsewhere, 'not.found'],
    [both, 'operator.elsewhere'],
  ] as const) {
    expect(refusalOf(await boss.call('operatorReset', { id, reason }))).toBe(code);
    const off = { id, state: 'disabled', reason } as const;
    expect(refusalOf(await boss.call('operatorState', off))).toBe(code);
  }
  expect(refusalOf(await boss.call('operatorUnlock', { id: elsewhere, reason }))).toBe('not.found');
  const roles = { id: elsewhere, roles: ['owner'], reason };
  expect(refusalOf(await boss.call('operatorRoles', roles))).toBe('not.found');
});
