// Reality checks: when a session's next one is due. A process remembers only that none is due yet,
// so that a bet costs no statement; before it refuses one it looks.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { delta, instant, MINUTE_MS, ok, plus, type Id, type Instant } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../ground/call-context.ts';
import { houseMemory } from '../../ground/database/forget.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { siteOf } from '../settings/index.ts';
import { beginCheckRow, findCheckRow, setCheckDue } from './store/checks.ts';
import { findGuard } from './store/guards.ts';
import { listPast } from './store/played.ts';

type Call = CallContext & { readonly session: Session };

const REMEMBERED_MAX = 50_000;
/** A session is remembered to be free of checks for so long: another copy may set one sooner. */
const REMEMBERED_MS = MINUTE_MS;

const memories = houseMemory<Map<Id<'session'>, Instant>>();

/** Begins the checks of a session that is just being opened, in its transaction. */
export async function beginChecks(
  sql: Sql,
  house: House,
  merchant: Merchant,
  opened: { readonly session: Id<'session'>; readonly member: Id<'member'>; readonly at: Instant },
): Promise<void> {
  const { session, member, at } = opened;
  const minutes = await minutesOf(sql, house, merchant, member);
  const dueAt = minutes === 0 ? undefined : plus(at, minutes * MINUTE_MS);
  await beginCheckRow(sql, { merchant: merchant.id, session, member }, { openedAt: at, dueAt });
}

/** The member's own choice, or the merchant's. */
async function minutesOf(
  sql: Sql,
  house: House,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<number> {
  const { checkMinutes } = await findGuard(sql, { merchant: merchant.id, member });
  if (checkMinutes !== undefined) return checkMinutes;
  return (await siteOf(house, merchant)).settings.protection.checkMinutes;
}

/** Refuses what its member does while a reality check is due and was not acknowledged. */
export async function refuseUnchecked({ house, merchant, session, now }: Call) {
  if (session.group === 'trial') return undefined;
  const memory = memoryOf(house);
  const known = memory.get(session.id);
  if (known !== undefined && now < known) return undefined;
  const row = await findCheckRow(house.pool, { merchant: merchant.id, session: session.id });
  const dueAt = row?.dueAt ?? plus(now, REMEMBERED_MS);
  if (dueAt <= now) return refuse('protection.reality_check', { value: { dueAt } });
  remember(memory, session.id, { dueAt, now });
  return undefined;
}

/** What the dialog and the clock of this session show. */
export async function realityCheck(
  call: CallOf<PlayerCalls['realityCheck']>,
): Promise<Answer<PlayerCalls['realityCheck']>> {
  const { sql, merchant, session, now, house } = call;
  const row = await findCheckRow(sql, { merchant: merchant.id, session: session.id });
  const openedAt = row?.openedAt ?? now;
  const days = await listPast(
    sql,
    { merchant: merchant.id, member: session.member },
    openedAt,
    merchant,
  );
  const stakes = days.reduce((sum, day) => sum + day.stakes, 0n);
  const payouts = days.reduce((sum, day) => sum + day.returned, 0n);
  return ok({
    serverNow: now,
    openedAt,
    dueAt: row?.dueAt ?? null,
    clock: (await siteOf(house, merchant)).settings.protection.sessionClock,
    currency: merchant.currency,
    stakes: delta(stakes),
    payouts: delta(payouts),
    net: delta(payouts - stakes),
  });
}

/** The member has read it: the next one is due an interval later. */
export async function realityCheckDone(
  call: CallOf<PlayerCalls['realityCheckDone']>,
): Promise<Answer<PlayerCalls['realityCheckDone']>> {
  return ok({ dueAt: (await scheduleNext(call)) ?? null });
}

/** Sets this session's next check by the interval that holds now. */
export async function scheduleNext(call: Call): Promise<Instant | undefined> {
  const { sql, merchant, session, now, house } = call;
  const minutes = await minutesOf(sql, house, merchant, session.member);
  const dueAt = minutes === 0 ? undefined : plus(now, minutes * MINUTE_MS);
  await setCheckDue(sql, { merchant: merchant.id, session: session.id }, dueAt);
  const memory = memoryOf(house);
  call.after(() => {
    if (dueAt === undefined) memory.delete(session.id);
    else remember(memory, session.id, { dueAt, now });
  });
  return dueAt;
}

function remember(
  memory: Map<Id<'session'>, Instant>,
  id: Id<'session'>,
  { dueAt, now }: { readonly dueAt: Instant; readonly now: Instant },
): void {
  if (memory.size >= REMEMBERED_MAX) memory.clear();
  memory.set(id, instant(Math.min(dueAt, plus(now, REMEMBERED_MS))));
}

function memoryOf(house: House): Map<Id<'session'>, Instant> {
  const known = memories.get(house);
  if (known) return known;
  const made = new Map<Id<'session'>, Instant>();
  memories.set(house, made);
  return made;
}
