import type { House, Merchant } from '../../ground/house.ts';
import { directoryOf } from '../settings/index.ts';

/** Where a payer goes after paying: the merchant's own host name where it has one of the site's. */
export async function returnAddress(
  house: House,
  merchant: Merchant,
  number: string,
): Promise<string> {
  const address = new URL(house.config.publicOrigin);
  const directory = await directoryOf(house);
  const own = `${merchant.code}.${address.hostname}`;
  if (directory.byHost(own)?.merchant.id === merchant.id) address.hostname = own;
  address.searchParams.set('mc', 'depositv2');
  address.searchParams.set('order', number);
  return address.href;
}
