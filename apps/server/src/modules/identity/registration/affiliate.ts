// Resolves the inviters of a registration. They are derived from the code alone, never from names
// that the page sends (security.md W16).
import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Id, type Result } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findMember, findMemberByCode, type Member, type MemberKind } from '../../members/index.ts';
import { directoryOf } from '../../settings/index.ts';

type Row = PlayerCalls['affiliate'];

export interface Inviters {
  /** The direct upline; undefined for a member directly under the operator. */
  readonly upline: Member | undefined;
  /** The friend whose code was given. */
  readonly referredBy: Member | undefined;
  /** The code of the agent's registration link, where one was given. */
  readonly link: string | undefined;
}

/** Whom a new member joins: an agent, by a link of it or by an invitation code. */
export interface Invitation {
  readonly agent: Member;
  /** The code of the link; undefined for an invitation code. */
  readonly code: string | undefined;
}

/** A registration that may join the tree. */
interface Joining {
  readonly kind: MemberKind;
  readonly upline: Member;
  /** Writes the place in the tree of the member that was created. */
  finish(member: Id<'member'>, username: string): Promise<void>;
}

/** The tree of agents, which is a layer above: it is passed to the operations of registration. */
export interface InvitationLinks {
  /** Whether a code has the form of a link's. */
  isCode(code: string): boolean;
  /** The agent of a link that can be used now, and the kind of account that it opens. */
  find(
    call: CallContext,
    code: string,
  ): Promise<{ readonly agent: Member; readonly kind: 'member' | 'agent' } | undefined>;
  countClick(call: CallContext, code: string): Promise<void>;
  /** Admits a registration in its own transaction. */
  join(
    call: CallContext,
    invitation: Invitation,
  ): Promise<Result<Joining, Refused<'agent.link_ended' | 'agent.line_full'>>>;
}

/**
 * The operation that tells whether a code is a valid invitation to this site, on the host that the
 * page reports. It counts the click on a link.
 */
export function makeAffiliate(links: InvitationLinks) {
  return async (call: CallOf<Row>): Promise<Answer<Row>> => {
    const { code, domain, opened } = call.input;
    if (!(await isOwnDomain(call, domain))) return refuse('affiliate.invalid');
    const link = links.isCode(code) ? await links.find(call, code) : undefined;
    if (link !== undefined) {
      if (opened === true) await links.countClick(call, code);
      return ok({ valid: true, opens: link.kind });
    }
    const found = await findInviter(call, call.sql, code);
    return found === undefined ? refuse('affiliate.invalid') : ok({ valid: true, opens: 'member' });
  };
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
  links: InvitationLinks,
  given: InvitationCodes,
): Promise<Inviters | WrongCode> {
  const { affiliateCode, referralCode, recommenderId, domain } = given;
  const isHere = await isOwnDomain(call, domain);
  const find = async (code: string): Promise<Member | 'none' | undefined> => {
    if (code === '') return undefined;
    return (isHere ? await findInviter(call, call.app.pool, code) : undefined) ?? 'none';
  };
  const link =
    isHere && links.isCode(affiliateCode) ? await links.find(call, affiliateCode) : undefined;
  const agent = link?.agent ?? (await find(affiliateCode));
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
  if (inviter === undefined) return { upline: undefined, referredBy: undefined, link: undefined };
  const hasTeam = inviter.kind !== 'member';
  const upline = hasTeam ? inviter : await uplineOf(call, inviter.upline);
  const referredBy = friend ?? (hasTeam ? undefined : inviter);
  return { upline, referredBy, link: link && affiliateCode };
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
