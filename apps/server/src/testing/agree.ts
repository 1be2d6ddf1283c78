// Decides an operator's act as the second person.
import { assert } from '@fairhouse/values';
import { logInOperator } from './log-in-operator.ts';
import type { TestApp } from './test-app.ts';

/** The answer of an operator's act: while it waits, the value contains the request's id. */
type ActAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

/** The id of the pending request in an act's answer; throws when there is none. */
function approvalOf(answer: ActAnswer<unknown>): string {
  assert(answer.ok, `asked: ${answer.ok ? '' : answer.refusal.code}`);
  const { approvalId, approval } = (answer.value ?? {}) as Record<string, unknown>;
  const id = approvalId ?? approval;
  assert(typeof id === 'string', 'the act waits for a second person');
  return id;
}

/** Approves a pending request as the second owner, or another operator; returns its id. */
export async function agree(
  app: TestApp,
  answer: ActAnswer<unknown>,
  { by = 'partner', merchant = 'manila' }: { by?: string; merchant?: string } = {},
): Promise<string> {
  const id = approvalOf(answer);
  const backoffice = app.backoffice({ token: await logInOperator(app, by), merchant });
  const reason = 'because the test says so';
  const agreed = await backoffice.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, `agreed: ${agreed.ok ? '' : agreed.refusal.code}`);
  return id;
}

/** Approves the reset of a member without a verified contact, and returns its code. */
export async function approveAndReadCode(
  app: TestApp,
  answer: ActAnswer<unknown>,
): Promise<string> {
  const id = await agree(app, answer);
  const backoffice = app.backoffice({ token: await logInOperator(app, 'partner') });
  const shown = await backoffice.call('approvalReveal', { id });
  assert(shown.ok, `shown: ${shown.ok ? '' : shown.refusal.code}`);
  return shown.value.secret;
}
