// What operators set for one account: kind, group and rates, permissions, quotas.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { GAME_CATEGORIES, type AgentPermissions } from '@fairhouse/rules/agency';
import { ok, type Id, type Rate } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { lockMember, setKind } from '../../members/index.ts';
import { openTeam } from '../figures/index.ts';
import { putInbox } from '../../messages/index.ts';
import { noteAudit, type ConsoleCall } from '../../operators/index.ts';
import { siteOf } from '../../settings/index.ts';
import {
  agentTermsOf,
  changeTerms,
  lockTree,
  readAccount,
  saveAccount,
  withoutZero,
} from '../accounts/index.ts';
import { inheritQuota, setSystemQuota } from '../quotas/index.ts';
import { forgetSessions, percentOf, raisedTexts } from '../tree/index.ts';
import { clampTeam, findAbove } from './clamp-team.ts';
import { highestBelow, type Highest } from './highest-below.ts';

type Appoint = OperatorCalls['agentAppoint'];
type Terms = OperatorCalls['agentTermsSet'];
type Permissions = OperatorCalls['agentPermissionsSet'];
type Quota = OperatorCalls['agentQuotaSet'];

/** Makes a member an agent, or the head of a line where it has no upline. */
export async function appointAgent(call: CallOf<Appoint>): Promise<Answer<Appoint>> {
  const { sql, merchant, app, input, operator } = call;
  const found = await lockAccount(call, input.id);
  if (!found.ok) return found;
  const member = found.value;
  if (member.kind !== 'member') return refuse('agent.already_agent');
  const kind = member.upline === undefined ? 'top_agent' : 'agent';
  const terms = await agentTermsOf(app, merchant);
  const { group, rates } = await readAccount(call, terms, member.id);
  await setKind(sql, merchant.id, { member: member.id, kind });
  await openTeam(sql, merchant.id, member.id);
  const by = operator.name;
  const cause = 'appointed';
  await changeTerms(call, { member: member.id, group, rates, cause, by, reason: input.reason });
  if (member.upline !== undefined) {
    await inheritQuota(sql, merchant.id, { from: member.upline, to: member.id });
  }
  noteAudit(call, {
    target: `member:${member.id}`,
    before: { kind: 'member' },
    after: { kind },
    reason: input.reason,
  });
  forgetSessions(call, member.id);
  return ok(null);
}

/** Sets group and rates within what the upline has; `clampTeam` lowers the team with them. */
export async function setTerms(call: CallOf<Terms>): Promise<Answer<Terms>> {
  const { sql, merchant, app, input, operator } = call;
  const { group, reason } = input;
  const found = await lockAccount(call, input.id);
  if (!found.ok) return found;
  const member = found.value;
  const terms = await agentTermsOf(app, merchant);
  const before = await readAccount(call, terms, member.id);
  const rates = withoutZero(input.rates);
  const isSame = before.group === group && isEqual(before.rates, rates);
  if (isSame) return refuse('agent.terms_same');
  const highest = await highestBelow(call, terms, member.upline);
  const wrong = findTermsProblem({ group, rates }, highest, terms.bounds);
  if (wrong !== undefined) return wrong;
  const cap = { head: member.id, oldGroup: before.group, group, rates };
  const above = await findAbove(call, terms, cap);
  const clamped = await clampTeam(call, above, { cap, clamps: input.clampTeam, reason });
  if (!clamped.ok) return clamped;
  const by = operator.name;
  await changeTerms(call, { member: member.id, group, rates, cause: 'set', by, reason });
  const { brand } = (await siteOf(app, merchant)).settings;
  await putInbox(sql, app, { merchant, member: member.id, ...raisedTexts(brand.name, group) });
  noteAudit(call, {
    target: `member:${member.id}`,
    before: { group: before.group, rates: showRates(before.rates) },
    after: { group, rates: showRates(rates), clamped: clamped.value },
    reason,
  });
  return ok({ clamped: clamped.value });
}

/** Replaces the permissions that are set for an agent itself. */
export async function setPermissions(call: CallOf<Permissions>): Promise<Answer<Permissions>> {
  const { sql, merchant, app, input } = call;
  const found = await lockAccount(call, input.id);
  if (!found.ok) return found;
  const member = found.value.id;
  const terms = await agentTermsOf(app, merchant);
  const before = await readAccount(call, terms, member);
  const given = Object.entries(input.permissions).filter(([, value]) => value !== undefined);
  const permissions = Object.fromEntries(given) as Partial<AgentPermissions>;
  await saveAccount(sql, merchant.id, { member, standard: terms.standardGroup, permissions });
  noteAudit(call, {
    target: `member:${member}`,
    before: before.permissions,
    after: permissions,
    reason: input.reason,
  });
  return ok(null);
}

/** Gives an agent quota of a group; null takes the limit away. */
export async function setQuota(call: CallOf<Quota>): Promise<Answer<Quota>> {
  const { sql, merchant, input } = call;
  const { group, count, reason } = input;
  const found = await lockAccount(call, input.id);
  if (!found.ok) return refuse('not.found');
  const member = found.value;
  if (member.kind === 'member') {
    return refuse('agent.not_agent', { params: { name: member.username } });
  }
  const { bounds } = await agentTermsOf(call.app, merchant);
  if (group % bounds.step !== 0)
    return refuse('agent.group_step', { params: { step: bounds.step } });
  await setSystemQuota(sql, merchant.id, { agent: member.id, group, count });
  noteAudit(call, { target: `member:${member.id}`, after: { group, quota: count }, reason });
  return ok(null);
}

/** The member, with the tree locked: nobody joins or moves until the transaction ends. */
export async function lockAccount(call: ConsoleCall, id: Id<'member'>) {
  const { sql, merchant } = call;
  await lockTree(sql, merchant.id);
  const member = await lockMember(sql, merchant.id, id);
  if (member === undefined) return refuse('not.found');
  return member.group === 'trial' ? refuse('member.trial') : ok(member);
}

interface Bounds {
  readonly min: number;
  readonly step: number;
}

function findTermsProblem({ group, rates }: Highest, highest: Highest, { min, step }: Bounds) {
  if (group % step !== 0) return refuse('agent.group_step', { params: { step } });
  if (group < min) return refuse('agent.group_below_min', { params: { min } });
  if (group > highest.group) return refuse('agent.group_above', { params: { max: highest.group } });
  for (const category of GAME_CATEGORIES) {
    const max = highest.rates[category] ?? (0n as Rate);
    if ((rates[category] ?? 0n) > max) {
      return refuse('agent.rate_above', { params: { category, max: percentOf(max) } });
    }
  }
  return undefined;
}

function isEqual(one: Highest['rates'], other: Highest['rates']): boolean {
  return GAME_CATEGORIES.every((category) => (one[category] ?? 0n) === (other[category] ?? 0n));
}

/** Rates in per cent, for the audit and the approvals inbox. */
function showRates(rates: Highest['rates']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rates).map(([category, value]) => [category, percentOf(value)]),
  );
}
