// The checks of an offer in their order: who offers to whom, the terms, and the upline's own ones.
import { refuse } from '@fairhouse/calls';
import {
  findBaseDifference,
  findDominanceProblem,
  findOfferProblem,
  findTermsProblem,
  type ContractTerms,
  type DominanceProblem,
  type OfferProblem,
} from '@fairhouse/rules/agency';
import { formatRate, type Rate } from '@fairhouse/values';
import type { Member } from '../../members/index.ts';
import { termsOf, type KindSettings } from '../terms/index.ts';
import type { ContractRow } from './store/contracts.ts';

export interface OfferCase {
  readonly settings: KindSettings;
  /** Undefined for the house. */
  readonly upline: Member | undefined;
  readonly target: Member | undefined;
  readonly own: ContractRow | undefined;
  /** What the target has: offers that wait, and the agreed contract. */
  readonly standing: readonly ContractRow[];
  readonly terms: ContractTerms;
}

/** Undefined for an offer that may be made. */
export function refuseOffer(offer: OfferCase) {
  const { settings, upline, target, own, standing, terms } = offer;
  const ofKind = standing.filter(({ kind }) => kind === terms.kind);
  const problem = findOfferProblem(
    {
      isFeatureOn: settings.isOn,
      isByHouse: upline === undefined,
      hasOwnContract: own !== undefined,
      uplineDepth: upline === undefined ? 0 : upline.path.length + 1,
      isDirect: target !== undefined && target.upline === upline?.id,
      hasLine: target !== undefined && target.kind !== 'member',
      isFormal: target !== undefined && target.group === 'formal',
      hasPendingOffer: ofKind.some(
        ({ state }) => state === 'pending' || state === 'pending_approval',
      ),
    },
    settings.rules,
  );
  if (problem !== undefined || target === undefined) return refuseParties(problem ?? 'NOT_DIRECT');
  const wrong = refuseTerms(settings, terms);
  if (wrong !== undefined) return wrong;
  const agreed = ofKind.find(({ state }) => state === 'active' || state === 'terminating');
  if (agreed !== undefined && agreed.period !== terms.period) {
    return refuse('contract.period_differs');
  }
  if (own === undefined) return undefined;
  const ownTerms = termsOf(own);
  const field = findBaseDifference(ownTerms, terms);
  if (field !== undefined) return refuse('contract.terms_differ', { params: { field } });
  const above = findDominanceProblem(ownTerms.tiers, terms.tiers, settings.rules);
  return above && refuseDominance(above);
}

export function refuseTerms(settings: KindSettings, terms: ContractTerms) {
  const wrong = findTermsProblem(terms, settings.rules);
  if (wrong === undefined) return undefined;
  const tier = 'tier' in wrong ? wrong.tier : 0;
  return refuse('contract.terms', {
    params: { problem: wrong.code, tier },
    value: { problem: wrong.code, tier },
  });
}

function refuseDominance(problem: DominanceProblem) {
  const { tier } = problem;
  if (problem.code === 'THRESHOLD_BELOW_UPLINE') {
    return refuse('contract.threshold_below', { params: { tier }, value: { tier } });
  }
  if (problem.code === 'PAY_DIFFERS') {
    return refuse('contract.terms_differ', { params: { field: 'pay' } });
  }
  const own = problem.own.map((each) => formatRate((each * 100n) as Rate)).join(' / ');
  return refuse('contract.rate_above', { params: { tier, own }, value: { tier } });
}

function refuseParties(problem: OfferProblem) {
  switch (problem) {
    case 'FEATURE_OFF':
      return refuse('contract.feature_off');
    case 'NO_OWN_CONTRACT':
      return refuse('contract.no_own');
    case 'DEPTH_NOT_ALLOWED':
      return refuse('contract.depth');
    case 'NOT_DIRECT':
      return refuse('contract.not_direct');
    case 'NOT_AGENT':
      return refuse('contract.not_agent');
    case 'NOT_FORMAL':
      return refuse('contract.not_formal');
    case 'OFFER_PENDING':
      return refuse('contract.offer_pending');
  }
}
