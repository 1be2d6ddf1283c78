// Whose token this is: asked at every call, so answered from memory for a few seconds.
import { MINUTE_MS, type Instant } from '@fairhouse/values';
import type { Session } from '../../ground/call-context.ts';
import { houseMemory } from '../../ground/database/forget.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { findMember, mayDo, type Member } from '../members/index.ts';
import { IDLE_MS } from './open-session.ts';
import { hashText } from './secret-text.ts';
import { findSessionRow, touchSession, type SessionRow } from './store/sessions.ts';

const KEPT_MS = 5000;
const KEPT_MAX = 50_000;
const TOUCH_AFTER_MS = MINUTE_MS;
const TOKEN_FORM = /^[\w-]{43}$/;

interface Kept {
  readonly session: Session;
  readonly row: SessionRow;
  readonly trialEndsAt: Instant | undefined;
  readonly readAt: number;
  lastUsedAt: Instant;
  touchedAt: Instant;
}

interface Memory {
  readonly kept: Map<string, Kept>;
  /** Changes whenever something is dropped: what was read before that is not kept. */
  drops: number;
}

const memories = houseMemory<Memory>();

/**
 * The session of a token, or undefined when it has ended: by logout, 30 minutes idle, 12 hours, a
 * changed password, a freeze or the end of a trial. A signal `session` drops a member's at once.
 */
export async function findSession(
  house: House,
  merchant: Merchant,
  token: string,
  now: Instant = house.clock.now(),
): Promise<Session | undefined> {
  if (!TOKEN_FORM.test(token)) return undefined;
  const memory = memoryOf(house);
  const key = `${merchant.id}:${hashText(token).toString('base64')}`;
  const known = memory.kept.get(key);
  const fresh = known !== undefined && performance.now() - known.readAt < KEPT_MS;
  const found = fresh ? known : await read(house, merchant, token, now);
  if (found === undefined || isOver(found, now)) {
    memory.kept.delete(key);
    return undefined;
  }
  found.lastUsedAt = now;
  if (now - found.touchedAt >= TOUCH_AFTER_MS) {
    found.touchedAt = now;
    await touchSession(house.pool, merchant.id, found.row.id, now);
  }
  return found.session;
}

/** Drops a member's sessions from this process's memory, before any signal can arrive. */
export function forgetSessions(house: House, member: Session['member']): void {
  const memory = memoryOf(house);
  memory.drops += 1;
  for (const [key, { session }] of memory.kept) {
    if (session.member === member) memory.kept.delete(key);
  }
}

async function read(
  house: House,
  merchant: Merchant,
  token: string,
  now: Instant,
): Promise<Kept | undefined> {
  const memory = memoryOf(house);
  const { drops } = memory;
  const hash = hashText(token);
  const row = await findSessionRow(house.pool, merchant.id, hash);
  if (row === undefined) return undefined;
  const member = await findMember(house.pool, merchant.id, row.member);
  if (member === undefined || !admits(member, row)) return undefined;
  const kept: Kept = {
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
  if (drops === memory.drops && !isOver(kept, now)) {
    if (memory.kept.size >= KEPT_MAX) memory.kept.clear();
    memory.kept.set(`${merchant.id}:${hash.toString('base64')}`, kept);
  }
  return kept;
}

/** Whether the member's state still lets sessions of that age live. */
export function admits(member: Member, row: SessionRow): boolean {
  if (!mayDo(member, 'login')) return false;
  return member.sessionsFrom === undefined || row.openedAt > member.sessionsFrom;
}

function isOver({ row, lastUsedAt, trialEndsAt }: Kept, now: Instant): boolean {
  if (trialEndsAt !== undefined && trialEndsAt <= now) return true;
  return row.endsAt <= now || now - lastUsedAt > IDLE_MS;
}

function memoryOf(house: House): Memory {
  const known = memories.get(house);
  if (known) return known;
  const memory: Memory = { kept: new Map(), drops: 0 };
  memories.set(house, memory);
  house.signals.listen((signal) => {
    if (signal.topic === 'session') forgetSessions(house, signal.member);
  });
  return memory;
}
