import type { AppContext, Merchant } from '../../platform/app-context.ts';
import { siteOf } from '../settings/index.ts';
import { originsOf } from './outbound/index.ts';
import { vendorsOf } from './records/index.ts';

/** The origins that the merchant's page may frame and take pictures from, for its vendors' games. */
export async function vendorOrigins(app: AppContext, merchant: Merchant): Promise<string[]> {
  const { vendors } = await vendorsOf(app, merchant.id);
  const enabled = [...vendors.values()].filter((vendor) => vendor.enabled);
  const own = enabled.some(({ kind }) => kind === 'studio')
    ? (await siteOf(app, merchant)).settings.delivery.launchGameCDNs
    : [];
  return [...new Set([...enabled.flatMap((vendor) => originsOf(app, vendor)), ...own])];
}
