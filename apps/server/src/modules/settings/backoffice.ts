// Console operations on settings and resources.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { signalSettingsChange } from './change-setting.ts';
import { requiredSettingApproval } from './setting-approvals.ts';
import { isSafeLink } from './safe-link.ts';
import type { SettingName } from './shapes.ts';
import { readSite } from './site.ts';
import { deleteResource, putResourceRow } from './store.ts';

export async function settingList(
  call: CallOf<OperatorCalls['settingList']>,
): Promise<Answer<OperatorCalls['settingList']>> {
  const site = await readSite(call.sql, call.merchant);
  return ok(
    Object.entries(site.settings).map(([name, value]) => ({
      name,
      value,
      version: site.versions[name] ?? 0,
      problems: [...(site.problems[name] ?? [])],
      second: requiredSettingApproval(name as SettingName),
    })),
  );
}

export async function resourceList(
  call: CallOf<OperatorCalls['resourceList']>,
): Promise<Answer<OperatorCalls['resourceList']>> {
  const { resources } = await readSite(call.sql, call.merchant);
  return ok(
    resources.map(({ resource_id, ...rest }) => ({ ...rest, id: resource_id as Id<'resource'> })),
  );
}

/** Writes a resource; its link must be https or a page of the site. */
export async function putResource(
  call: CallOf<OperatorCalls['resourcePut']>,
): Promise<Answer<OperatorCalls['resourcePut']>> {
  const { id: given, ...rest } = call.input;
  if (!isSafeLink(rest.url)) return refuse('link.refused', { fields: { url: 'link.refused' } });
  const { resources } = await readSite(call.sql, call.merchant);
  const id = given ?? call.app.newId<'resource'>();
  const clash = resources.some(
    (each) => each.kind === rest.kind && each.name === rest.name && each.resource_id !== id,
  );
  if (clash) return refuse('resource.taken', { fields: { name: 'resource.taken' } });
  await putResourceRow(call.sql, call.merchant.id, { resource_id: id, ...rest });
  signalSettingsChange(call);
  return ok({ id });
}

export async function resourceDelete(
  call: CallOf<OperatorCalls['resourceDelete']>,
): Promise<Answer<OperatorCalls['resourceDelete']>> {
  if (!(await deleteResource(call.sql, call.merchant.id, call.input.id)))
    return refuse('not.found');
  signalSettingsChange(call);
  return ok(null);
}
