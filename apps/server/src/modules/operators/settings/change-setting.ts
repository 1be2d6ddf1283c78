// Settings that decide who may play, whom members contact and how members are protected need a
// second operator.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  checkSetting,
  needsSecondOperator,
  readSite,
  describeSetting,
  writeSetting,
  type Setting,
  type SettingName,
} from '../../settings/index.ts';
import { registerApproval, type ApprovalDescription } from '../approvals/approval.ts';
import { changedTerms } from '../approvals/changed-terms.ts';
import { requestApproval } from '../approvals/request-approval.ts';

type Row = OperatorCalls['settingChange'];

const settingApproval = registerApproval({
  kind: 'settings.change',
  right: 'settings.edit',
  payload: z.object({ name: z.string(), value: z.unknown(), version: z.number().int() }),
  describe: ({ name }) => wordsOf(name),
  execute: (call, { name, value, version }) => writeSetting(call, { name, value, version }),
});

function wordsOf(name: string): ApprovalDescription {
  const what = describeSetting(name);
  return {
    EN: `Changes ${what?.EN ?? name}.`,
    CN: `更改${what?.CN ?? name}。`,
    ID: `Mengubah ${what?.ID ?? name}.`,
    TH: `เปลี่ยน${what?.TH ?? name}`,
    VI: `Đổi ${what?.VI ?? name}.`,
  };
}

/** A setting is an object of its fields; a value of another kind is shown as one field. */
function asFields(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : { value };
}

/** Writes a setting at once, or requests approval where the change needs a second operator. */
export async function changeSetting(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, value, version, reason } = call.input;
  const checked = checkSetting(name, value, call.app.config);
  if (!checked.ok) return checked;
  const site = await readSite(call.sql, call.merchant);
  const known = name as SettingName;
  if (!needsSecondOperator(known, site.settings[known], checked.value as Setting<SettingName>)) {
    const done = await writeSetting(call, { name, value, version });
    return done.ok ? ok({ version: done.value.version, approvalId: null }) : done;
  }
  if ((site.versions[name] ?? 0) !== version) return refuse('setting.changed');
  const approvalId = await requestApproval(call, settingApproval, {
    payload: { name, value: checked.value, version },
    changes: changedTerms(asFields(site.settings[known]), asFields(checked.value)),
    target: `setting:${name}`,
    reason,
  });
  return ok({ version, approvalId });
}
