// Reality checks of sessions. A process caches only that no check is due yet, so that a bet usually
// needs no query; before it refuses a bet it reads the row.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { delta, instant, MINUTE_MS, ok, plus, type Id, type Instant } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../platform/call-context.ts';
import { appCache } from '../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { siteOf } from '../settings/index.ts';
import { createCheckRow, findCheckRow, setCheckDue } from './store/checks.ts';
import { readPlayerLimits } from './store/player-limits.ts';
import { listPast } from './store/played.ts';

type Call = CallContext & { readonly session: Session };

const REMEMBERED_MAX = 50_000;
/** How long a session is cached as having no check due: another process may schedule one sooner. */
const REMEMBERED_MS = MINUTE_MS;

const memories = appCache<Map<Id<'session'>, Instant>>();

/** Starts the checks of a session, in the transaction that opens it. */
export async function startRealityChecks(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  opened: { readonly session: Id<'session'>; readonly member: Id<'member'>; readonly at: Instant },
): Promise<void> {
  const { session, member, at } = opened;
  const minutes = await readCheckMinutes(sql, app, merchant, member);
  const dueAt = minutes === 0 ? undefined : plus(at, minutes * MINUTE_MS);
  await createCheckRow(sql, { merchant: merchant.id, session, member }, { openedAt: at, dueAt });
}

/** The interval chosen by the member, or the merchant's default. */
async function readCheckMinutes(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<number> {
  const { checkMinutes } = await readPlayerLimits(sql, { merchant: merchant.id, member });
  if (checkMinutes !== undefined) return checkMinutes;
  return (await siteOf(app, merchant)).settings.protection.checkMinutes;
}

/** Refuses the call while a reality check is due and not acknowledged. */
export async function refuseWhileCheckDue({ app, merchant, session, now }: Call) {
  if (session.group === 'trial') return undefined;
  const memory = memoryOf(app);
  const known = memory.get(session.id);
  if (known !== undefined && now < known) return undefined;
  const row = await findCheckRow(app.pool, { merchant: merchant.id, session: session.id });
  const dueAt = row?.dueAt ?? plus(now, REMEMBERED_MS);
  if (dueAt <= now) return refuse('protection.reality_check', { value: { dueAt } });
  remember(memory, session.id, { dueAt, now });
  return undefined;
}

/** The figures that the dialog and the clock of this session show. */
export async function realityCheck(
  call: CallOf<PlayerCalls['realityCheck']>,
): Promise<Answer<PlayerCalls['realityCheck']>> {
  const { sql, merchant, session, now, app } = call;
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
    clock: (await siteOf(app, merchant)).settings.protection.sessionClock,
    currency: merchant.currency,
    stakes: delta(stakes),
    payouts: delta(payouts),
    net: delta(payouts - stakes),
  });
}

/** Acknowledges the check; the next one is due after the interval. */
export async function realityCheckDone(
  call: CallOf<PlayerCalls['realityCheckDone']>,
): Promise<Answer<PlayerCalls['realityCheckDone']>> {
  return ok({ dueAt: (await scheduleNextCheck(call)) ?? null });
}

/** Schedules this session's next check with the current interval. */
export async function scheduleNextCheck(call: Call): Promise<Instant | undefined> {
  const { sql, merchant, session, now, app } = call;
  const minutes = await readCheckMinutes(sql, app, merchant, session.member);
  const dueAt = minutes === 0 ? undefined : plus(now, minutes * MINUTE_MS);
  await setCheckDue(sql, { merchant: merchant.id, session: session.id }, dueAt);
  const memory = memoryOf(app);
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

function memoryOf(app: AppContext): Map<Id<'session'>, Instant> {
  const known = memories.get(app);
  if (known) return known;
  const made = new Map<Id<'session'>, Instant>();
  memories.set(app, made);
  return made;
}
