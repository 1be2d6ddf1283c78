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
  address.searchParams.set('order', number);
  return address.href;
}
