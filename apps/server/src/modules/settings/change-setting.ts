import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type MerchantId, type Result } from '@fairhouse/values';
import type * as z from 'zod';
import { noteAudit } from '../../platform/audit-note.ts';
import type { CallContext, OperatorSession } from '../../platform/call-context.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { findUnreadable } from './contrast.ts';
import { findForeignHost } from './outside-hosts.ts';
import { SETTINGS, type Setting, type SettingName } from './shapes.ts';
import { readSite } from './site.ts';
import { changeSettingRow } from './store.ts';

type ConsoleCall = CallContext & { readonly operator: OperatorSession };

type Invalid = 'setting.unknown' | 'setting.invalid' | 'theme.contrast';

/** The parsed value of a setting, or its validation error. */
export function checkSetting(
  name: string,
  value: unknown,
  config: Pick<AppContext['config'], 'privatePeers'>,
): Result<unknown, Refused<Invalid>> {
  if (!Object.hasOwn(SETTINGS, name)) return refuse('setting.unknown');
  const parsed = SETTINGS[name as SettingName].safeParse(value);
  if (!parsed.success) return invalidFields(fieldsOf(parsed.error));
  if (name === 'theme') {
    const unreadable = findUnreadable(parsed.data as Setting<'theme'>);
    if (unreadable) return refuse('theme.contrast', { params: { ...unreadable } });
  }
  const strange = findForeignHost(name, parsed.data, config);
  if (strange !== undefined) {
    return invalidFields({ [strange]: 'field.foreign_host' });
  }
  return ok(parsed.data);
}

type FieldProblem = 'field.required' | 'field.invalid' | 'field.unknown' | 'field.foreign_host';

/** Refuses a value for some of its fields, which are named by their paths in the request. */
function invalidFields(problems: Readonly<Record<string, FieldProblem>>) {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [['value', path].join('.'), problem]),
  );
  return refuse('setting.invalid', {
    params: { fields: Object.keys(problems).join(', ') },
    fields,
  });
}

function fieldsOf(error: z.ZodError): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'field.unknown';
    } else {
      const isEmpty = issue.code === 'too_small' && issue.origin === 'string';
      fields[path] ??= isEmpty && issue.minimum === 1 ? 'field.required' : 'field.invalid';
    }
  }
  return fields;
}

/** Writes the whole value of a setting, if it is valid and unchanged since `version`. */
export async function writeSetting(
  call: ConsoleCall,
  change: { readonly name: string; readonly value: unknown; readonly version: number },
): Promise<Result<{ readonly version: number }, Refused<Invalid | 'setting.changed'>>> {
  const { name, version } = change;
  const checked = checkSetting(name, change.value, call.app.config);
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
  signalSettingsChange(call);
  return ok({ version: version + 1 });
}

/** Changes a setting regardless of its version: for operations that state the whole new value. */
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
  signalSettingsChange(call);
}

/** After the commit every process reloads the site and every page is signalled. */
export function signalSettingsChange(call: CallContext): void {
  const merchant: MerchantId = call.merchant.id;
  call.after(() => call.app.signals.send({ topic: 'site', merchant }));
}
