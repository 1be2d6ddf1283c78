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
import { requestApproval } from '../approvals/request-approval.ts';

type Row = OperatorCalls['settingChange'];

const settingApproval = registerApproval({
  kind: 'settings.change',
  right: 'settings.edit',
  payload: z.object({ name: z.string(), value: z.unknown(), version: z.number().int() }),
  describe: ({ name, value }) => wordsOf(name, JSON.stringify(value)),
  execute: (call, { name, value, version }) => writeSetting(call, { name, value, version }),
});

function wordsOf(name: string, value: string): ApprovalDescription {
  const what = describeSetting(name);
  return {
    EN: `Changes ${what?.EN ?? name} to: ${value}`,
    CN: `将${what?.CN ?? name}改为：${value}`,
    ID: `Mengubah ${what?.ID ?? name} menjadi: ${value}`,
    TH: `เปลี่ยน${what?.TH ?? name}เป็น: ${value}`,
    VI: `Đổi ${what?.VI ?? name} thành: ${value}`,
  };
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
    target: `setting:${name}`,
    reason,
  });
  return ok({ version, approvalId });
}
