// Resolves session tokens. Every call needs this, so the result is cached for 5 s.
import { MINUTE_MS, type Instant } from '@fairhouse/values';
import type { Session } from '../../../platform/call-context.ts';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { joinRead } from '../../../platform/database/join-read.ts';
import { mayDo } from '../../members/index.ts';
import { IDLE_MS } from './open-session.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import {
  findSessionRow,
  touchSession,
  type SessionMember,
  type SessionRow,
} from './store/sessions.ts';
import { savePresence } from './store/presence.ts';

const CACHED_MS = 5000;
const CACHED_MAX = 50_000;
const TOUCH_AFTER_MS = MINUTE_MS;
const TOKEN_FORM = /^[\w-]{43}$/;

interface CachedSession {
  readonly session: Session;
  readonly row: SessionRow;
  readonly trialEndsAt: Instant | undefined;
  readonly readAt: number;
  lastUsedAt: Instant;
  touchedAt: Instant;
}

interface SessionCache {
  readonly sessions: Map<string, CachedSession>;
  readonly pending: Map<string, Promise<CachedSession | undefined>>;
  /**
   * Incremented whenever an entry is dropped: a row read before that is neither cached nor given to
   * a later call.
   */
  drops: number;
}

const caches = appCache<SessionCache>();

/**
 * The session of a token, or undefined if it has ended: by logout, 30 minutes idle, 12 hours, a
 * changed password, a freeze or the end of a trial. A signal `session` drops a member's sessions at
 * once.
 */
export async function findSession(
  app: AppContext,
  merchant: Merchant,
  token: string,
  now: Instant = app.clock.now(),
): Promise<Session | undefined> {
  if (!TOKEN_FORM.test(token)) return undefined;
  const cache = cacheOf(app);
  const hash = hashText(token);
  const key = `${merchant.id}:${hash.toString('base64')}`;
  const known = cache.sessions.get(key);
  const fresh = known !== undefined && performance.now() - known.readAt < CACHED_MS;
  const found = fresh
    ? known
    : await joinRead(cache.pending, key, () => read(app, merchant, hash, key));
  if (found === undefined || hasExpired(found, now)) {
    cache.sessions.delete(key);
    return undefined;
  }
  found.lastUsedAt = now;
  if (now - found.touchedAt >= TOUCH_AFTER_MS) {
    found.touchedAt = now;
    await touchSession(app.pool, merchant.id, found.row.id, now);
    await savePresence(app.pool, merchant.id, found.row.member, now);
  }
  return found.session;
}

/** Drops a member's sessions from this process's cache, before any signal can arrive. */
export function forgetSessions(app: AppContext, member: Session['member']): void {
  const cache = cacheOf(app);
  cache.drops += 1;
  cache.pending.clear();
  for (const [key, { session }] of cache.sessions) {
    if (session.member === member) cache.sessions.delete(key);
  }
}

async function read(
  app: AppContext,
  merchant: Merchant,
  hash: Buffer,
  key: string,
): Promise<CachedSession | undefined> {
  const cache = cacheOf(app);
  const { drops } = cache;
  const found = await findSessionRow(app.pool, merchant.id, hash);
  if (found === undefined || !allowsSession(found.member, found.row)) return undefined;
  const { row, member } = found;
  const cached: CachedSession = {
    session: {
      id: row.id,
      member: row.member,
      username: member.username,
      kind: member.kind,
      group: member.group,
      freezeLevel: member.freezeLevel,
      mustChange: row.mustChange,
    },
    row,
    trialEndsAt: member.trialEndsAt,
    readAt: performance.now(),
    lastUsedAt: row.lastUsedAt,
    touchedAt: row.lastUsedAt,
  };
  if (drops === cache.drops) {
    if (cache.sessions.size >= CACHED_MAX) cache.sessions.clear();
    cache.sessions.set(key, cached);
  }
  return cached;
}

/** Whether the member's state permits a session opened at that time. */
export function allowsSession(member: SessionMember, row: SessionRow): boolean {
  if (!mayDo(member, 'login')) return false;
  return member.sessionsFrom === undefined || row.openedAt > member.sessionsFrom;
}

function hasExpired({ row, lastUsedAt, trialEndsAt }: CachedSession, now: Instant): boolean {
  if (trialEndsAt !== undefined && trialEndsAt <= now) return true;
  return row.endsAt <= now || now - lastUsedAt > IDLE_MS;
}

function cacheOf(app: AppContext): SessionCache {
  const known = caches.get(app);
  if (known) return known;
  const cache: SessionCache = { sessions: new Map(), pending: new Map(), drops: 0 };
  caches.set(app, cache);
  app.signals.listen((signal) => {
    if (signal.topic === 'session') forgetSessions(app, signal.member);
  });
  return cache;
}
