// The constant data of draws that placing needs, cached per process.
import { readRules, shownMode, type Scheme } from '@fairhouse/rules/fair';
import { appCache } from '../../../platform/database/app-cache.ts';
import { joinRead } from '../../../platform/database/join-read.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { readInstallation } from '../../settings/index.ts';
import { findDraw, type DrawRow } from './store/draws.ts';

export interface BoundDraw {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  readonly proofId: string;
  /** The operator's commitment in hex, as receipts name it; undefined for a draw of LD1. */
  readonly commit: string | undefined;
  readonly ordinal: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Whether only trial accounts may bet on it. */
  readonly playMoneyOnly: boolean;
}

/** The operator's commitment in receipts of the draw; none under LD1. */
export function receiptCommitment(draw: {
  readonly scheme: Scheme;
  readonly commitment: Buffer;
}): string | undefined {
  return draw.scheme === 'LD1' ? undefined : draw.commitment.toString('hex');
}

const CACHED_DRAWS_MAX = 1000;

interface DrawCache {
  readonly draws: Map<string, BoundDraw>;
  readonly pending: Map<string, Promise<BoundDraw | undefined>>;
}

const drawCaches = appCache<DrawCache>();

/**
 * The draw of an issue; undefined if it does not exist or is not bound yet. When a draw goes on
 * sale, the first orders share one query.
 */
export async function findBoundDraw(
  app: AppContext,
  merchant: Merchant,
  issue: string,
): Promise<BoundDraw | undefined> {
  const cache: DrawCache = drawCaches.get(app) ?? { draws: new Map(), pending: new Map() };
  drawCaches.set(app, cache);
  const key = `${merchant.id}:${issue}`;
  const cached = cache.draws.get(key);
  if (cached) return cached;
  return joinRead(cache.pending, key, async () => {
    const draw = await readBoundDraw(app, merchant, issue);
    if (draw === undefined) return undefined;
    const [oldest] = cache.draws.keys();
    if (cache.draws.size >= CACHED_DRAWS_MAX && oldest !== undefined) cache.draws.delete(oldest);
    cache.draws.set(key, draw);
    return draw;
  });
}

async function readBoundDraw(
  app: AppContext,
  merchant: Merchant,
  issue: string,
): Promise<BoundDraw | undefined> {
  const row = await findDraw(app.secondaryPool, merchant.id, issue);
  // A draw that is not bound is not on sale, and may still be voided.
  if (row === undefined || row.bound_at === null) return undefined;
  return {
    id: row.draw_id,
    lottery: row.lottery,
    issue,
    proofId: row.proof_id,
    commit: receiptCommitment(row),
    ordinal: Number(row.ordinal),
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    playMoneyOnly: await isPlayMoneyOnly(app, row),
  };
}

/**
 * Whether the draw takes play money only, because no party independent of the operator signs it
 * (draws.md, LD2 item 5). All money of a demo installation is play money.
 */
async function isPlayMoneyOnly(app: AppContext, { rules }: DrawRow): Promise<boolean> {
  const read = readRules(rules);
  if (read === undefined || shownMode(read) !== 'house') return false;
  return (await readInstallation(app.secondaryPool)) === 'own';
}
