// Secrets of external services: a changed one lets its author issue codes or impersonate a
// provider. One operator enters the value, another approves without seeing it.
import { SECRET_NAMES, type OperatorCalls } from '@fairhouse/calls/operator';
import { refuse, type Answer } from '@fairhouse/calls';
import { assert, ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { DEFAULT_PASSWORD, putSecret, sealSecret } from '../../settings/index.ts';
import { registerApproval } from '../approvals/approval.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { describeOperation } from '../approvals/describe-operation.ts';
import { hashPassword } from '../session/password.ts';
import { deletePendingSecret, insertPendingSecret, takePendingSecret } from './store.ts';

type Row = OperatorCalls['secretSet'];

/** Minimum length of a default password; it is valid for one login and must be changed there. */
const SHORTEST_DEFAULT = 8;

const secretApproval = registerApproval({
  kind: 'settings.secret',
  right: 'settings.edit',
  payload: z.object({ name: z.enum(SECRET_NAMES), removes: z.boolean() }),
  describe: ({ name, removes }) =>
    describeOperation(removes ? 'secretRemoved' : 'secretSet', { name }),
  execute: async (call, { name }) => {
    const pending = await takePendingSecret(call.sql, call.merchant.id, call.approval.id);
    assert(pending !== undefined, `the secret of approval ${call.approval.id} is kept`);
    await putSecret(call, name, pending.sealed ?? undefined);
    return ok(null);
  },
  drop: ({ sql, merchant }, id) => deletePendingSecret(sql, merchant.id, id),
});

/** Stores the sealed value, apart from the request, until another operator approves. */
export async function requestSecretChange(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, value, reason } = call.input;
  const isPassword = name === DEFAULT_PASSWORD && value !== '';
  if (isPassword && value.length < SHORTEST_DEFAULT) {
    return refuse('setting.invalid', {
      params: { fields: name },
      fields: { value: 'field.short' },
    });
  }
  const approvalId = await requestApproval(call, secretApproval, {
    payload: { name, removes: value === '' },
    target: `secret:${name}`,
    reason,
  });
  const kept = isPassword ? await hashPassword(call.app, value) : value;
  const sealed = sealSecret(call, name, kept) ?? null;
  await insertPendingSecret(call.sql, call.merchant.id, { approval: approvalId, name, sealed });
  return ok({ approvalId });
}
