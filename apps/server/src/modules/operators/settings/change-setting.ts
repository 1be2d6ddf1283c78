// Settings that decide who may play, whom members talk to and how they are kept safe need two
// people.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import {
  checkSetting,
  needsSecond,
  readSite,
  wordsOfSetting,
  writeSetting,
  type Setting,
  type SettingName,
} from '../../settings/index.ts';
import { registerApproval, type Words } from '../approvals/approval.ts';
import { requestApproval } from '../approvals/request-approval.ts';

type Row = OperatorCalls['settingChange'];

const settingApproval = registerApproval({
  kind: 'settings.change',
  right: 'settings.edit',
  payload: z.object({ name: z.string(), value: z.unknown(), version: z.number().int() }),
  describe: ({ name, value }) => wordsOf(name, JSON.stringify(value)),
  execute: (call, { name, value, version }) => writeSetting(call, { name, value, version }),
});

function wordsOf(name: string, value: string): Words {
  const what = wordsOfSetting(name);
  return {
    EN: `Changes ${what?.EN ?? name} to: ${value}`,
    CN: `将${what?.CN ?? name}改为：${value}`,
    ID: `Mengubah ${what?.ID ?? name} menjadi: ${value}`,
    TH: `เปลี่ยน${what?.TH ?? name}เป็น: ${value}`,
    VI: `Đổi ${what?.VI ?? name} thành: ${value}`,
  };
}

/** Writes a setting at once, or asks a second person when it is one that matters. */
export async function changeSetting(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, value, version, reason } = call.input;
  const checked = checkSetting(name, value, call.house.config);
  if (!checked.ok) return checked;
  const site = await readSite(call.sql, call.merchant);
  const known = name as SettingName;
  if (!needsSecond(known, site.settings[known], checked.value as Setting<SettingName>)) {
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
