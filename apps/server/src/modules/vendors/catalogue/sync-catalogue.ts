import { gameListAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { fail, MINUTE_MS, ok, type Instant, type Result } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { businessDay } from '../../../platform/business-day.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { askVendor, baseUrlOf, operatorRefOf } from '../outbound/index.ts';
import { forgetVendors, vendorsOf, type VendorConfig } from '../records/index.ts';
import { compareFindings } from './compare-findings.ts';
import { compareLists, type CatalogueDiff, type ListedGame } from './compare-lists.ts';
import {
  addCategories,
  countMissed,
  listStoredGames,
  listSyncTimes,
  lockSync,
  markSeen,
  markSynced,
  putGame,
  retireGames,
} from './store/catalogue.ts';
import { listOpenFindings, putFindings, withdrawFindings } from './store/findings.ts';

const JOB = 'vendors-catalogue';
/** The hour of the merchant's clock at which catalogues are read. */
const SYNC_HOUR = 4;
/** A vendor is asked for its list at most this often. */
const PAUSE_MS = MINUTE_MS;
/** Instant games have a page of their own and no category in the navigation. */
const NOT_IN_NAVIGATION = 'LOCAL';

export interface SyncResult {
  readonly games: number;
  readonly written: number;
  readonly retired: number;
  readonly bad: number;
  readonly held: number;
}

/** Reads a vendor's list and writes what changed, in one transaction. */
export async function syncCatalogue(
  app: AppContext,
  merchant: Merchant,
  vendor: VendorConfig,
  now: Instant,
): Promise<Result<SyncResult, string>> {
  const answer = await askVendor(app, vendor, {
    path: VENDOR_PATHS.gameList,
    body: { operator_id: operatorRefOf(merchant, vendor) },
    schema: gameListAnswer,
    hasUncheckedRows: true,
  });
  const problem = !answer.ok
    ? `${answer.problem.kind}: ${answer.problem.detail}`
    : answer.value.status === 'RS_OK'
      ? undefined
      : answer.value.status;
  if (problem !== undefined || !answer.ok) {
    await markSynced(app.pool, merchant.id, vendor.code, { now, problem: problem ?? '' });
    return fail(problem ?? '');
  }
  const { games } = answer.value;
  const diff = await transaction(app.pool, async (sql) => {
    await lockSync(sql, merchant.id, vendor.code);
    const stored = await listStoredGames(sql, merchant.id, vendor.code);
    const found = compareLists(games, stored);
    for (const each of found.written) {
      const before = stored.find(({ code }) => code === each.game.game_code);
      const isLive = before === undefined ? vendor.auto_publish : before.published_at !== null;
      await putGame(sql, rowOf(merchant, vendor, each, isLive, now));
    }
    await markSeen(sql, merchant.id, found.seen);
    await countMissed(sql, merchant.id, found.missed);
    await retireGames(sql, merchant.id, found.retired, now);
    const open = await listOpenFindings(sql, merchant.id, vendor.code, now);
    const { added, withdrawn } = compareFindings(found.findings, open);
    await withdrawFindings(sql, merchant.id, withdrawn);
    await putFindings(sql, merchant.id, vendor.code, added, now);
    const types = found.newTypes.filter((type) => type !== NOT_IN_NAVIGATION);
    if (vendor.auto_publish) await addCategories(sql, merchant.id, vendor.code, types);
    await markSynced(sql, merchant.id, vendor.code, { now, problem: '' });
    return { commit: true, value: found };
  });
  forgetVendors(app, merchant.id);
  if (diff.findings.length > 0) app.signals.send({ topic: 'site', merchant: merchant.id });
  return ok(resultOf(games.length, diff));
}

function resultOf(games: number, { written, retired, findings }: CatalogueDiff): SyncResult {
  const count = (kind: string): number => findings.filter((each) => each.kind === kind).length;
  return {
    games,
    written: written.length,
    retired: retired.length,
    bad: count('BAD'),
    held: count('HELD'),
  };
}

/** A listed game as it is written. */
export function rowOf(
  merchant: Pick<Merchant, 'id'>,
  vendor: Pick<VendorConfig, 'code'>,
  { game, checksum, rtpLow, rtpHigh }: ListedGame,
  isLive: boolean,
  now: Instant,
) {
  return {
    merchant: merchant.id,
    vendor: vendor.code,
    code: game.game_code,
    type: game.category,
    status: isLive ? 'LIVE' : 'DRAFT',
    offered: game.enabled,
    names: JSON.stringify(game.name),
    listed: JSON.stringify(game),
    checksum,
    rtpLow,
    rtpHigh,
    now,
  } as const;
}

/** Syncs each vendor once a day after four o'clock, and a vendor that was never synced at once. */
export const syncCatalogues: Job = {
  name: JOB,
  everyMs: MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const { vendors } = await vendorsOf(app, merchant.id);
      const due = (await listSyncTimes(app.pool, merchant.id)).flatMap(({ code, synced_at }) => {
        const vendor = vendors.get(code);
        const isDue = isSyncDue(merchant, synced_at?.getTime(), now);
        return vendor && isDue && isReachable(app, vendor) ? [vendor] : [];
      });
      await processEach(
        { app, job: JOB },
        due,
        async (vendor) => {
          const synced = await syncCatalogue(app, merchant, vendor, now);
          if (!synced.ok) throw new Error(`the list of ${vendor.code}: ${synced.problem}`);
        },
        (vendor) => `${merchant.code}:${vendor.code}`,
      );
    }),
};

/** Without an address and a key of ours a vendor cannot be asked. */
function isReachable(app: AppContext, vendor: VendorConfig): boolean {
  return baseUrlOf(app, vendor) !== '' && vendor.signingKey !== undefined;
}

function isSyncDue(merchant: Merchant, syncedAt: number | undefined, now: Instant): boolean {
  if (syncedAt === undefined) return true;
  if (now - syncedAt < PAUSE_MS) return false;
  const calendar = { zone: merchant.zone, cutHour: SYNC_HOUR };
  return businessDay(calendar, syncedAt as Instant) !== businessDay(calendar, now);
}
