import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  GAME_CATEGORIES,
  highestGiven,
  pointOf,
  type CategoryRates,
} from '@fairhouse/rules/agency';
import { assert, ok, rate } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import {
  agentTermsOf,
  readAccount,
  readPermissions,
  withoutZero,
  type AgentTerms,
} from '../accounts/index.ts';
import { readQuotas, showQuota } from '../quotas/index.ts';
import { groupLimitsOf } from './admit-opening.ts';
import { countDirects } from './store/line-figures.ts';
import { countLiveLinks } from './store/live-links.ts';

type Row = PlayerCalls['agentOpening'];

/** What the caller may open, before anything is typed. */
export async function readOpening(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, app, now } = call;
  const terms = await agentTermsOf(app, merchant);
  const member = await findMember(sql, merchant.id, session.member);
  assert(member !== undefined, 'the caller exists');
  const account = await readAccount(call, terms, member.id);
  const quotas = await readQuotas(call, terms, member.id);
  const { registerRules, brand } = (await siteOf(app, merchant)).settings;
  const birthday = registerRules['birthday'];
  const { minLength = 1, maxLength = 20 } = registerRules['username'] ?? {};
  const { min, step } = terms.bounds;
  const live = await countLiveLinks(sql, merchant.id, { agent: member.id, now });
  return ok({
    group: account.group,
    point: pointOf(account.group),
    rates: account.rates,
    permissions: await readPermissions(call, member),
    groups: { min, max: highestGiven(groupLimitsOf(terms, account.group).groupLimits), step },
    highestRates: highestRates(account.rates, terms),
    quotas: quotas.counted.map(({ group, quota }) => showQuota(group, quota)),
    depth: member.path.length + 1,
    maxDepth: terms.limits.maxDepth,
    directs: await countDirects(sql, merchant.id, member.id),
    maxDirects: terms.limits.maxDirects,
    links: { live, max: terms.linksMax },
    username: { minLength, maxLength },
    needsBirthday: birthday?.enabled === true && birthday.required,
    minimumAge: brand.minimumAge,
    acceptsTransfers: account.acceptsTransfers,
  });
}

/** The highest rates below an agent, those of zero left out. */
export function highestRates(own: CategoryRates, { limits }: AgentTerms): CategoryRates {
  const left = GAME_CATEGORIES.map((category) => {
    const most = (own[category] ?? 0n) - limits.minRateGap;
    return [category, rate(most > 0n ? most : 0n)] as const;
  });
  return withoutZero(Object.fromEntries(left));
}
