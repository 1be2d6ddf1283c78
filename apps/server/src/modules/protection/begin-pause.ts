// Breaks: they hold from the moment they are written, and nobody makes one shorter.
import { plus, DAY_MS, type Id, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { findMember, readIdNumber } from '../members/index.ts';
import { noteHistory, type Actor } from './change-limit.ts';
import { EXCLUSIONS, holds, mayReplace, pauseEnds, type Pause, type PauseLength } from './pause.ts';
import { personKeys } from './person-keys.ts';
import { lockGuard, markGuard, setPause, setReturn, type OfGuard } from './store/guards.ts';
import { addPerson } from './store/pauses.ts';
import { listSamePerson } from './store/same-person.ts';

type Call = Pick<CallContext, 'sql' | 'house' | 'now' | 'merchant' | 'after'>;

/**
 * Begins a break, or makes one longer. False where it would make one shorter (security.md G3). An
 * exclusion is the person's: its other accounts at the merchant are excluded with it.
 */
export async function beginPause(
  call: Call,
  of: OfGuard,
  length: PauseLength,
  actor: Actor,
): Promise<boolean> {
  const { sql, now, merchant } = call;
  const kind = isExclusion(length) ? 'exclusion' : 'timeout';
  const wanted = { kind, length, until: pauseEnds(length, now, merchant.zone) } as const;
  const isVouched = actor.kind === 'operator';
  const others = kind === 'exclusion' ? await listSamePerson(sql, of, isVouched) : [];
  const locked = await lockAll(sql, [of, ...others]);
  const own = locked.get(of.member);
  if (own === undefined || !mayReplace(own.guard.pause, wanted, now)) return false;
  const names: string[] = [];
  for (const other of others) {
    const known = locked.get(other.member);
    if (known === undefined || !mayReplace(known.guard.pause, wanted, now)) continue;
    const by = isVouched ? actor.name : other.username;
    await write(call, other, { ...wanted, by, version: known.version });
    const detail = { break: kind, length, until: wanted.until, with: await nameOf(call, of) };
    await noteHistory(
      call,
      other,
      { kind: 'house', name: by, reason: actor.reason },
      {
        kind: 'break',
        detail,
      },
    );
    names.push(other.username);
  }
  await write(call, of, { ...wanted, by: actor.name, version: own.version });
  const also = names.length === 0 ? {} : { also: names.join(', ') };
  const detail = { break: kind, length, until: wanted.until, ...also };
  await noteHistory(call, of, actor, { kind: 'break', detail });
  return true;
}

/** In the order in which placing locks them, so that neither waits for the other in a circle. */
async function lockAll(sql: Call['sql'], accounts: readonly OfGuard[]) {
  const locked = new Map<string, Awaited<ReturnType<typeof lockGuard>>>();
  for (const of of accounts.toSorted((a, b) => (a.member < b.member ? -1 : 1))) {
    locked.set(of.member, await lockGuard(sql, of));
  }
  return locked;
}

interface Written extends Pick<Pause, 'kind' | 'length' | 'until' | 'by'> {
  readonly version: bigint;
}

async function write(call: Call, of: OfGuard, { version, ...pause }: Written): Promise<void> {
  const { sql, now, house, merchant } = call;
  await setPause(sql, of, { ...pause, from: now, returnAt: undefined });
  await markGuard(sql, of, version);
  if (pause.kind === 'exclusion') await rememberPerson(call, of);
  call.after(() => {
    house.signals.send({ topic: 'session', merchant: merchant.id, member: of.member });
  });
}

async function nameOf({ sql, merchant }: Call, { member }: OfGuard): Promise<string> {
  return (await findMember(sql, merchant.id, member))?.username ?? '';
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
