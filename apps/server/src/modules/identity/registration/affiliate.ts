// Resolves the inviters of a registration. They are derived from the code alone, never from names
// that the page sends (security.md W16).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findMember, findMemberByCode, type Member } from '../../members/index.ts';
import { directoryOf } from '../../settings/index.ts';

type Row = PlayerCalls['affiliate'];

export interface Inviters {
  /** The direct upline; undefined for a member directly under the operator. */
  readonly upline: Member | undefined;
  /** The friend whose code was given. */
  readonly referredBy: Member | undefined;
}

/** Whether a code is a valid invitation to this site, on the host that the page reports. */
export async function affiliate(call: CallOf<Row>): Promise<Answer<Row>> {
  const { code, domain } = call.input;
  if (!(await isOwnDomain(call, domain))) return refuse('affiliate.invalid');
  const found = await findInviter(call, call.sql, code);
  return found === undefined ? refuse('affiliate.invalid') : ok({ valid: true });
}

/** The codes of a registration; empty if absent. */
export interface InvitationCodes {
  readonly affiliateCode: string;
  readonly referralCode: string;
  /** The recommender's code from an invitation link; same meaning as `referralCode`. */
  readonly recommenderId: string;
  /** The host of the page. */
  readonly domain: string | undefined;
}

/** The field with the invalid code. */
export interface WrongCode {
  readonly wrong: 'affiliateCode' | 'referralCode' | 'recommenderId';
}

/**
 * Both inviters of a registration, or the field whose code is unknown, belongs to another site, or
 * contradicts the other code.
 */
export async function findInviters(
  call: CallContext,
  given: InvitationCodes,
): Promise<Inviters | WrongCode> {
  const { affiliateCode, referralCode, recommenderId, domain } = given;
  const isHere = await isOwnDomain(call, domain);
  const find = async (code: string): Promise<Member | 'none' | undefined> => {
    if (code === '') return undefined;
    return (isHere ? await findInviter(call, call.app.pool, code) : undefined) ?? 'none';
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
 * Whether a page on that host belongs to this merchant; a page without a host does. A host that is
 * shared by several merchants serves whichever one the page selects.
 */
async function isOwnDomain(
  { app, merchant }: CallContext,
  domain: string | undefined,
): Promise<boolean> {
  if (domain === undefined || domain === '') return true;
  const host = domain.toLowerCase().replace(/:\d+$/, '');
  const found = (await directoryOf(app)).byHost(host);
  return found !== undefined && (!found.own || found.merchant.id === merchant.id);
}

/** A referrer who is not an agent brings the new member into the referrer's upline's team. */
async function uplineOf(
  { app, merchant }: CallContext,
  id: Id<'member'> | undefined,
): Promise<Member | undefined> {
  return id === undefined ? undefined : findMember(app.pool, merchant.id, id);
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
