// The accounts that an agent may act on: those of its own team.
import { refuse } from '@fairhouse/calls';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { findMember, mayDo, type Member } from '../../members/index.ts';
import { lockTree, readPermissions, shareTree } from '../accounts/index.ts';

type Call = CallContext & { readonly session: Session };

/** A member of the caller's team, or the caller itself; undefined for anybody else. */
export async function findInTeam(call: Call, id: Id<'member'>): Promise<Member | undefined> {
  const { sql, merchant, session } = call;
  const found = await findMember(sql, merchant.id, id);
  if (found === undefined || found.group === 'trial') return undefined;
  const isOwn = found.id === session.member || found.path.includes(session.member);
  return isOwn ? found : undefined;
}

/**
 * A downline on which the caller acts, with its own member and permissions. No line moves until the
 * transaction ends; with `alone` nobody else changes the tree either.
 */
export async function findActedOn(call: Call, id: Id<'member'>, alone = false) {
  const { sql, merchant, session } = call;
  await (alone ? lockTree : shareTree)(sql, merchant.id);
  const agent = await findMember(sql, merchant.id, session.member);
  const downline = await findInTeam(call, id);
  if (agent === undefined || downline === undefined || downline.id === agent.id) {
    return refuse('agent.unknown');
  }
  const permissions = await readPermissions(call, agent);
  return ok({ agent, downline, permissions, isDirect: downline.upline === agent.id });
}

/** Whether a freeze leaves an agent its tree: one that stops only its betting does. */
export function mayAct(agent: Member): boolean {
  return mayDo(agent, 'cash');
}

/** The ids from the caller down to a member of its team, both included. */
export function pathBelow(call: Call, member: Pick<Member, 'id' | 'path'>): Id<'member'>[] {
  const line = [...member.path, member.id];
  return line.slice(line.indexOf(call.session.member));
}
