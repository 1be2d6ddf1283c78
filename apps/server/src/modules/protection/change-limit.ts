// Setting a limit: a stricter one applies at once, a looser one after 24 hours and a confirmation
// (security.md G2).
import { plus, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../platform/call-context.ts';
import { isLooser, LOOSER_AFTER_MS, type Limit } from './limit.ts';
import {
  deleteLimit,
  listMemberLimits,
  lockPlayerLimits,
  saveLimitsVersion,
  setPendingLimit,
  saveLimit,
  type LimitKey,
  type MemberKey,
} from './store/player-limits.ts';
import { addHistory, type HistoryEntry } from './store/history.ts';

type Call = Pick<CallContext, 'sql' | 'app' | 'now' | 'merchant'>;

/** The author of a change, as recorded in the history. */
export interface Actor {
  readonly kind: HistoryEntry['actor'];
  readonly name: string;
  readonly reason: string;
}

/** Adds an entry to a member's history. */
export async function noteHistory(
  call: Call,
  memberKey: MemberKey,
  actor: Actor,
  entry: { readonly kind: string; readonly detail: HistoryEntry['detail'] },
): Promise<void> {
  await addHistory(call.sql, memberKey, {
    id: call.app.newId<'event'>(),
    at: call.now,
    actor: actor.kind,
    actorName: actor.name,
    reason: actor.reason,
    ...entry,
  });
}

/** Sets a limit of money or minutes, or with undefined requests its removal. */
export async function changeLimit(
  call: Call,
  memberKey: MemberKey,
  key: LimitKey,
  wanted: bigint | undefined,
  actor: Actor,
): Promise<void> {
  const { sql, now } = call;
  const { version } = await lockPlayerLimits(sql, memberKey);
  const limit = findLimit(await listMemberLimits(sql, memberKey), key);
  if (limit === undefined && wanted === undefined) return;
  if (limit === undefined || (wanted !== undefined && !isLooser(limit.most, wanted))) {
    await saveLimit(sql, memberKey, { ...key, most: wanted ?? 0n, at: now, by: actor.name });
    await noteChange(call, memberKey, key, actor, {
      kind: 'limit_set',
      from: limit?.most,
      to: wanted,
    });
  } else if (actor.kind === 'operator' && isDue(limit, wanted, now)) {
    await loosen(call, memberKey, key, limit, actor);
  } else {
    const from = plus(now, LOOSER_AFTER_MS);
    const samePending = limit.pending?.most === wanted ? limit.pending : undefined;
    if (samePending === undefined)
      await setPendingLimit(sql, memberKey, key, { most: wanted, from });
    await noteChange(call, memberKey, key, actor, {
      kind: 'limit_pending',
      from: limit.most,
      to: wanted,
    });
  }
  await saveLimitsVersion(sql, memberKey, version);
}

/** Applies a pending looser limit once its waiting time is over; otherwise returns the reason. */
export async function confirmLimit(
  call: Call,
  memberKey: MemberKey,
  key: LimitKey,
  actor: Actor,
): Promise<'done' | 'nothing' | { readonly from: Instant }> {
  const { version } = await lockPlayerLimits(call.sql, memberKey);
  const limit = findLimit(await listMemberLimits(call.sql, memberKey), key);
  if (limit?.pending === undefined) return 'nothing';
  if (call.now < limit.pending.from) return { from: limit.pending.from };
  await loosen(call, memberKey, key, limit, actor);
  await saveLimitsVersion(call.sql, memberKey, version);
  return 'done';
}

/** Cancels a pending looser limit; false if none is pending. */
export async function cancelLimitChange(
  call: Call,
  memberKey: MemberKey,
  key: LimitKey,
  actor: Actor,
): Promise<boolean> {
  await lockPlayerLimits(call.sql, memberKey);
  const limit = findLimit(await listMemberLimits(call.sql, memberKey), key);
  if (limit?.pending === undefined) return false;
  await setPendingLimit(call.sql, memberKey, key, undefined);
  const { most } = limit;
  await noteChange(call, memberKey, key, actor, { kind: 'limit_kept', from: most, to: most });
  return true;
}

async function loosen(
  call: Call,
  memberKey: MemberKey,
  key: LimitKey,
  { most, pending }: Limit,
  actor: Actor,
): Promise<void> {
  const to = pending?.most;
  if (to === undefined) await deleteLimit(call.sql, memberKey, key);
  else await saveLimit(call.sql, memberKey, { ...key, most: to, at: call.now, by: actor.name });
  await noteChange(call, memberKey, key, actor, { kind: 'limit_loosened', from: most, to });
}

async function noteChange(
  call: Call,
  memberKey: MemberKey,
  { owner, kind: limit, period }: LimitKey,
  actor: Actor,
  { kind, from, to }: { kind: string; from: bigint | undefined; to: bigint | undefined },
): Promise<void> {
  const formatMost = (most: bigint | undefined) => (most === undefined ? null : String(most));
  const detail = { owner, limit, period, from: formatMost(from), to: formatMost(to) };
  await noteHistory(call, memberKey, actor, { kind, detail });
}

function findLimit(limits: readonly Limit[], key: LimitKey): Limit | undefined {
  return limits.find(
    ({ owner, kind, period }) => owner === key.owner && kind === key.kind && period === key.period,
  );
}

/** Whether the same change was requested before and its waiting time is over. */
function isDue({ pending }: Limit, wanted: bigint | undefined, now: Instant): boolean {
  return pending !== undefined && pending.most === wanted && pending.from <= now;
}
