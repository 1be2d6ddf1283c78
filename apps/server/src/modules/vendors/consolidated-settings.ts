import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { siteOf } from '../settings/index.ts';
import { listCategories } from './game-vendor.ts';

type Settings = PlayerCalls['settings'];

/** Feature switches, and the navigation categories with their vendors. */
export async function consolidatedSettings(call: CallOf<Settings>): Promise<Answer<Settings>> {
  const site = await siteOf(call.app, call.merchant);
  const categories = await listCategories(call.sql, call.merchant.id);
  return ok({
    features: site.settings.features,
    ...site.settings.delivery,
    vendorSorting: categories.map(({ title, vendors }) => ({
      gameCategory: title,
      vendors: vendors.map(({ code }) => code),
    })),
  });
}
