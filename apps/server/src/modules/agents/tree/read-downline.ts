import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { highestGiven, type AgentPermissions } from '@fairhouse/rules/agency';
import { amount, assert, ok, type Amount } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember, maskEmail, maskNumber, type Member } from '../../members/index.ts';
import { agentTermsOf, readAccount, readPermissions, type AgentTerms } from '../accounts/index.ts';
import { readQuotas, showQuota } from '../quotas/index.ts';
import { groupLimitsOf } from './admit-opening.ts';
import { highestRates } from './agent-opening.ts';
import { showTeamRow } from './agent-team.ts';
import { findInTeam, mayAct, pathBelow } from './find-in-team.ts';
import { onlineSince } from './online-since.ts';
import { readNames } from './store/line-figures.ts';
import { findTreeRow } from './store/team-list.ts';
import { readVolume } from './volume.ts';

type Row = PlayerCalls['agentDownline'];

/** One account of the caller's team, with what the caller may do with it. */
export async function readDownline(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input, session, now } = call;
  const downline = await findInTeam(call, input.id);
  const agent = await findMember(sql, merchant.id, session.member);
  const of = downline && {
    merchant: merchant.id,
    member: downline.id,
    onlineSince: onlineSince(now),
  };
  const row = of && (await findTreeRow(sql, of));
  if (downline === undefined || row === undefined || downline.id === session.member) {
    return refuse('agent.unknown');
  }
  assert(agent !== undefined, 'the caller exists');
  const terms = await agentTermsOf(app, merchant);
  const permissions = await readPermissions(call, agent);
  const account = await readAccount(call, terms, downline.id);
  const isDirect = downline.upline === agent.id;
  const acts = isDirect && mayAct(agent);
  const isMember = downline.kind === 'member';
  return ok({
    ...showTeamRow(row, { standardGroup: terms.standardGroup, viewer: agent.id }),
    path: await readNames(sql, merchant.id, pathBelow(call, downline)),
    isDirect,
    rates: account.rates,
    contacts: permissions.viewsContacts
      ? { mobile: maskNumber(downline.mobile), email: maskEmail(downline.email) }
      : null,
    raise:
      acts && permissions.raisesDownlines
        ? await showRaise(call, terms, { agent, downline, group: account.group })
        : null,
    quotas: acts && !isMember ? await showQuotas(call, terms, { agent, downline }) : [],
    mayPromote: acts && permissions.promotesMembers && isMember,
    maySuspend: acts && permissions.suspendsBetting,
    isSuspended: account.suspendedBy === agent.id && downline.freezeLevel === 3,
    mayMessage: acts && permissions.messagesDirects,
    mayTransfer: terms.transfers.down && reaches(permissions, isDirect),
  });
}

interface Pair {
  readonly agent: Member;
  readonly downline: Member;
}

async function showRaise(
  call: CallOf<Row>,
  terms: AgentTerms,
  { agent, downline, group }: Pair & { readonly group: number },
) {
  const own = await readAccount(call, terms, agent.id);
  const { bounds, volume } = terms;
  const volumeNow = await readVolume(call, terms, downline.id);
  return {
    from: Math.max(bounds.min, group),
    to: highestGiven(groupLimitsOf(terms, own.group).groupLimits),
    step: bounds.step,
    highestRates: highestRates(own.rates, terms),
    days: volume.days,
    dailyAverage: dailyAverage(volumeNow, volume.days),
    steps: volume.steps.toSorted((one, other) => one.group - other.group),
  };
}

function dailyAverage(turnover: Amount, days: number): Amount {
  return amount(turnover / BigInt(days));
}

/** The groups that are counted for the downline, with what the caller has there. */
async function showQuotas(call: CallOf<Row>, terms: AgentTerms, { agent, downline }: Pair) {
  const own = await readQuotas(call, terms, agent.id);
  const theirs = await readQuotas(call, terms, downline.id);
  return theirs.counted.map(({ group, quota }) => ({
    own: showQuota(group, own.at(group)),
    theirs: showQuota(group, quota),
  }));
}

/** Whether the agent may transfer to it: to a direct, or to anybody below. */
function reaches({ transferDown }: AgentPermissions, isDirect: boolean): boolean {
  return transferDown === 'descendants' || (transferDown === 'direct' && isDirect);
}
