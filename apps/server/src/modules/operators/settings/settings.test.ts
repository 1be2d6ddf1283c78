import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOperator, openTestHouse, type TestHouse } from '../../../testing/index.ts';

let house: TestHouse;
const reason = 'because the test says so';

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const desk = async (name: string) => house.desk({ token: await logInOperator(house, name) });
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

async function setting<Value>(name: string): Promise<{ value: Value; version: number }> {
  const all = await (await desk('owner')).call('settingList', {});
  assert(all.ok, 'owners read settings');
  const found = all.value.find((each) => each.name === name);
  assert(found !== undefined, `there is a setting ${name}`);
  return { value: found.value as Value, version: found.version };
}

async function change(by: string, name: string, value: unknown, version: number) {
  return (await desk(by)).call('settingChange', { name, value, version, reason });
}

test('a setting is written at once, with what was there before in the audit', async () => {
  const { value, version } = await setting<Record<string, boolean>>('features');
  const done = await change('ops', 'features', { ...value, chase: false }, version);
  expect(done).toEqual({ ok: true, value: { version: version + 1, approvalId: null } });
  const audit = await (await desk('owner')).call('auditList', { target: 'setting:features' });
  assert(audit.ok, 'owners read the audit');
  expect(audit.value.list[0]).toMatchObject({
    operator: 'ops',
    call: 'settingChange',
    reason,
    before: { chase: true },
    after: { chase: false },
  });
});

test('a setting that matters changes only when a second person agrees', async () => {
  const { value, version } = await setting<{ type: string; url: string }>('customerService');
  const wanted = { ...value, url: '/help#new' };
  const asked = await change('ops', 'customerService', wanted, version);
  assert(asked.ok && asked.value.approvalId !== null, 'it waits');
  expect((await setting('customerService')).value).toEqual(value);
  const id = asked.value.approvalId;
  const decision = { id, decision: 'approve', reason } as const;
  expect(codeOf(await (await desk('ops')).call('approvalDecide', decision))).toBe('approval.own');
  expect(codeOf(await (await desk('owner')).call('approvalDecide', decision))).toBe('ok');
  expect(await setting('customerService')).toEqual({ value: wanted, version: version + 1 });
});

test('a request made from an old reading is refused, and one overtaken cannot be carried out', async () => {
  const { value, version } = await setting<object>('passwordRules');
  expect(codeOf(await change('ops', 'passwordRules', value, version - 1))).toBe('setting.changed');
  const rules = { ...value, expiresDays: 90 };
  const [first, second] = [
    await change('ops', 'passwordRules', rules, version),
    await change('ops', 'passwordRules', { ...rules, expiresDays: 30 }, version),
  ];
  assert(first.ok && second.ok, 'both wait');
  const owner = await desk('owner');
  const approve = (id: string | null) =>
    owner.call('approvalDecide', { id: id ?? '', decision: 'approve', reason });
  expect(codeOf(await approve(first.value.approvalId))).toBe('ok');
  expect(codeOf(await approve(second.value.approvalId))).toBe('approval.failed');
  expect((await setting<{ expiresDays: number }>('passwordRules')).value.expiresDays).toBe(90);
});

test('what does not fit is refused before anybody is asked', async () => {
  expect(codeOf(await change('ops', 'regions', { restricted: 'PH' }, 1))).toBe('setting.invalid');
  expect(codeOf(await change('ops', 'nothing', {}, 1))).toBe('setting.unknown');
});
