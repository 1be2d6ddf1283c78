// The console's calls, made by an operator whom `operators.setup.ts` has let in.
import { createClient, routesOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { FieldRules } from '@fairhouse/rules/fields';
import { assert } from '@fairhouse/values';
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_URL, DATA_DIR } from '../addresses.ts';
import type { ReadCode } from './phone-forms.ts';

/** Calls as an operator, at the first merchant if no other is named. */
export function deskClient(name: string, merchant = 'manila') {
  const token = readFileSync(join(DATA_DIR, 'sessions', name), 'utf8');
  return createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: CONSOLE_URL,
    headers: () => ({ Merchant: merchant, Authorization: token, Language: 'EN', Device: 'WEB' }),
    seal: () => Promise.reject(new TypeError('nothing sealed is sent from here')),
    unreachable: () => 'unreachable',
  });
}

export type DeskClient = ReturnType<typeof deskClient>;

/** The code in the newest message to a number, as the console's outbox shows it. */
async function readCode(desk: DeskClient, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await desk.call('outboxList', { to, pageNo: 1, pageSize: 1 });
    const text = answer.ok ? (answer.value.list[0]?.text ?? '') : '';
    code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** Reads codes in the console's outbox. */
export function codesOf(desk: DeskClient): ReadCode {
  return ({ kept }) => readCode(desk, kept);
}

/** Writes a setting that one operator may; answers what it was before. */
export async function changeSetting<Value>(
  desk: DeskClient,
  name: string,
  change: (value: Value) => Value,
): Promise<Value> {
  const answer = await desk.call('settingList', {});
  const found = answer.ok ? answer.value.find((each) => each.name === name) : undefined;
  const before = found?.value as Value;
  const value = change(before);
  const version = found?.version ?? 0;
  const reason = 'A journey needs it so.';
  const done = await desk.call('settingChange', { name, value, version, reason });
  expect(done).toMatchObject({ ok: true, value: { approvalId: null } });
  return before;
}

/** Writes the registration's rules; answers the ones before. */
export function changeRules(
  desk: DeskClient,
  change: (rules: FieldRules) => FieldRules,
): Promise<FieldRules> {
  return changeSetting(desk, 'registerRules', change);
}

/** Puts an activation code in the place of a member's password; answers the code. */
export async function resetPassword(username: string): Promise<string> {
  const desk = deskClient('owner');
  const answer = await desk.call('memberPasswordReset', await findMember(desk, username));
  assert(answer.ok, 'the password is replaced');
  return answer.value.activationCode;
}

/** Has a member's payment password forgotten, as the customer service does when asked. */
export async function forgetPaymentPassword(username: string): Promise<void> {
  const desk = deskClient('owner');
  const answer = await desk.call('memberPaymentPasswordReset', await findMember(desk, username));
  expect(answer).toMatchObject({ ok: true });
}

async function findMember(desk: DeskClient, username: string) {
  const answer = await desk.call('memberList', { search: username });
  const found = answer.ok
    ? answer.value.list.find((each) => each.username === username)
    : undefined;
  assert(found !== undefined, `there is a member ${username}`);
  return { id: found.id, reason: 'A journey needs it so.' };
}
