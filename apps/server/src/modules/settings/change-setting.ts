import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type MerchantId, type Result } from '@fairhouse/values';
import { noteAudit } from '../../ground/audit-note.ts';
import type { CallContext, OperatorSession } from '../../ground/call-context.ts';
import type { House } from '../../ground/house.ts';
import { findUnreadable } from './contrast.ts';
import { findStrangeHost } from './outside-hosts.ts';
import { SETTINGS, type Setting, type SettingName } from './shapes.ts';
import { readSite } from './site.ts';
import { changeSettingRow } from './store.ts';

type ConsoleCall = CallContext & { readonly operator: OperatorSession };

type Invalid = 'setting.unknown' | 'setting.invalid' | 'theme.contrast';

/** The value in the setting's shape, or why it is none. */
export function checkSetting(
  name: string,
  value: unknown,
  config: Pick<House['config'], 'privatePeers'>,
): Result<unknown, Refused<Invalid>> {
  if (!Object.hasOwn(SETTINGS, name)) return refuse('setting.unknown');
  const parsed = SETTINGS[name as SettingName].safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
    return refuse('setting.invalid', { params: { problem } });
  }
  if (name === 'theme') {
    const unreadable = findUnreadable(parsed.data as Setting<'theme'>);
    if (unreadable) return refuse('theme.contrast', { params: { ...unreadable } });
  }
  const strange = findStrangeHost(name, parsed.data, config);
  if (strange !== undefined) {
    return refuse('setting.invalid', { params: { problem: `${strange} names another host` } });
  }
  return ok(parsed.data);
}

/** Writes one setting whole, if it fits its shape and nobody wrote it since `version`. */
export async function writeSetting(
  call: ConsoleCall,
  change: { readonly name: string; readonly value: unknown; readonly version: number },
): Promise<Result<{ readonly version: number }, Refused<Invalid | 'setting.changed'>>> {
  const { name, version } = change;
  const checked = checkSetting(name, change.value, call.house.config);
  if (!checked.ok) return checked;
  const site = await readSite(call.sql, call.merchant);
  const done = await changeSettingRow(call.sql, {
    merchant: call.merchant.id,
    name,
    value: checked.value,
    version,
    now: call.now,
    by: call.operator.name,
  });
  if (!done) return refuse('setting.changed');
  const before = site.settings[name as SettingName];
  noteAudit(call, { target: `setting:${name}`, before, after: checked.value });
  announceChange(call);
  return ok({ version: version + 1 });
}

/** Changes a setting whatever its version: for acts that state the whole new value. */
export async function overwriteSetting<Name extends SettingName>(
  call: ConsoleCall,
  name: Name,
  value: Setting<Name>,
): Promise<void> {
  const site = await readSite(call.sql, call.merchant);
  await changeSettingRow(call.sql, {
    merchant: call.merchant.id,
    name,
    value,
    version: site.versions[name] ?? 0,
    now: call.now,
    by: call.operator.name,
  });
  noteAudit(call, { target: `setting:${name}`, before: site.settings[name], after: value });
  announceChange(call);
}

/** After the commit every process reads the site again and every page hears of it. */
export function announceChange(call: CallContext): void {
  const merchant: MerchantId = call.merchant.id;
  call.after(() => call.house.signals.send({ topic: 'site', merchant }));
}
