import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok, type Instant, type MerchantId } from '@fairhouse/values';
import type { CallContext, CallOf, OperatorSession } from '../../ground/call-context.ts';
import { findUnreadable } from './contrast.ts';
import { SETTINGS, type Setting, type SettingName } from './shapes.ts';
import { readSite } from './site.ts';
import { changeSettingRow } from './store.ts';

type Change = OperatorCalls['settingChange'];

/** Writes one setting whole, if it fits its shape and nobody wrote it since it was read. */
export async function settingChange(call: CallOf<Change>): Promise<Answer<Change>> {
  const { name, value, version } = call.input;
  if (!Object.hasOwn(SETTINGS, name)) return refuse('setting.unknown');
  const shape = SETTINGS[name as SettingName];
  const parsed = shape.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
    return refuse('setting.invalid', { params: { problem } });
  }
  if (name === 'theme') {
    const unreadable = findUnreadable(parsed.data as Setting<'theme'>);
    if (unreadable) return refuse('theme.contrast', { params: { ...unreadable } });
  }
  const { merchant, now, operator } = call;
  const done = await changeSettingRow(call.sql, {
    merchant: merchant.id,
    name,
    value: parsed.data,
    version,
    now,
    by: operator.name,
  });
  if (!done) return refuse('setting.changed');
  announceChange(call);
  return ok({ version: version + 1 });
}

/** Changes a setting whatever its version: for acts that state the whole new value. */
export async function overwriteSetting<Name extends SettingName>(
  call: CallContext & { readonly operator: OperatorSession; readonly now: Instant },
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
  announceChange(call);
}

/** After the commit every process reads the site again and every page hears of it. */
export function announceChange(call: CallContext): void {
  const merchant: MerchantId = call.merchant.id;
  call.after(() => call.house.signals.send({ topic: 'site', merchant }));
}
