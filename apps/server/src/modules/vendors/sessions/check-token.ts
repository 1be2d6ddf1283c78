// What a token permits (games.md 3.3): its first use within a minute opens the session, which lasts
// until half an hour of silence, twelve hours, or its end.
import type { WalletStatus } from '@fairhouse/calls/vendor';
import {
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { openCase } from '../records/index.ts';
import { readSession, touchSession } from './gathered-sessions.ts';
import { markFirstUse, type GameSessionRow } from './store.ts';

const FIRST_USE_MS = 60 * SECOND_MS;
const IDLE_MS = 30 * MINUTE_MS;
export const SESSION_MS = 12 * HOUR_MS;

const CACHED_MS = 2 * SECOND_MS;
const CACHED_LONG_MS = MINUTE_MS;
const CACHED_MAX = 50_000;
const TOUCH_AFTER_MS = MINUTE_MS;

interface CachedSession {
  readonly row: GameSessionRow;
  readonly readAt: number;
  lastUsedAt: number;
  touchedAt: number;
}

const caches = appCache<Map<string, CachedSession>>();

export interface TokenUse {
  readonly merchant: MerchantId;
  readonly vendor: string;
  readonly member: Id<'member'>;
  readonly token: string;
  /** The address of the vendor's server. */
  readonly address: string;
  readonly now: Instant;
  /** What can end a session is read again later: a minute old is new enough. */
  readonly isReadAgain?: true;
}

export interface GameSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly node: bigint;
  readonly trial: boolean;
}

export type TokenResult =
  | { readonly ok: true; readonly session: GameSession }
  | {
      readonly ok: false;
      readonly status: Extract<WalletStatus, 'RS_ERROR_INVALID_TOKEN' | 'RS_ERROR_TOKEN_EXPIRED'>;
    };

const INVALID = { ok: false, status: 'RS_ERROR_INVALID_TOKEN' } as const;
const EXPIRED = { ok: false, status: 'RS_ERROR_TOKEN_EXPIRED' } as const;

/**
 * Checks a token and opens its session at the first use. What was read within two seconds is not
 * read again, so an ended session can seem alive that long: a bet reads it again inside its batch.
 */
export async function checkToken(app: AppContext, use: TokenUse): Promise<TokenResult> {
  const tokenHash = hashText(use.token);
  const found = await findCached(app, use, tokenHash);
  if (found === undefined) return INVALID;
  const { row } = found;
  if (row.member_id !== use.member || row.vendor !== use.vendor) return INVALID;
  // The vendor cannot have a token before the answer with the game's address went out.
  if (row.answered_at === null) return INVALID;
  const isNew = use.now - row.issued_at.getTime() <= FIRST_USE_MS;
  if (row.first_used_at === null) {
    if (!isNew || row.ended_at !== null) return INVALID;
    if (!(await markFirstUse(app.pool, use.merchant, tokenHash, use))) {
      return checkAgain(app, use, tokenHash);
    }
    sessionsOf(app).delete(keyOf(use.merchant, tokenHash));
    return opened(row, tokenHash);
  }
  if (isNew && row.first_address !== use.address) return refuseForeign(app, use, row);
  if (row.ended_at !== null || row.ends_at.getTime() <= use.now) return EXPIRED;
  if (use.now - found.lastUsedAt > IDLE_MS) return EXPIRED;
  await touch(app, use, tokenHash, found);
  return opened(row, tokenHash);
}

/** Another call was the first one; this one is read with what that one wrote. */
async function checkAgain(app: AppContext, use: TokenUse, tokenHash: Buffer): Promise<TokenResult> {
  sessionsOf(app).delete(keyOf(use.merchant, tokenHash));
  const row = await readSession(app, use.merchant, tokenHash);
  if (row === undefined) return INVALID;
  if (row.first_used_at === null || row.ended_at !== null) return EXPIRED;
  return row.first_address === use.address ? opened(row, tokenHash) : refuseForeign(app, use, row);
}

async function refuseForeign(
  app: AppContext,
  use: TokenUse,
  row: GameSessionRow,
): Promise<TokenResult> {
  await openCase(app, {
    merchant: use.merchant,
    vendor: use.vendor,
    kind: 'FOREIGN_TOKEN_USE',
    subject: row.session_id,
    member: use.member,
    detail: { first: row.first_address, second: use.address },
  });
  return INVALID;
}

const opened = (row: GameSessionRow, tokenHash: Buffer): TokenResult => ({
  ok: true,
  session: { id: row.session_id, tokenHash, node: row.node_id, trial: row.trial },
});

async function touch(
  app: AppContext,
  { merchant, now }: TokenUse,
  tokenHash: Buffer,
  found: CachedSession,
): Promise<void> {
  found.lastUsedAt = Math.max(found.lastUsedAt, now);
  if (now - found.touchedAt < TOUCH_AFTER_MS) return;
  found.touchedAt = now;
  await touchSession(app, { merchant, tokenHash, at: now });
}

async function findCached(
  app: AppContext,
  { merchant, now, isReadAgain }: TokenUse,
  tokenHash: Buffer,
): Promise<CachedSession | undefined> {
  const sessions = sessionsOf(app);
  const key = keyOf(merchant, tokenHash);
  const known = sessions.get(key);
  const maxAge = isReadAgain === true ? CACHED_LONG_MS : CACHED_MS;
  const isFresh = known !== undefined && performance.now() - known.readAt < maxAge;
  // Another process may have seen the session used since.
  const isAlive = known !== undefined && now - known.lastUsedAt <= IDLE_MS;
  if (isFresh && isAlive && known.row.first_used_at !== null) return known;
  const row = await readSession(app, merchant, tokenHash);
  if (row === undefined) return undefined;
  const usedAt = row.last_used_at.getTime();
  const cached = {
    row,
    readAt: performance.now(),
    lastUsedAt: Math.max(usedAt, known?.lastUsedAt ?? 0),
    touchedAt: Math.max(usedAt, known?.touchedAt ?? 0),
  };
  if (sessions.size >= CACHED_MAX) sessions.clear();
  sessions.set(key, cached);
  return cached;
}

function sessionsOf(app: AppContext): Map<string, CachedSession> {
  const known = caches.get(app) ?? new Map<string, CachedSession>();
  caches.set(app, known);
  return known;
}

const keyOf = (merchant: MerchantId, tokenHash: Buffer): string =>
  `${merchant}:${tokenHash.toString('base64')}`;
