import type { AppContext, Merchant } from '../../platform/app-context.ts';
import { directoryOf } from './site.ts';

/**
 * The origin of the merchant's site, for links in messages: from the configuration and the
 * merchant's own hosts, never from a request's headers.
 */
export async function siteOrigin(app: AppContext, merchant: Merchant): Promise<string> {
  const directory = await directoryOf(app);
  const url = new URL(app.config.publicOrigin);
  const shown = directory.byHost(url.hostname);
  const [own] = directory.hostsOf(merchant.id);
  if (own !== undefined && !(shown?.own === true && shown.merchant.id === merchant.id)) {
    url.hostname = own;
  }
  return url.origin;
}
