// Whose invitation a registration follows. Who invites is known from the code alone, never from
// names that the page sends (security.md W16).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import type { Sql } from '../../ground/sql.ts';
import { findMember, findMemberByCode, type Member } from '../members/index.ts';
import { directoryOf } from '../settings/index.ts';

type Row = PlayerCalls['affiliate'];

export interface Inviters {
  /** The direct upline; undefined stands directly under the house. */
  readonly upline: Member | undefined;
  /** The friend whose code was given. */
  readonly referredBy: Member | undefined;
}

/** Whether a code is an invitation to this site, on the host that the page names. */
export async function affiliate(call: CallOf<Row>): Promise<Answer<Row>> {
  const { code, domain } = call.input;
  if (!(await isOwnDomain(call, domain))) return refuse('affiliate.invalid');
  const found = await findInviter(call, call.sql, code);
  return found === undefined ? refuse('affiliate.invalid') : ok({ valid: true });
}

/** The codes that a registration may carry, empty where it has none. */
export interface GivenCodes {
  readonly affiliateCode: string;
  readonly referralCode: string;
  /** The recommender's code, as an invitation link carries it; it says what `referralCode` says. */
  readonly recommenderId: string;
  /** The host of the page. */
  readonly domain: string | undefined;
}

/** The field whose code is good for nothing. */
export interface WrongCode {
  readonly wrong: 'affiliateCode' | 'referralCode' | 'recommenderId';
}

/**
 * Both inviters of a registration, or the field with a code that nobody has, that belongs to
 * another site, or that names another friend than the other one does.
 */
export async function findInviters(
  call: CallContext,
  given: GivenCodes,
): Promise<Inviters | WrongCode> {
  const { affiliateCode, referralCode, recommenderId, domain } = given;
  const isHere = await isOwnDomain(call, domain);
  const find = async (code: string): Promise<Member | 'none' | undefined> => {
    if (code === '') return undefined;
    return (isHere ? await findInviter(call, call.house.pool, code) : undefined) ?? 'none';
  };
  const agent = await find(affiliateCode);
  if (agent === 'none') return { wrong: 'affiliateCode' };
  const referrer = await find(referralCode);
  if (referrer === 'none') return { wrong: 'referralCode' };
  const recommender = await find(recommenderId);
  if (recommender === 'none') return { wrong: 'recommenderId' };
  if (referrer !== undefined && recommender !== undefined && referrer.id !== recommender.id) {
    return { wrong: 'recommenderId' };
  }
  const friend = referrer ?? recommender;
  const inviter = agent ?? friend;
  if (inviter === undefined) return { upline: undefined, referredBy: undefined };
  const hasTeam = inviter.kind !== 'member';
  const upline = hasTeam ? inviter : await uplineOf(call, inviter.upline);
  return { upline, referredBy: friend ?? (hasTeam ? undefined : inviter) };
}

/**
 * Whether a page of that host is one of this merchant's; a page that names none is. A host that no
 * merchant has for itself alone shows each that its page asks for.
 */
async function isOwnDomain(
  { house, merchant }: CallContext,
  domain: string | undefined,
): Promise<boolean> {
  if (domain === undefined || domain === '') return true;
  const host = domain.toLowerCase().replace(/:\d+$/, '');
  const found = (await directoryOf(house)).byHost(host);
  return found !== undefined && (!found.own || found.merchant.id === merchant.id);
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
