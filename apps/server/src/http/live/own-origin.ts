// Whether the page that opens a connection is one of the installation's own.
import type { FastifyRequest } from 'fastify';
import type { MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../platform/app-context.ts';
import { directoryOf } from '../../modules/settings/index.ts';
import { header } from '../caller.ts';

/**
 * A page is own when its host is the host that it connects to, or one of the merchant's hosts with
 * the scheme and port of PUBLIC_ORIGIN. A client that sends no Origin is no browser, and could send
 * any.
 */
export async function isOwnOrigin(
  app: AppContext,
  request: FastifyRequest,
  merchant: MerchantId,
): Promise<boolean> {
  const named = header(request, 'origin');
  if (named === undefined) return true;
  if (!URL.canParse(named)) return false;
  const origin = new URL(named);
  const directory = await directoryOf(app);
  const shown = directory.byHost(origin.hostname);
  if (shown === undefined || (shown.own && shown.merchant.id !== merchant)) return false;
  if (origin.host === request.host.toLowerCase()) return true;
  const main = new URL(app.config.publicOrigin);
  if (origin.protocol !== main.protocol || origin.port !== main.port) return false;
  return (shown.own && shown.merchant.id === merchant) || origin.hostname === main.hostname;
}
