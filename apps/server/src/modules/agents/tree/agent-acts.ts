// Smaller acts of an agent on its directs: promotion, remark, betting, quota.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { permitsOneMore } from '@fairhouse/rules/agency';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { lockMember, setBettingSuspended, setKind } from '../../members/index.ts';
import { openTeam } from '../figures/index.ts';
import { agentTermsOf, changeTerms, readAccount, saveAccount } from '../accounts/index.ts';
import { inheritQuota, passQuota, readQuotas } from '../quotas/index.ts';
import { findActedOn, mayAct } from './find-in-team.ts';

type Promote = PlayerCalls['agentPromote'];
type Remark = PlayerCalls['agentRemark'];
type Suspend = PlayerCalls['agentSuspend'];
type Give = PlayerCalls['agentQuotaGive'];

/** Makes a direct member an agent, with its group and rates as they are. */
export async function promoteDownline(call: CallOf<Promote>): Promise<Answer<Promote>> {
  const { sql, merchant, app, input } = call;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { agent, downline, permissions, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  if (!mayAct(agent)) return refuse('agent.frozen');
  if (!permissions.promotesMembers) return refuse('agent.not_permitted');
  const locked = await lockMember(sql, merchant.id, downline.id);
  if (locked?.kind !== 'member') return refuse('agent.already_agent');
  const terms = await agentTermsOf(app, merchant);
  const { group, rates } = await readAccount(call, terms, downline.id);
  const member = downline.id;
  await setKind(sql, merchant.id, { member, kind: 'agent' });
  await openTeam(sql, merchant.id, member);
  await changeTerms(call, { member, group, rates, cause: 'promoted', by: agent.username });
  await inheritQuota(sql, merchant.id, { from: agent.id, to: member });
  forgetSessions(call, member);
  return ok(null);
}

/** Keeps the caller's note about a direct downline. */
export async function remarkDownline(call: CallOf<Remark>): Promise<Answer<Remark>> {
  const { sql, merchant, app, input } = call;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { downline, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  const { standardGroup: standard } = await agentTermsOf(app, merchant);
  await saveAccount(sql, merchant.id, { member: downline.id, standard, remark: input.remark });
  return ok(null);
}

/** Suspends the betting of a direct downline; only the same upline or an operator ends that. */
export async function suspendDownline(call: CallOf<Suspend>): Promise<Answer<Suspend>> {
  const { sql, merchant, app, input } = call;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { agent, downline, permissions, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  if (!mayAct(agent)) return refuse('agent.frozen');
  if (!permissions.suspendsBetting) return refuse('agent.not_permitted');
  const { suspended } = input;
  const member = downline.id;
  const terms = await agentTermsOf(app, merchant);
  const { suspendedBy } = await readAccount(call, terms, member);
  if (!suspended && suspendedBy !== agent.id) return refuse('agent.frozen_by_operator');
  const reason = `upline ${agent.username}`;
  const isDone = await setBettingSuspended(sql, merchant.id, { member, suspended, reason });
  if (!isDone) return refuse('agent.frozen_by_operator');
  await saveAccount(sql, merchant.id, {
    member,
    standard: terms.standardGroup,
    suspendedBy: suspended ? agent.id : null,
  });
  forgetSessions(call, member);
  return ok(null);
}

/** Hands quota down to a direct agent, from the own surplus (agency.md 1.6). */
export async function giveQuota(call: CallOf<Give>): Promise<Answer<Give>> {
  const { sql, merchant, app, input } = call;
  const { group, count } = input;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { agent, downline, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  if (!mayAct(agent)) return refuse('agent.frozen');
  if (downline.kind === 'member') {
    return refuse('agent.not_agent', { params: { name: downline.username } });
  }
  await lockMember(sql, merchant.id, agent.id);
  const terms = await agentTermsOf(app, merchant);
  const own = await readQuotas(call, terms, agent.id);
  const theirs = await readQuotas(call, terms, downline.id);
  const at = own.at(group);
  if (theirs.at(group).status === 'unlimited' || at.status === 'unlimited') {
    return refuse('agent.no_limit', { params: { group } });
  }
  const surplus = at.status === 'counted' ? at.surplus : 0;
  if (!permitsOneMore(at) || count > surplus) {
    return refuse('agent.quota_surplus', { params: { surplus: Math.max(0, surplus) } });
  }
  await passQuota(sql, merchant.id, { from: agent.id, to: downline.id, group, count });
  return ok(null);
}

/** A session in memory has the member's kind and freeze. */
export function forgetSessions(
  { app, merchant, after }: Pick<CallContext, 'app' | 'merchant' | 'after'>,
  member: Id<'member'>,
): void {
  after(() => app.signals.send({ topic: 'session', merchant: merchant.id, member }));
}
