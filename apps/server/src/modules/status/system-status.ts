// Whether the site is open to a caller: 0 open, 1 maintenance, 2 the caller's region is restricted.
import type { Site } from '../settings/index.ts';
import { countryOf } from './country.ts';

export interface SystemStatus {
  readonly status: 0 | 1 | 2;
  /** ISO letters of the caller's country, or undefined when it is not known. */
  readonly country: string | undefined;
}

/**
 * Restriction by address has priority over maintenance: a restricted caller sees the restriction at
 * any time.
 */
export async function systemStatus(site: Site, address: string): Promise<SystemStatus> {
  const country = await countryOf(address);
  const { regions, status } = site.settings;
  if (!regions.allowedAddresses.includes(address)) {
    const byRegion = country !== undefined && regions.restricted.includes(country);
    if (byRegion || regions.restrictedAddresses.includes(address)) return { status: 2, country };
  }
  return { status: site.closed || status.maintenance ? 1 : 0, country };
}
