// The address to which a provider sends people back: the page `/social` at one of the merchant's
// own hosts.
import type { House, Merchant } from '../../../ground/house.ts';
import { directoryOf } from '../../settings/index.ts';

const PAGE = '/social';

/** The redirect address for a page at this origin; undefined when it is not the merchant's. */
export async function redirectFor(
  house: House,
  merchant: Merchant,
  origin: string,
): Promise<string | undefined> {
  const all = await redirectsOf(house, merchant);
  return all.find((each) => each === `${origin}${PAGE}`);
}

/** One for each host of the merchant, with the scheme and the port of the installation. */
export async function redirectsOf(house: House, merchant: Merchant): Promise<string[]> {
  const directory = await directoryOf(house);
  const main = new URL(house.config.publicOrigin);
  const isMain = directory.byHost(main.hostname)?.merchant.id === merchant.id;
  const hosts = [...directory.hostsOf(merchant.id), ...(isMain ? [main.hostname] : [])];
  const port = main.port === '' ? '' : `:${main.port}`;
  return [...new Set(hosts)].map((host) => `${main.protocol}//${host}${port}${PAGE}`);
}
