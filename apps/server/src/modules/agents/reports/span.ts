// The business days and the people that an agent asks about (agency.md 3.2).
import { refuse, type Refused } from '@fairhouse/calls';
import { businessDayAt, plusDays } from '@fairhouse/rules/agency';
import { DAY_MS, ok, type Day, type Id, type Instant, type Result } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { usernameKey } from '../../members/index.ts';
import { findBelow, findSelf, type Person } from './store/people.ts';

/** The longest span and the earliest first day that can be requested. */
const SPAN_DAYS_MAX = 35;
const BACK_DAYS_MAX = 90;

export interface Span {
  readonly from: Day;
  readonly to: Day;
}

const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The requested days; without any the last seven. */
export function spanOf(
  { merchant, now }: Pick<CallContext, 'merchant'> & { readonly now: Instant },
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): Result<Span, Refused<'record.range'>> {
  const today = businessDayAt(merchant, now);
  const to = asked.to ?? today;
  const from = asked.from ?? plusDays(to, -6);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > SPAN_DAYS_MAX || daysBetween(from, today) > BACK_DAYS_MAX) {
    return refuse('record.range', { params: { days: SPAN_DAYS_MAX, back: BACK_DAYS_MAX } });
  }
  return ok({ from, to });
}

/** Somebody below the caller by the exact username, or the caller. Nobody else can be named. */
export async function personOf(
  { sql, merchant, session }: Pick<CallContext, 'sql' | 'merchant'> & { readonly session: Session },
  username: string | undefined,
): Promise<Result<Person, Refused<'agent.unknown'>>> {
  const viewer = session.member;
  const found =
    username === undefined
      ? await findSelf(sql, merchant.id, viewer)
      : await findBelow(sql, { merchant: merchant.id, viewer, key: usernameKey(username) });
  return found === undefined ? refuse('agent.unknown') : ok(found);
}

/** Whether a list is of anybody but the caller. */
export function seesOthers(
  { session, input }: { readonly session: Session; readonly input: { readonly scope: string } },
  person: Pick<Person, 'member_id'>,
): boolean {
  return input.scope !== 'self' || person.member_id !== session.member;
}

/** Whether somebody is the caller or below, as far as the caller may see: the path from there. */
export function pathFrom(viewer: Id<'member'>, person: Person): readonly Id<'member'>[] {
  const whole = [...person.path, person.member_id];
  return whole.slice(whole.indexOf(viewer));
}
