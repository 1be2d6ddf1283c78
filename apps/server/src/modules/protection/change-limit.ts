// Setting a limit: stricter at once, looser after 24 hours and a second word (security.md G2).
import { plus, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { isLooser, LOOSER_AFTER_MS, type Bound } from './limit.ts';
import {
  dropBound,
  listOwnBounds,
  lockGuard,
  markGuard,
  pendBound,
  putBound,
  type BoundKey,
  type OfGuard,
} from './store/guards.ts';
import { addHistory, type HistoryLine } from './store/history.ts';

type Call = Pick<CallContext, 'sql' | 'house' | 'now' | 'merchant'>;

/** Who changes something, as the history names it. */
export interface Actor {
  readonly kind: HistoryLine['actor'];
  readonly name: string;
  readonly reason: string;
}

/** Writes a line of a member's history. */
export async function noteHistory(
  call: Call,
  of: OfGuard,
  actor: Actor,
  what: { readonly kind: string; readonly detail: HistoryLine['detail'] },
): Promise<void> {
  await addHistory(call.sql, of, {
    id: call.house.newId<'event'>(),
    at: call.now,
    actor: actor.kind,
    actorName: actor.name,
    reason: actor.reason,
    ...what,
  });
}

/** Sets a limit of money or minutes, or with undefined asks for its removal. */
export async function changeLimit(
  call: Call,
  of: OfGuard,
  key: BoundKey,
  wanted: bigint | undefined,
  actor: Actor,
): Promise<void> {
  const { sql, now } = call;
  const { version } = await lockGuard(sql, of);
  const bound = findBound(await listOwnBounds(sql, of), key);
  if (bound === undefined && wanted === undefined) return;
  if (bound === undefined || (wanted !== undefined && !isLooser(bound.most, wanted))) {
    await putBound(sql, of, { ...key, most: wanted ?? 0n, at: now, by: actor.name });
    await noteChange(call, of, key, actor, { kind: 'limit_set', from: bound?.most, to: wanted });
  } else if (actor.kind === 'operator' && isDue(bound, wanted, now)) {
    await loosen(call, of, key, bound, actor);
  } else {
    const from = plus(now, LOOSER_AFTER_MS);
    const waits = bound.pending?.most === wanted ? bound.pending : undefined;
    if (waits === undefined) await pendBound(sql, of, key, { most: wanted, from });
    await noteChange(call, of, key, actor, {
      kind: 'limit_pending',
      from: bound.most,
      to: wanted,
    });
  }
  await markGuard(sql, of, version);
}

/** Makes a looser limit that has waited long enough so; says why where it cannot. */
export async function confirmLimit(
  call: Call,
  of: OfGuard,
  key: BoundKey,
  actor: Actor,
): Promise<'done' | 'nothing' | { readonly from: Instant }> {
  const { version } = await lockGuard(call.sql, of);
  const bound = findBound(await listOwnBounds(call.sql, of), key);
  if (bound?.pending === undefined) return 'nothing';
  if (call.now < bound.pending.from) return { from: bound.pending.from };
  await loosen(call, of, key, bound, actor);
  await markGuard(call.sql, of, version);
  return 'done';
}

/** Takes a looser limit back that waits; false where none does. */
export async function keepLimit(
  call: Call,
  of: OfGuard,
  key: BoundKey,
  actor: Actor,
): Promise<boolean> {
  await lockGuard(call.sql, of);
  const bound = findBound(await listOwnBounds(call.sql, of), key);
  if (bound?.pending === undefined) return false;
  await pendBound(call.sql, of, key, undefined);
  const { most } = bound;
  await noteChange(call, of, key, actor, { kind: 'limit_kept', from: most, to: most });
  return true;
}

async function loosen(
  call: Call,
  of: OfGuard,
  key: BoundKey,
  { most, pending }: Bound,
  actor: Actor,
): Promise<void> {
  const to = pending?.most;
  if (to === undefined) await dropBound(call.sql, of, key);
  else await putBound(call.sql, of, { ...key, most: to, at: call.now, by: actor.name });
  await noteChange(call, of, key, actor, { kind: 'limit_loosened', from: most, to });
}

async function noteChange(
  call: Call,
  of: OfGuard,
  { owner, kind: limit, period }: BoundKey,
  actor: Actor,
  { kind, from, to }: { kind: string; from: bigint | undefined; to: bigint | undefined },
): Promise<void> {
  const tell = (most: bigint | undefined) => (most === undefined ? null : String(most));
  const detail = { owner, limit, period, from: tell(from), to: tell(to) };
  await noteHistory(call, of, actor, { kind, detail });
}

function findBound(bounds: readonly Bound[], key: BoundKey): Bound | undefined {
  return bounds.find(
    ({ owner, kind, period }) => owner === key.owner && kind === key.kind && period === key.period,
  );
}

/** Asked for before, and its day has passed. */
function isDue({ pending }: Bound, wanted: bigint | undefined, now: Instant): boolean {
  return pending !== undefined && pending.most === wanted && pending.from <= now;
}
