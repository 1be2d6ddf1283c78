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

/** The origins at which the merchant's site is shown, with the installation's scheme and port. */
export async function listSiteOrigins(app: AppContext, merchant: Merchant): Promise<string[]> {
  const directory = await directoryOf(app);
  const main = new URL(app.config.publicOrigin);
  const isMain = directory.byHost(main.hostname)?.merchant.id === merchant.id;
  const hosts = [...directory.hostsOf(merchant.id), ...(isMain ? [main.hostname] : [])];
  const port = main.port === '' ? '' : `:${main.port}`;
  return [...new Set(hosts)].map((host) => `${main.protocol}//${host}${port}`);
}
