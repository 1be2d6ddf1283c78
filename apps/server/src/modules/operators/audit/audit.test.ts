import { assert } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const owner = async () => app.backoffice({ token: await logInOperator(app, 'owner') });

async function records(call: string) {
  const found = await (await owner()).call('auditList', { call });
  assert(found.ok, 'owners read the audit');
  return found.value.list;
}

/** Changes rows as the superuser could. */
async function tamper(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test('a change is recorded with operator, reason and address, and without secrets', async () => {
  const made = await (
    await owner()
  ).call('operatorCreate', { name: 'watched', displayName: 'W', roles: ['auditor'], reason });
  assert(made.ok, 'an owner makes operators');
  const [record] = await records('operatorCreate');
  expect(record).toMatchObject({
    operator: 'owner',
    target: 'operator:watched',
    reason,
    address: '127.0.0.1',
  });
  const logins = JSON.stringify(await records('consoleLogin'));
  expect(logins).toContain('operator:owner');
  expect(logins + JSON.stringify(record)).not.toMatch(/argon2|Fair-evening|initialPassword/);
});

test('refused changes and mere reads leave no record', async () => {
  const before = (await records('roleSave')).length;
  const backoffice = await owner();
  await backoffice.call('roleSave', { code: 'owner', name: 'x', rights: [], reason });
  await backoffice.call('operatorList', {});
  expect(await records('roleSave')).toHaveLength(before);
  expect(await records('operatorList')).toHaveLength(0);
});

test('records are found by operator, target, text and time', async () => {
  const backoffice = await owner();
  const found = async (filter: Parameters<typeof backoffice.call<'auditList'>>[1]) => {
    const answer = await backoffice.call('auditList', filter);
    assert(answer.ok, 'owners read the audit');
    return answer.value.total;
  };
  expect(await found({ target: 'operator:watched' })).toBe(1);
  expect(await found({ text: 'THE TEST says' })).toBe(1);
  expect(await found({ operator: 'nobody' })).toBe(0);
  expect(await found({ to: 1 })).toBe(0);
  expect(await found({ from: 1 })).toBe(await found({}));
});

test('a call is found by its name whether it was refused or not', async () => {
  const failed = { name: 'watched', password: 'not the password' };
  expect(await app.backoffice().call('consoleLogin', failed)).toMatchObject({ ok: false });
  const calls = (await records('consoleLogin')).map(({ call }) => call);
  expect(new Set(calls)).toEqual(new Set(['consoleLogin', 'consoleLogin (refused)']));
});

test('the application itself cannot change or remove a record', async () => {
  const { pool } = app.context;
  await expect(pool.query("update operators.audit set reason = 'x'")).rejects.toThrow(/permission/);
  await expect(pool.query('delete from operators.audit')).rejects.toThrow(/permission/);
});

test('a cell that a spreadsheet would execute is escaped in the export', async () => {
  const backoffice = await owner();
  const formula = '=cmd|evil';
  await backoffice.call('roleSave', { code: 'sly', name: 'x', rights: [], reason: formula });
  const file = await backoffice.call('auditExport', { call: 'roleSave' });
  assert(file.ok, 'owners export the audit');
  expect(file.value.name).toBe('audit.csv');
  expect(file.value.body).toContain(`,'${formula},`);
});

test('a record changed by hand is reported', async () => {
  const verify = async () => {
    const answer = await (await owner()).call('auditVerify', {});
    assert(answer.ok, 'owners verify the audit');
    return answer.value;
  };
  const whole = await verify();
  expect(whole.brokenAt).toBeNull();
  expect(whole.checked).toBeGreaterThan(2);
  await tamper(`update operators.audit set reason = 'another' where number = 2`);
  expect(await verify()).toMatchObject({ brokenAt: 2, checked: 1 });
});
