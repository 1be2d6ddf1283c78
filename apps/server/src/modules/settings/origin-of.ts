import type { House, Merchant } from '../../ground/house.ts';
import { directoryOf } from './site.ts';

/**
 * Where the merchant's site stands, for a link that leaves the house: by what the installation and
 * the merchant's own hosts say, never by what a request says of itself.
 */
export async function originOf(house: House, merchant: Merchant): Promise<string> {
  const directory = await directoryOf(house);
  const url = new URL(house.config.publicOrigin);
  const shown = directory.byHost(url.hostname);
  const [own] = directory.hostsOf(merchant.id);
  if (own !== undefined && !(shown?.own === true && shown.merchant.id === merchant.id)) {
    url.hostname = own;
  }
  return url.origin;
}
