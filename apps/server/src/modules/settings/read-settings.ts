// Reads of site settings for pages.
import { sealSupportLink, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { directoryOf, siteOf } from './site.ts';

/** Rules of the registration fields (product.md section 3) and of passwords. */
export async function registerSettings(
  call: CallOf<PlayerCalls['registerSettings']>,
): Promise<Answer<PlayerCalls['registerSettings']>> {
  const { settings: kept } = await siteOf(call.app, call.merchant);
  const fields = Object.entries(kept.registerRules).map(([name, rule]) => [
    name,
    { ...rule, acceptedPattern: rule.patternId },
  ]);
  return ok({
    fields: Object.fromEntries(fields) as never,
    minimumAge: kept.brand.minimumAge,
  });
}

/** The merchant's own hosts, without the fallback. */
export async function domainRoute(
  call: CallOf<PlayerCalls['domainRoute']>,
): Promise<Answer<PlayerCalls['domainRoute']>> {
  const directory = await directoryOf(call.app);
  return ok({ routes: directory.hostsOf(call.merchant.id) });
}

/** How customer service is reached. */
export async function customerService(
  call: CallOf<PlayerCalls['customerService']>,
): Promise<Answer<PlayerCalls['customerService']>> {
  const { settings: kept } = await siteOf(call.app, call.merchant);
  const { type, url } = kept.customerService;
  const path = type === '3' ? await sealSupportLink(url) : url;
  return ok({ version: { pathList: [{ type, path }] } });
}
