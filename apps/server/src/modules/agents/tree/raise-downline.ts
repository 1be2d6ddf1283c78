import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { GAME_CATEGORIES, raiseGroup, type CategoryRates } from '@fairhouse/rules/agency';
import { ok, type Rate } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { lockMember } from '../../members/index.ts';
import { putInbox } from '../../messages/index.ts';
import { agentTermsOf, changeTerms, readAccount, volumeFor } from '../accounts/index.ts';
import { readQuotas } from '../quotas/index.ts';
import { groupLimitsOf } from './admit-opening.ts';
import { highestRates } from './agent-opening.ts';
import { findActedOn, mayAct } from './find-in-team.ts';
import { percentOf, raiseRefusal } from './opening-refusal.ts';
import { raisedTexts } from './tree-texts.ts';
import { readVolume } from './volume.ts';

type Row = PlayerCalls['agentRaise'];

/** Raises group and rates of a direct downline (agency.md 1.7). */
export async function raiseDownline(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input } = call;
  const found = await findActedOn(call, input.id);
  if (!found.ok) return found;
  const { agent, downline, permissions, isDirect } = found.value;
  if (!isDirect) return refuse('agent.not_direct');
  if (!mayAct(agent)) return refuse('agent.frozen');
  if (!permissions.raisesDownlines) return refuse('agent.not_permitted');
  // Raises below one agent wait for each other, so that no quota is exceeded.
  await lockMember(sql, merchant.id, agent.id);
  const terms = await agentTermsOf(app, merchant);
  const own = await readAccount(call, terms, agent.id);
  const theirs = await readAccount(call, terms, downline.id);
  const rates = { ...theirs.rates, ...input.rates };
  const wrongRate = findRateProblem(rates, theirs.rates, highestRates(own.rates, terms));
  if (wrongRate !== undefined) return wrongRate;
  const isRaised = input.group !== theirs.group;
  if (!isRaised && !hasHigherRate(rates, theirs.rates)) return refuse('agent.terms_same');
  if (isRaised) {
    const quotas = await readQuotas(call, terms, agent.id);
    const turnover = await readVolume(call, terms, downline.id);
    const raised = raiseGroup({
      ...groupLimitsOf(terms, own.group),
      oldGroup: theirs.group,
      newGroup: input.group,
      isDirect,
      volume: volumeFor(terms, input.group, turnover),
      quota: quotas.at(input.group),
    });
    if (!raised.ok) return raiseRefusal(raised.problem, input.group, terms.volume.days);
  }
  const member = downline.id;
  await changeTerms(call, {
    member,
    group: input.group,
    rates,
    cause: 'raised',
    by: agent.username,
  });
  await putInbox(sql, app, { merchant, member, ...raisedTexts(agent.username, input.group) });
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
  return ok(null);
}

/** A rate that falls, or exceeds what the agent may give. */
function findRateProblem(wanted: CategoryRates, before: CategoryRates, highest: CategoryRates) {
  for (const category of GAME_CATEGORIES) {
    const value = wanted[category] ?? 0n;
    const old = before[category] ?? 0n;
    if (value < old) return refuse('agent.only_upward');
    const max = highest[category] ?? (0n as Rate);
    if (value > old && value > max) {
      return refuse('agent.rate_above', { params: { category, max: percentOf(max) } });
    }
  }
  return undefined;
}

function hasHigherRate(wanted: CategoryRates, before: CategoryRates): boolean {
  return GAME_CATEGORIES.some((category) => (wanted[category] ?? 0n) > (before[category] ?? 0n));
}
