import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { forgetVendors, readPublicKey, vendorsOf } from '../records/index.ts';
import { listKeys, lockGateway } from './store/gateway.ts';
import { makeOwnKey, putTheirKey } from './vendor-keys.ts';

const STUDIO = 'FAIRHOUSE';

/**
 * Exchanges keys with the studio beside this installation, where none was exchanged: enters the
 * studio's, and makes one of the merchant's. Keys that exist are kept.
 *
 * @param studioKey the studio's public key, PEM
 * @returns the merchant's public keys for the studio, the current one first; none where the
 * merchant has no such vendor
 */
export function connectStudio(
  app: AppContext,
  merchant: Merchant,
  studioKey: string,
): Promise<string[]> {
  return transaction(app.pool, async (sql) => {
    if (!(await lockGateway(sql, merchant.id, STUDIO))) return { commit: false, value: [] };
    const place = { app, sql, merchant, code: STUDIO, now: app.clock.now() };
    const pem = readPublicKey(studioKey);
    if (pem === undefined) throw new Error('The public key of the studio cannot be read.');
    const before = await listKeys(sql, merchant.id, STUDIO);
    if (!before.some(({ owner }) => owner === 'VENDOR')) await putTheirKey(place, pem);
    if (!before.some(({ owner }) => owner === 'OURS')) await makeOwnKey(place);
    const keys = await listKeys(sql, merchant.id, STUDIO);
    const own = keys.flatMap(({ owner, public_key }) =>
      owner === 'OURS' && public_key !== null ? [public_key] : [],
    );
    return { commit: true, value: own };
  });
}

/**
 * Reads the studio's list of games now: its addresses follow those of the installation, which may
 * be others than at the last start. Returns why it could not be read; undefined if it was.
 */
export async function syncStudio(app: AppContext, merchant: Merchant): Promise<string | undefined> {
  forgetVendors(app, merchant.id);
  const studio = (await vendorsOf(app, merchant.id)).vendors.get(STUDIO);
  if (studio === undefined || !studio.enabled) return undefined;
  const synced = await syncCatalogue(app, merchant, studio, app.clock.now());
  return synced.ok ? undefined : synced.problem;
}
