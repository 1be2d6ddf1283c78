// Secrets of outside services: with another one, codes and words of providers come from whoever
// chose it. One operator brings the value, another agrees without seeing it.
import { SECRET_NAMES, type OperatorCalls } from '@fairhouse/calls/operator';
import { refuse, type Answer } from '@fairhouse/calls';
import { assert, ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import { DEFAULT_PASSWORD, putSecret, sealSecret } from '../../settings/index.ts';
import { registerApproval } from '../approvals/approval.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { sayAct } from '../guard/say-act.ts';
import { hashPassword } from '../session/password.ts';
import { deletePendingSecret, insertPendingSecret, takePendingSecret } from './store.ts';

type Row = OperatorCalls['secretSet'];

/** Characters of the shortest default password; it counts for one login and is changed there. */
const SHORTEST_DEFAULT = 8;

const secretApproval = registerApproval({
  kind: 'settings.secret',
  right: 'settings.edit',
  payload: z.object({ name: z.enum(SECRET_NAMES), removes: z.boolean() }),
  describe: ({ name, removes }) => sayAct(removes ? 'secretRemoved' : 'secretSet', { name }),
  execute: async (call, { name }) => {
    const pending = await takePendingSecret(call.sql, call.merchant.id, call.approval.id);
    assert(pending !== undefined, `the secret of approval ${call.approval.id} is kept`);
    await putSecret(call, name, pending.sealed ?? undefined);
    return ok(null);
  },
  drop: ({ sql, merchant }, id) => deletePendingSecret(sql, merchant.id, id),
});

/** Keeps the value sealed, apart from the request, until another operator agrees. */
export async function askSecret(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, value, reason } = call.input;
  const isPassword = name === DEFAULT_PASSWORD && value !== '';
  if (isPassword && value.length < SHORTEST_DEFAULT) {
    const problem = `at least ${SHORTEST_DEFAULT} characters`;
    return refuse('setting.invalid', { params: { problem } });
  }
  const approvalId = await requestApproval(call, secretApproval, {
    payload: { name, removes: value === '' },
    target: `secret:${name}`,
    reason,
  });
  const kept = isPassword ? await hashPassword(call.house, value) : value;
  const sealed = sealSecret(call, name, kept) ?? null;
  await insertPendingSecret(call.sql, call.merchant.id, { approval: approvalId, name, sealed });
  return ok({ approvalId });
}
