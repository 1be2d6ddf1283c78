// The console's calls, made by an operator whom `operators.setup.ts` has let in.
import { createClient, routesOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { FieldRules } from '@fairhouse/rules/fields';
import { assert } from '@fairhouse/values';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
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

/** Writes a setting, with a second person where it needs one; answers what it was before. */
export async function changeSetting<Value>(
  desk: DeskClient,
  name: string,
  change: (value: Value) => Value,
  merchant = 'manila',
): Promise<Value> {
  const answer = await desk.call('settingList', {});
  const found = answer.ok ? answer.value.find((each) => each.name === name) : undefined;
  const before = found?.value as Value;
  const value = change(before);
  const version = found?.version ?? 0;
  const reason = 'A journey needs it so.';
  const done = await desk.call('settingChange', { name, value, version, reason });
  assert(done.ok, 'the setting is written or waits');
  if (done.value.approvalId !== null) await agreeTo(done.value.approvalId, merchant);
  return before;
}

/** Writes the registration's rules; answers the ones before. */
export function changeRules(
  desk: DeskClient,
  change: (rules: FieldRules) => FieldRules,
): Promise<FieldRules> {
  return changeSetting(desk, 'registerRules', change);
}

/** The second owner agrees to a request. */
export async function agreeTo(id: string, merchant = 'manila'): Promise<void> {
  const agreed = await deskClient('partner', merchant).call(
    'approvalDecide',
    { id, decision: 'approve', reason: 'A journey needs it so.' },
    { idempotencyKey: randomUUID() },
  );
  assert(agreed.ok, `the second person agrees: ${agreed.ok ? '' : JSON.stringify(agreed.refusal)}`);
}

/** The second owner agrees to what waits under some words, once it does. */
export async function agreeToWaiting(kind: string, words: RegExp, merchant = 'manila') {
  await expect(async () => {
    const waiting = await deskClient('partner', merchant).call('approvalList', {
      state: 'pending',
      kind,
    });
    const list = waiting.ok ? waiting.value.list : [];
    const found = list.find((each) => words.test(`${each.words} ${each.target}`));
    expect(found, `${kind} ${words}: ${JSON.stringify(list)}`).toBeDefined();
    if (found !== undefined) await agreeTo(found.id, merchant);
  }).toPass({ timeout: 15_000 });
}

/**
 * Puts an activation code in the place of the password of a member without a proven contact;
 * answers the code.
 */
export async function resetPassword(username: string): Promise<string> {
  const desk = deskClient('owner');
  const answer = await desk.call('memberPasswordReset', await findMember(desk, username));
  assert(answer.ok && answer.value.approvalId !== null, 'a second person is asked');
  const { approvalId: id } = answer.value;
  await agreeTo(id);
  const shown = await deskClient('partner').call('approvalReveal', { id });
  assert(shown.ok, 'the second person is shown the code');
  return shown.value.secret;
}

/** Has a member's payment password forgotten, as the customer service does when asked. */
export async function forgetPaymentPassword(username: string): Promise<void> {
  const desk = deskClient('owner');
  const answer = await desk.call('memberPaymentPasswordReset', await findMember(desk, username));
  assert(answer.ok, 'it is asked or done');
  if (answer.value !== null) await agreeTo(answer.value.approvalId);
}

async function findMember(desk: DeskClient, username: string) {
  const answer = await desk.call('memberList', { search: username });
  const found = answer.ok
    ? answer.value.list.find((each) => each.username === username)
    : undefined;
  assert(found !== undefined, `there is a member ${username}`);
  return { id: found.id, reason: 'A journey needs it so.' };
}
