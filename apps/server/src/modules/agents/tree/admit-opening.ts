// Whether an account may be opened below an agent now, by hand or by a link.
import {
  clampPreset,
  findOpeningProblem,
  permitsOneMore,
  type CategoryRates,
  type OpeningProblem,
} from '@fairhouse/rules/agency';
import { fail, MINUTE_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { lockMember, mayDo, type Member } from '../../members/index.ts';
import {
  agentTermsOf,
  changeTerms,
  readAccount,
  shareTree,
  withoutZero,
  type AgentTerms,
} from '../accounts/index.ts';
import { inheritQuota, readQuotas, type AgentQuotas } from '../quotas/index.ts';
import { countDirects, countOpenedFrom } from './store/line-figures.ts';

type Context = Pick<CallContext, 'app' | 'merchant' | 'sql' | 'now' | 'address'>;

interface WantedOpening {
  readonly agent: Id<'member'>;
  readonly group: number;
  readonly rates: CategoryRates;
  /** Lowers group and rates to what fits instead of refusing them. */
  readonly clamps: boolean;
  /** A registration: its address has been counted with those of all registrations. */
  readonly invited?: boolean;
  /** An invitation of a friend holds while the friend's upline is frozen. */
  readonly allowsFrozen?: boolean;
}

/** Terms of an account that may be opened. */
export interface Admission {
  readonly agent: Member;
  readonly group: number;
  readonly rates: CategoryRates;
  readonly isClamped: boolean;
}

/**
 * Checks an opening by the rules, with the agent's row locked: openings below one agent wait for
 * each other, so that neither a quota nor the number of directs is exceeded. `agent` is the problem
 * where it is no agent or is frozen.
 */
export async function admitOpening(
  context: Context,
  wanted: WantedOpening,
): Promise<Result<Admission, OpeningProblem | { readonly code: 'AGENT' }>> {
  const { app, merchant, sql } = context;
  await shareTree(sql, merchant.id);
  const agent = await lockMember(sql, merchant.id, wanted.agent);
  if (agent === undefined || agent.kind === 'member') return fail({ code: 'AGENT' });
  const isFree = mayDo(agent, 'login') && mayDo(agent, 'cash');
  if (!isFree && wanted.allowsFrozen !== true) return fail({ code: 'AGENT' });
  const terms = await agentTermsOf(app, merchant);
  const account = await readAccount(context, terms, agent.id);
  const quotas = await readQuotas(context, terms, agent.id);
  const fit = groupLimitsOf(terms, account.group);
  const given = wanted.clamps ? clampToQuota(wanted, { terms, fit, account, quotas }) : wanted;
  const problem = findOpeningProblem({
    ...fit,
    group: given.group,
    rates: given.rates,
    ownRates: account.rates,
    quota: quotas.at(given.group),
    ownDepth: agent.path.length + 1,
    directs: await countDirects(sql, merchant.id, agent.id),
    fromAddress: wanted.invited === true ? 0 : await countFromAddress(context, terms),
    limits: terms.limits,
  });
  if (problem !== undefined) return fail(problem);
  const rates = withoutZero(given.rates);
  const isClamped = 'isClamped' in given && given.isClamped;
  return ok({ agent, group: given.group, rates, isClamped });
}

/** Accounts opened from the caller's address within the minutes of the limit. */
function countFromAddress(
  { sql, merchant, now, address }: Context,
  { limits }: AgentTerms,
): Promise<number> {
  const since = plus(now, -limits.perAddress.minutes * MINUTE_MS);
  return countOpenedFrom(sql, merchant.id, { address, since });
}

/** The bounds of groups below an agent of this group. */
export function groupLimitsOf(terms: AgentTerms, ownGroup: number) {
  const { bounds, allowsEqual } = terms;
  return { groupLimits: { ownGroup, allowsEqual, bounds } };
}

interface Fit {
  readonly terms: AgentTerms;
  readonly fit: ReturnType<typeof groupLimitsOf>;
  readonly account: { readonly rates: CategoryRates };
  readonly quotas: AgentQuotas;
}

/** The highest group at or below the wanted one that fits, also into the quota. */
function clampToQuota(wanted: WantedOpening, { terms, fit, account, quotas }: Fit) {
  const limit = { ...fit, ownRates: account.rates, limits: terms.limits };
  const fitting = clampPreset(wanted, limit);
  const { min, step } = terms.bounds;
  let { group } = fitting;
  while (group > min && !permitsOneMore(quotas.at(group))) group -= step;
  return { ...fitting, group, isClamped: fitting.isClamped || group !== fitting.group };
}

/** Writes the account of a member that was created below an agent, with its counted groups. */
export async function writeOpening(
  context: Context,
  opened: {
    readonly member: Id<'member'>;
    readonly kind: 'member' | 'agent';
    readonly admission: Admission;
    readonly cause: 'opened' | 'link';
  },
): Promise<void> {
  const { sql, merchant } = context;
  const { member, kind, admission, cause } = opened;
  const { agent, group, rates } = admission;
  await changeTerms(context, { member, group, rates, cause, by: agent.username });
  if (kind === 'agent') await inheritQuota(sql, merchant.id, { from: agent.id, to: member });
}
