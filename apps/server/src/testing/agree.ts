// The second person of an act that waits for one.
import { assert } from '@fairhouse/values';
import { logInOperator } from './log-in-operator.ts';
import type { TestHouse } from './test-house.ts';

/** What an operator's act answers: the request's id stands in the value while it waits. */
type ActAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

/** The request that an act's answer says it waits as; states a bug where it does not wait. */
function approvalOf(answer: ActAnswer<unknown>): string {
  assert(answer.ok, `asked: ${answer.ok ? '' : answer.refusal.code}`);
  const { approvalId, approval } = (answer.value ?? {}) as Record<string, unknown>;
  const id = approvalId ?? approval;
  assert(typeof id === 'string', 'the act waits for a second person');
  return id;
}

/** Has the second owner, or another operator, agree to what waits; answers its id. */
export async function agree(
  house: TestHouse,
  answer: ActAnswer<unknown>,
  { by = 'partner', merchant = 'manila' }: { by?: string; merchant?: string } = {},
): Promise<string> {
  const id = approvalOf(answer);
  const desk = house.desk({ token: await logInOperator(house, by), merchant });
  const reason = 'because the test says so';
  const agreed = await desk.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, `agreed: ${agreed.ok ? '' : agreed.refusal.code}`);
  return id;
}

/** Agrees to the reset of a member without a proven contact, and is shown its code. */
export async function agreedCode(house: TestHouse, answer: ActAnswer<unknown>): Promise<string> {
  const id = await agree(house, answer);
  const desk = house.desk({ token: await logInOperator(house, 'partner') });
  const shown = await desk.call('approvalReveal', { id });
  assert(shown.ok, `shown: ${shown.ok ? '' : shown.refusal.code}`);
  return shown.value.secret;
}
