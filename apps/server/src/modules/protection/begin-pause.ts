// Breaks: they hold from the moment they are written, and nobody makes one shorter.
import { plus, DAY_MS, type Id, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { findMember, readIdNumber } from '../members/index.ts';
import { noteHistory, type Actor } from './change-limit.ts';
import { EXCLUSIONS, holds, mayReplace, pauseEnds, type PauseLength } from './pause.ts';
import { personKeys } from './person-keys.ts';
import { lockGuard, markGuard, setPause, setReturn, type OfGuard } from './store/guards.ts';
import { addPerson } from './store/pauses.ts';

type Call = Pick<CallContext, 'sql' | 'house' | 'now' | 'merchant' | 'after'>;

/** Begins a break, or makes one longer. False where it would make one shorter (security.md G3). */
export async function beginPause(
  call: Call,
  of: OfGuard,
  length: PauseLength,
  actor: Actor,
): Promise<boolean> {
  const { sql, now, merchant, house } = call;
  const kind = isExclusion(length) ? 'exclusion' : 'timeout';
  const until = pauseEnds(length, now, merchant.zone);
  const { guard, version } = await lockGuard(sql, of);
  if (!mayReplace(guard.pause, { kind, until }, now)) return false;
  const pause = { kind, length, from: now, until, returnAt: undefined, by: actor.name } as const;
  await setPause(sql, of, pause);
  await markGuard(sql, of, version);
  await noteHistory(call, of, actor, { kind: 'break', detail: { break: kind, length, until } });
  if (kind === 'exclusion') await rememberPerson(call, of);
  call.after(() => {
    house.signals.send({ topic: 'session', merchant: merchant.id, member: of.member });
  });
  return true;
}

/**
 * The member of an exclusion that is past its end asks to come back: it lifts 24 hours later. False
 * where it has not ended, or no exclusion holds.
 */
export async function askToReturn(call: Call, of: OfGuard, actor: Actor): Promise<boolean> {
  const { sql, now } = call;
  const { guard, version } = await lockGuard(sql, of);
  const { pause } = guard;
  if (!holds(pause, now) || pause.kind !== 'exclusion' || now < pause.until) return false;
  if (pause.returnAt !== undefined) return true;
  const at: Instant = plus(now, DAY_MS);
  await setReturn(sql, of, at);
  await markGuard(sql, of, version);
  await noteHistory(call, of, actor, { kind: 'return', detail: { at } });
  return true;
}

/** What was known of the person at that time, so that another account is not opened with it. */
async function rememberPerson({ sql, house, merchant }: Call, of: OfGuard): Promise<void> {
  const member = await findMember(sql, merchant.id, of.member as Id<'member'>);
  if (member === undefined) return;
  const { mobile, email, realName, birthday } = member;
  const idNumber = await readIdNumber(sql, house, merchant.id, of.member);
  await addPerson(sql, of, personKeys(house, { mobile, email, realName, birthday, idNumber }));
}

export function isExclusion(length: PauseLength): boolean {
  return EXCLUSIONS.some((each) => each === length);
}
