// Moving a line below another upline (agency.md 1.1): its preview, and the move.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok, sum, type Id, type Rate } from '@fairhouse/values';
import { GAME_CATEGORIES, type CategoryRates } from '@fairhouse/rules/agency';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  findMember,
  findMemberByName,
  moveLine,
  setKind,
  type Member,
} from '../../members/index.ts';
import { noteAudit, type ConsoleCall } from '../../operators/index.ts';
import {
  agentTermsOf,
  changeTerms,
  contractSide,
  lockTree,
  readAccount,
  withoutZero,
  type AgentTerms,
} from '../accounts/index.ts';
import { forgetTeams } from '../figures/index.ts';
import { readHandedDown, returnQuota } from '../quotas/index.ts';
import { countDirects, forgetSessions, measureTeam, type Clamped } from '../tree/index.ts';
import { clampTeam, findAbove, type Cap } from './clamp-team.ts';
import { highestBelow } from './highest-below.ts';
import { insertMove } from './store.ts';

type Preview = OperatorCalls['agentMovePreview'];
type Move = OperatorCalls['agentMove'];

const SHOWN_MAX = 50;
const ENDINGS_MAX = 200;

const OFFERED: readonly string[] = ['pending', 'pending_approval'];

/** What a move would do; it changes nothing. */
export async function previewMove(call: CallOf<Preview>): Promise<Answer<Preview>> {
  const { sql, merchant, input } = call;
  const planned = await planMove(call, input);
  if (!planned.ok) return planned;
  const { line, from, to, size, deepest, terms, own, above, before } = planned.value;
  const head = { ...person(line), from: before.group, to: own.group };
  const clamped = [
    ...(head.from === head.to ? [] : [head]),
    ...above.map((each) => ({ ...person(each), from: each.group, to: each.newGroup })),
  ];
  const endings = await contractSide().listEnding(call, line.id);
  const offers = endings.filter(({ state }) => OFFERED.includes(state)).length;
  return ok({
    line: person(line),
    from: from === undefined ? null : person(from),
    to: to === undefined ? null : person(to),
    team: size.team + 1,
    agents: size.agents + (line.kind === 'member' ? 0 : 1),
    deepest,
    maxDepth: terms.limits.maxDepth,
    contracts: endings.length - offers,
    offers,
    endings: endings.slice(0, ENDINGS_MAX),
    debt: sum(endings.map(({ debt }) => debt)),
    quotaReturned: await readHandedDown(sql, merchant.id, line.id),
    clamped: clamped.slice(0, SHOWN_MAX),
    clampedCount: clamped.length,
  });
}

/** Moves the line: paths, groups that no longer fit, quotas, contracts, and its history. */
export async function moveAgentLine(call: CallOf<Move>): Promise<Answer<Move>> {
  const { sql, merchant, app, input, operator, now } = call;
  await lockTree(sql, merchant.id);
  const planned = await planMove(call, input);
  if (!planned.ok) return planned;
  const { line, from, to, own, above, before, cap } = planned.value;
  const { reason } = input;
  const isLowered = own.group !== before.group || own.isRateLowered;
  const clamps = input.clampTeam;
  if (isLowered && !clamps) {
    const count = above.length + 1;
    return refuse('agent.downline_above', { params: { count, names: line.username } });
  }
  const clamped = await clampTeam(call, above, { cap, clamps, reason });
  if (!clamped.ok) return clamped;
  if (isLowered) {
    const { group, rates } = own;
    const by = operator.name;
    await changeTerms(call, { member: line.id, group, rates, cause: 'clamped', by, reason });
  }
  if (from !== undefined) await returnQuota(sql, merchant.id, { upline: from.id, head: line.id });
  await contractSide().endLine(call, line.id);
  const newPath = to === undefined ? [] : [...to.path, to.id];
  const moved = await moveLine(sql, merchant.id, { member: line.id, oldPath: line.path, newPath });
  await forgetTeams(sql, merchant.id, line.id);
  await setHeadKind(call, line, to);
  const total = clamped.value + (isLowered ? 1 : 0);
  await insertMove(sql, merchant.id, {
    id: app.newId<'agent_move'>(),
    member: line.id,
    from: from?.id,
    to: to?.id,
    team: moved,
    clamped: total,
    by: operator.name,
    reason,
    now,
  });
  noteAudit(call, {
    target: `member:${line.id}`,
    before: { upline: from?.username ?? null },
    after: { upline: to?.username ?? null, moved, clamped: total },
    reason,
  });
  return ok({ moved, clamped: total });
}

/** The head of a line has no upline; an agent that gets one is a head no more. */
async function setHeadKind(call: ConsoleCall, line: Member, to: Member | undefined): Promise<void> {
  if (line.kind === 'member') return;
  const kind = to === undefined ? 'top_agent' : 'agent';
  if (kind === line.kind) return;
  await setKind(call.sql, call.merchant.id, { member: line.id, kind });
  forgetSessions(call, line.id);
}

interface Plan {
  readonly line: Member;
  readonly from: Member | undefined;
  readonly to: Member | undefined;
  readonly size: { readonly team: number; readonly agents: number };
  readonly deepest: number;
  readonly terms: AgentTerms;
  readonly before: { readonly group: number };
  /** What the head of the line has below the new upline. */
  readonly own: {
    readonly group: number;
    readonly rates: CategoryRates;
    readonly isRateLowered: boolean;
  };
  readonly cap: Cap;
  /** Those below the head that are lowered with it. */
  readonly above: readonly Clamped[];
}

async function planMove(
  call: ConsoleCall,
  input: { readonly id: Id<'member'>; readonly upline: string },
) {
  const { sql, merchant, app } = call;
  const line = await findMember(sql, merchant.id, input.id);
  if (line === undefined) return refuse('not.found');
  if (line.group === 'trial') return refuse('member.trial');
  const to =
    input.upline === '' ? undefined : await findMemberByName(sql, merchant.id, input.upline);
  if (to === undefined && input.upline !== '') return refuse('member.unknown');
  const wrong = to && findTargetProblem(line, to);
  if (wrong !== undefined) return wrong;
  if (line.upline === to?.id) return refuse('agent.move_same');
  const terms = await agentTermsOf(app, merchant);
  const size = await measureTeam(sql, merchant.id, line.id);
  const { maxDepth, maxDirects } = terms.limits;
  const below = Math.max(0, size.deepest - line.path.length);
  const deepest = (to === undefined ? 0 : to.path.length + 1) + 1 + below;
  if (deepest > maxDepth) return refuse('agent.depth_limit', { params: { max: maxDepth } });
  if (to !== undefined && maxDirects > 0) {
    const directs = await countDirects(sql, merchant.id, to.id);
    if (directs >= maxDirects)
      return refuse('agent.directs_limit', { params: { max: maxDirects } });
  }
  const before = await readAccount(call, terms, line.id);
  const highest = await highestBelow(call, terms, to?.id);
  const group = Math.max(terms.bounds.min, Math.min(before.group, highest.group));
  const { rates, isRateLowered } = fitRates(before.rates, highest.rates);
  const cap = { head: line.id, oldGroup: before.group, group, rates };
  const isLowered = group < before.group || isRateLowered;
  const above = isLowered ? await findAbove(call, terms, cap) : [];
  const from = line.upline && (await findMember(sql, merchant.id, line.upline));
  assert(line.upline === undefined || from !== undefined, 'an upline exists');
  const own = { group, rates, isRateLowered };
  const plan: Plan = { line, from, to, size, deepest, terms, before, own, cap, above };
  return ok(plan);
}

function findTargetProblem(line: Member, to: Member) {
  if (to.id === line.id || to.path.includes(line.id)) return refuse('agent.move_circle');
  if (to.kind === 'member') return refuse('agent.not_agent', { params: { name: to.username } });
  return to.group === line.group ? undefined : refuse('agent.move_group');
}

function fitRates(rates: CategoryRates, highest: CategoryRates) {
  let isRateLowered = false;
  const fitting = GAME_CATEGORIES.map((category) => {
    const most = highest[category] ?? (0n as Rate);
    const own = rates[category] ?? (0n as Rate);
    if (own > most) isRateLowered = true;
    return [category, own > most ? most : own] as const;
  });
  return { rates: withoutZero(Object.fromEntries(fitting)), isRateLowered };
}

const person = ({ id, username }: Pick<Member, 'id' | 'username'>) => ({ id, username });
