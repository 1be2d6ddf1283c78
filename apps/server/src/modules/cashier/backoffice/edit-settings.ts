import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  changedTerms,
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
} from '../../operators/index.ts';
import { readSettings, settingsCodec, changeSettingRow } from '../settings/index.ts';
import { isCompleteOrEmpty } from '../channels/index.ts';
import { fillApprovalText } from './fill-approval-text.ts';

type Get = OperatorCalls['cashierSettingsGet'];
type Edit = OperatorCalls['cashierSettingsEdit'];

const settingsChange = registerApproval({
  kind: 'cashier.settings',
  right: 'settings.edit',
  payload: z.object({ value: settingsCodec, version: z.number().int() }),
  describe: () => fillApprovalText('settings', {}),
  execute: async (call: ApprovalCall, { value, version }) => {
    const { sql, merchant, now, operator } = call;
    const before = await readSettings(sql, merchant);
    const stored = z.encode(settingsCodec, value);
    const change = { value: stored, version, now, by: operator.name };
    if (!(await changeSettingRow(sql, merchant.id, change))) return refuse('cashier.changed');
    noteAudit(call, { before: z.encode(settingsCodec, before.value), after: stored });
    return ok(null);
  },
});

/** The current limits, fees, hours and rules. */
export async function getSettings(call: CallOf<Get>): Promise<Answer<Get>> {
  const { problems, ...read } = await readSettings(call.sql, call.merchant);
  return ok({ ...read, problems: [...problems] });
}

/** Requests other settings; they take effect once a second operator approves. */
export async function editSettings(call: CallOf<Edit>): Promise<Answer<Edit>> {
  const { value, version, why } = call.input;
  const now = await readSettings(call.sql, call.merchant);
  if (now.version !== version) return refuse('cashier.changed');
  if (value.withdrawMin > value.withdrawMax) return refuse('channel.limits');
  if (!isCompleteOrEmpty(value.bankDetails)) return refuse('cashier.bank_details');
  const approval = await requestApproval(call, settingsChange, {
    payload: { value, version },
    changes: changedTerms(z.encode(settingsCodec, now.value), z.encode(settingsCodec, value)),
    target: 'setting:cashier',
    reason: why,
  });
  return ok({ approval });
}
