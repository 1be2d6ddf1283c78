// Whose invitation a registration follows. Who invites is known from the code alone, never from
// names that the page sends (security.md W16).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import type { Sql } from '../../ground/sql.ts';
import { findMember, findMemberByCode, type Member } from '../members/index.ts';

type Row = PlayerCalls['affiliate'];

export interface Inviters {
  /** The direct upline; undefined stands directly under the house. */
  readonly upline: Member | undefined;
  /** The friend whose code was given. */
  readonly referredBy: Member | undefined;
}

/** Whether a code is an invitation to this site. */
export async function affiliate(call: CallOf<Row>): Promise<Answer<Row>> {
  const found = await findInviter(call, call.sql, call.input.code);
  return found === undefined ? refuse('affiliate.invalid') : ok({ valid: true });
}

/** Both inviters of a registration; undefined when a code was given that nobody has. */
export async function findInviters(
  call: CallContext,
  given: { affiliateCode: string; referralCode: string },
): Promise<Inviters | undefined> {
  const { pool } = call.house;
  const [agent, friend] = [
    given.affiliateCode === '' ? undefined : await findInviter(call, pool, given.affiliateCode),
    given.referralCode === '' ? undefined : await findInviter(call, pool, given.referralCode),
  ];
  if (given.affiliateCode !== '' && agent === undefined) return undefined;
  if (given.referralCode !== '' && friend === undefined) return undefined;
  const inviter = agent ?? friend;
  if (inviter === undefined) return { upline: undefined, referredBy: undefined };
  const hasTeam = inviter.kind !== 'member';
  const upline = hasTeam ? inviter : await uplineOf(call, inviter.upline);
  return { upline, referredBy: friend ?? (hasTeam ? undefined : inviter) };
}

/** A friend who is no agent brings the new member into the team of the friend's own upline. */
async function uplineOf(
  { house, merchant }: CallContext,
  id: Id<'member'> | undefined,
): Promise<Member | undefined> {
  return id === undefined ? undefined : findMember(house.pool, merchant.id, id);
}

async function findInviter(
  { merchant }: CallContext,
  sql: Sql,
  code: string,
): Promise<Member | undefined> {
  const member = await findMemberByCode(sql, merchant.id, code);
  if (member === undefined || member.group === 'trial') return undefined;
  return member.state === 'active' ? member : undefined;
}
