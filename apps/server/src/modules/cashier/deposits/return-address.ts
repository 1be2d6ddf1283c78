import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { directoryOf } from '../../settings/index.ts';

/** The page a payer returns to after paying: the merchant's own host where it has one. */
export async function returnAddress(
  app: AppContext,
  merchant: Merchant,
  number: string,
): Promise<string> {
  const address = new URL(app.config.publicOrigin);
  const directory = await directoryOf(app);
  const own = `${merchant.code}.${address.hostname}`;
  if (directory.byHost(own)?.merchant.id === merchant.id) address.hostname = own;
  address.searchParams.set('mc', 'depositv2');
  // The names of the site's own filters: with another name the page shows an empty form.
  address.searchParams.set('mc-order', number);
  return address.href;
}
