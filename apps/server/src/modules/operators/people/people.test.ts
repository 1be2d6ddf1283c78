import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, logInOperator, openTestHouse, type TestHouse } from '../../../testing/index.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const desk = async (name: string) => house.desk({ token: await logInOperator(house, name) });
const refusalOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;
const reason = 'because the test says so';

async function decide(name: string, id: string, decision: 'approve' | 'refuse' | 'withdraw') {
  return (await desk(name)).call('approvalDecide', { id, decision, reason });
}

async function idOf(name: string): Promise<Id<'operator'>> {
  const people = await (await desk('owner')).call('operatorList', {});
  assert(people.ok, 'owners read the operators');
  const found = people.value.list.find((each) => each.name === name);
  assert(found !== undefined, `there is an operator ${name}`);
  return found.id as Id<'operator'>;
}

test('a new operator may do nothing until a second person agrees to the roles', async () => {
  const owner = await desk('owner');
  const made = await owner.call('operatorCreate', {
    name: 'newcomer',
    displayName: 'New Comer',
    roles: ['auditor'],
    reason,
  });
  assert(made.ok, 'an owner makes operators');
  const login = await house
    .desk()
    .call('consoleLogin', { name: 'newcomer', password: made.value.initialPassword });
  assert(login.ok && login.value.stage === 'enrol', 'the initial password works');
  const { ticket, secret } = login.value;
  const code = codeOf(house, secret);
  const session = await house.desk().call('consoleLoginCode', { ticket, code });
  assert(session.ok, 'the authenticator is enrolled');
  const newcomer = house.desk({ token: session.value.token });
  expect(refusalOf(await decide('owner', made.value.approvalId, 'approve'))).toBe('approval.own');
  expect(refusalOf(await decide('partner', made.value.approvalId, 'approve'))).toBe('ok');
  const before = await newcomer.call('consoleMe', {});
  expect(before.ok && before.value.mustChange).toBe(true);
  expect(refusalOf(await newcomer.call('auditList', {}))).toBe('right.required');
  const changed = await newcomer.call('consolePassword', {
    oldPassword: made.value.initialPassword,
    newPassword: 'my own long sentence',
  });
  expect(refusalOf(changed)).toBe('ok');
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

test('the maker may withdraw a request, another may not, and it is decided once', async () => {
  const owner = await desk('owner');
  const asked = await owner.call('roleSave', role('night_watch'));
  assert(asked.ok, 'an owner asks');
  const id = asked.value.approvalId;
  expect(refusalOf(await decide('partner', id, 'withdraw'))).toBe('approval.not_own');
  expect(refusalOf(await decide('auditor', id, 'approve'))).toBe('right.required');
  expect(refusalOf(await decide('owner', id, 'withdraw'))).toBe('ok');
  expect(refusalOf(await decide('partner', id, 'approve'))).toBe('approval.decided');
});

test('of two checkers who approve at the same time one is told that it is decided', async () => {
  const asked = await (await desk('owner')).call('roleSave', role('day_watch'));
  assert(asked.ok, 'an owner asks');
  const partner = await desk('partner');
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

test('a request says in words, in the language of who reads, what it will do', async () => {
  const asked = await (
    await desk('owner')
  ).call('operatorRoles', {
    id: await idOf('service'),
    roles: ['service', 'ops'],
    reason,
  });
  assert(asked.ok, 'an owner asks');
  const token = await logInOperator(house, 'partner');
  const read = async (language: 'EN' | 'VI') => {
    const list = await house.desk({ token, language }).call('approvalList', { state: 'pending' });
    assert(list.ok, 'owners read requests');
    return list.value.list.find((each) => each.id === asked.value.approvalId)?.words;
  };
  expect(await read('EN')).toBe('Roles of operator service: from service to service, ops.');
  expect(await read('VI')).toBe('Vai trò của nhân viên service: từ service thành service, ops.');
});

test('disabling ends the sessions at once, and coming back needs a second person', async () => {
  const id = await idOf('risk');
  const risk = await desk('risk');
  expect(refusalOf(await risk.call('consoleMe', {}))).toBe('ok');
  const owner = await desk('owner');
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

test('nobody manages himself, and the owner role cannot be cut', async () => {
  const owner = await desk('owner');
  const id = await idOf('owner');
  expect(refusalOf(await owner.call('operatorRoles', { id, roles: ['owner'], reason }))).toBe(
    'operator.self',
  );
  expect(refusalOf(await owner.call('operatorReset', { id, reason }))).toBe('operator.self');
  expect(refusalOf(await owner.call('roleSave', { ...role('owner') }))).toBe('role.fixed');
});

test('a role of one merchant gives nothing at another', async () => {
  const owner = await desk('owner');
  const id = await idOf('auditor');
  const token = await logInOperator(house, 'owner');
  const saigon = house.desk({ token, merchant: 'saigon' });
  const asked = await saigon.call('operatorRoles', { id, roles: [], reason });
  assert(asked.ok, 'owners of both ask');
  const partner = house.desk({
    token: await logInOperator(house, 'partner'),
    merchant: 'saigon',
  });
  const done = await partner.call('approvalDecide', {
    id: asked.value.approvalId,
    decision: 'approve',
    reason,
  });
  expect(refusalOf(done)).toBe('ok');
  const auditor = await logInOperator(house, 'auditor');
  const call = (merchant: string) => house.desk({ token: auditor, merchant }).call('auditList', {});
  expect(refusalOf(await call('saigon'))).toBe('right.required');
  expect(refusalOf(await call('manila'))).toBe('ok');
  const list = await owner.call('approvalList', {});
  expect(list.ok && list.value.list.some((each) => each.id === asked.value.approvalId)).toBe(false);
});
