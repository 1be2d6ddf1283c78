import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const backoffice = async (name: string) =>
  app.backoffice({ token: await logInOperator(app, name) });
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

async function setting<Value>(name: string): Promise<{ value: Value; version: number }> {
  const all = await (await backoffice('owner')).call('settingList', {});
  assert(all.ok, 'owners read settings');
  const found = all.value.find((each) => each.name === name);
  assert(found !== undefined, `there is a setting ${name}`);
  return { value: found.value as Value, version: found.version };
}

async function change(by: string, name: string, value: unknown, version: number) {
  return (await backoffice(by)).call('settingChange', { name, value, version, reason });
}

test('a setting is written at once, with its previous value in the audit log', async () => {
  const { value, version } = await setting<Record<string, boolean>>('features');
  const done = await change('ops', 'features', { ...value, chase: false }, version);
  expect(done).toEqual({ ok: true, value: { version: version + 1, approvalId: null } });
  const audit = await (await backoffice('owner')).call('auditList', { target: 'setting:features' });
  assert(audit.ok, 'owners read the audit');
  expect(audit.value.list[0]).toMatchObject({
    operator: 'ops',
    call: 'settingChange',
    reason,
    before: { chase: true },
    after: { chase: false },
  });
});

test('a guarded setting changes only when a second operator approves', async () => {
  const { value, version } = await setting<{ type: string; url: string }>('customerService');
  const wanted = { ...value, url: '/help#new' };
  const asked = await change('ops', 'customerService', wanted, version);
  assert(asked.ok && asked.value.approvalId !== null, 'it waits');
  expect((await setting('customerService')).value).toEqual(value);
  const id = asked.value.approvalId;
  const decision = { id, decision: 'approve', reason } as const;
  expect(codeOf(await (await backoffice('ops')).call('approvalDecide', decision))).toBe(
    'approval.own',
  );
  expect(codeOf(await (await backoffice('owner')).call('approvalDecide', decision))).toBe('ok');
  expect(await setting('customerService')).toEqual({ value: wanted, version: version + 1 });
});

test('a request of an outdated version is refused, and an overtaken one cannot be executed', async () => {
  const { value, version } = await setting<object>('passwordRules');
  expect(codeOf(await change('ops', 'passwordRules', value, version - 1))).toBe('setting.changed');
  const rules = { ...value, expiresDays: 90 };
  const [first, second] = [
    await change('ops', 'passwordRules', rules, version),
    await change('ops', 'passwordRules', { ...rules, expiresDays: 30 }, version),
  ];
  assert(first.ok && second.ok, 'both wait');
  const owner = await backoffice('owner');
  const approve = (id: string | null) =>
    owner.call('approvalDecide', { id: id ?? '', decision: 'approve', reason });
  expect(codeOf(await approve(first.value.approvalId))).toBe('ok');
  expect(codeOf(await approve(second.value.approvalId))).toBe('approval.failed');
  expect((await setting<{ expiresDays: number }>('passwordRules')).value.expiresDays).toBe(90);
});

test('an invalid value is refused before approval is requested', async () => {
  expect(codeOf(await change('ops', 'regions', { restricted: 'PH' }, 1))).toBe('setting.invalid');
  expect(codeOf(await change('ops', 'nothing', {}, 1))).toBe('setting.unknown');
});

test('an invalid value is refused with the fields that do not fit', async () => {
  const { value, version } = await setting<object>('passwordRules');
  const asked = await change('ops', 'passwordRules', { ...value, minLength: 'eight' }, version);
  assert(!asked.ok, 'it is refused');
  expect(Object.keys(asked.refusal.fields)).toEqual(['value.minLength']);
  expect(asked.refusal.message).toContain('minLength');
});
