// Whether a page that opens a connection is one of ours.
import type { FastifyRequest } from 'fastify';
import type { MerchantId } from '@fairhouse/values';
import type { House } from '../ground/house.ts';
import { directoryOf } from '../modules/settings/index.ts';
import { header } from './caller.ts';

/**
 * A page stands at the host that it connects to, or at one of the merchant's hosts as the outside
 * calls the installation (scheme and port of PUBLIC_ORIGIN). What sends no Origin is no browser,
 * and could write any.
 */
export async function isOwnOrigin(
  house: House,
  request: FastifyRequest,
  merchant: MerchantId,
): Promise<boolean> {
  const named = header(request, 'origin');
  if (named === undefined) return true;
  if (!URL.canParse(named)) return false;
  const origin = new URL(named);
  const directory = await directoryOf(house);
  const shown = directory.byHost(origin.hostname);
  if (shown === undefined || (shown.own && shown.merchant.id !== merchant)) return false;
  if (origin.host === request.host.toLowerCase()) return true;
  const main = new URL(house.config.publicOrigin);
  if (origin.protocol !== main.protocol || origin.port !== main.port) return false;
  return (shown.own && shown.merchant.id === merchant) || origin.hostname === main.hostname;
}
