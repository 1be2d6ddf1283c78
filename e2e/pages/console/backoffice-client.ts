// The console's calls, made by an operator that `operators.setup.ts` has logged in.
import { createClient, routesOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { FieldRules } from '@fairhouse/rules/fields';
import { assert } from '@fairhouse/values';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_URL, DATA_DIR } from '../../addresses.ts';
import type { ReadCode } from '../site/phone-forms.ts';

/** A client of an operator, by default at the first merchant. */
export function backofficeClient(name: string, merchant = 'manila') {
  const token = readFileSync(join(DATA_DIR, 'sessions', name), 'utf8');
  return createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: CONSOLE_URL,
    headers: () => ({ Merchant: merchant, Authorization: token, Language: 'EN', Device: 'WEB' }),
    seal: () => Promise.reject(new TypeError('nothing sealed is sent from here')),
    unreachable: () => 'unreachable',
  });
}

export type BackofficeClient = ReturnType<typeof backofficeClient>;

/** The code in the newest message to a number, from the console's outbox. */
async function readCode(backoffice: BackofficeClient, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await backoffice.call('outboxList', { to, pageNo: 1, pageSize: 1 });
    const text = answer.ok ? (answer.value.list[0]?.text ?? '') : '';
    code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** Reads codes from the console's outbox. */
export function outboxCodes(backoffice: BackofficeClient): ReadCode {
  return ({ kept }) => readCode(backoffice, kept);
}

/** Writes a setting, with a second approval if needed; returns its previous value. */
export async function changeSetting<Value>(
  backoffice: BackofficeClient,
  name: string,
  change: (value: Value) => Value,
  merchant = 'manila',
): Promise<Value> {
  const answer = await backoffice.call('settingList', {});
  const found = answer.ok ? answer.value.find((each) => each.name === name) : undefined;
  const before = found?.value as Value;
  const value = change(before);
  const version = found?.version ?? 0;
  const reason = 'A journey needs it so.';
  const done = await backoffice.call('settingChange', { name, value, version, reason });
  assert(done.ok, 'the setting is saved or waits for approval');
  if (done.value.approvalId !== null) await approveRequest(done.value.approvalId, merchant);
  return before;
}

/** Writes the registration rules; returns the previous ones. */
export function changeRules(
  backoffice: BackofficeClient,
  change: (rules: FieldRules) => FieldRules,
): Promise<FieldRules> {
  return changeSetting(backoffice, 'registerRules', change);
}

/** The second owner approves a request. */
export async function approveRequest(id: string, merchant = 'manila'): Promise<void> {
  const agreed = await backofficeClient('partner', merchant).call(
    'approvalDecide',
    { id, decision: 'approve', reason: 'A journey needs it so.' },
    { idempotencyKey: randomUUID() },
  );
  assert(
    agreed.ok,
    `the second owner approves: ${agreed.ok ? '' : JSON.stringify(agreed.refusal)}`,
  );
}

/** The second owner approves the request that matches some words, once it exists. */
export async function approveWaiting(kind: string, words: RegExp, merchant = 'manila') {
  await approveOne({ kind }, words, merchant);
}

/** The same for a request of any kind, whose words no other request has. */
export async function approveNamed(words: RegExp, merchant = 'manila') {
  await approveOne({}, words, merchant);
}

async function approveOne(of: { readonly kind?: string }, words: RegExp, merchant: string) {
  await expect(async () => {
    const waiting = await backofficeClient('partner', merchant).call('approvalList', {
      state: 'pending',
      ...of,
    });
    const list = waiting.ok ? waiting.value.list : [];
    const found = list.find((each) => words.test(JSON.stringify(each)));
    expect(found, `${of.kind ?? ''} ${words}: ${JSON.stringify(list)}`).toBeDefined();
    if (found !== undefined) await approveRequest(found.id, merchant);
  }).toPass({ timeout: 15_000 });
}

/**
 * Replaces the password of a member without a verified contact by an activation code; returns the
 * code.
 */
export async function resetPassword(username: string): Promise<string> {
  const backoffice = backofficeClient('owner');
  const answer = await backoffice.call(
    'memberPasswordReset',
    await findMember(backoffice, username),
  );
  assert(answer.ok && answer.value.approvalId !== null, 'the setting waits for approval');
  const { approvalId: id } = answer.value;
  await approveRequest(id);
  const shown = await backofficeClient('partner').call('approvalReveal', { id });
  assert(shown.ok, 'the approver is shown the code');
  return shown.value.secret;
}

/** Resets a member's payment password, as customer service does on request. */
export async function forgetPaymentPassword(username: string): Promise<void> {
  const backoffice = backofficeClient('owner');
  const answer = await backoffice.call(
    'memberPaymentPasswordReset',
    await findMember(backoffice, username),
  );
  assert(answer.ok, 'the act is done or waits for approval');
  if (answer.value !== null) await approveRequest(answer.value.approvalId);
}

async function findMember(backoffice: BackofficeClient, username: string) {
  const answer = await backoffice.call('memberList', { search: username });
  const found = answer.ok
    ? answer.value.list.find((each) => each.username === username)
    : undefined;
  assert(found !== undefined, `there is a member ${username}`);
  return { id: found.id, reason: 'A journey needs it so.' };
}
