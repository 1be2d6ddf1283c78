// Console operations of the site's status.
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { overwriteSetting, readSite } from '../settings/index.ts';
import { countryDataBuiltAt } from './country.ts';

/** Opens or closes the site; every page is signalled at once. */
export async function statusChange(
  call: CallOf<OperatorCalls['statusChange']>,
): Promise<Answer<OperatorCalls['statusChange']>> {
  const { maintenance, title, text, endsAt } = call.input;
  await overwriteSetting(call, 'status', { maintenance, title, text, endsAt });
  return ok(null);
}

export async function statusView(
  call: CallOf<OperatorCalls['statusView']>,
): Promise<Answer<OperatorCalls['statusView']>> {
  const { settings } = await readSite(call.sql, call.merchant);
  return ok({
    status: settings.status,
    regions: settings.regions,
    countryDataBuiltAt: instant(await countryDataBuiltAt()),
    serverNow: call.now,
  });
}
