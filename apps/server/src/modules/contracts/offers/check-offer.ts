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
import { formatRate, type Language, type Rate } from '@fairhouse/values';
import type { Member } from '../../members/index.ts';
import { TERM_NAMES, termsOf, termsProblemText, type KindSettings } from '../terms/index.ts';
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
  /** In which a refusal names what is wrong with the terms. */
  readonly language: Language;
}

/** Undefined for an offer that may be made. */
export function refuseOffer(offer: OfferCase) {
  const { settings, upline, target, own, standing, terms, language } = offer;
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
  const wrong = refuseTerms(settings, terms, language);
  if (wrong !== undefined) return wrong;
  const agreed = ofKind.find(({ state }) => state === 'active' || state === 'terminating');
  if (agreed !== undefined && agreed.period !== terms.period) {
    return refuse('contract.period_differs');
  }
  if (own === undefined) return undefined;
  const ownTerms = termsOf(own);
  const field = findBaseDifference(ownTerms, terms);
  if (field !== undefined) return refuseDifference(field, language);
  const above = findDominanceProblem(ownTerms.tiers, terms.tiers, settings.rules);
  return above && refuseDominance(above, language);
}

/** Why terms are not well-formed or not within the merchant's rules. */
export function refuseTerms(settings: KindSettings, terms: ContractTerms, language: Language) {
  const wrong = findTermsProblem(terms, settings.rules);
  if (wrong === undefined) return undefined;
  const tier = 'tier' in wrong ? wrong.tier : 0;
  return refuse('contract.terms', {
    params: { problem: termsProblemText(wrong, language) },
    value: { problem: wrong.code, tier },
  });
}

function refuseDifference(field: keyof typeof TERM_NAMES, language: Language) {
  return refuse('contract.terms_differ', { params: { field: TERM_NAMES[field][language] } });
}

function refuseDominance(problem: DominanceProblem, language: Language) {
  const { tier } = problem;
  if (problem.code === 'THRESHOLD_BELOW_UPLINE') {
    return refuse('contract.threshold_below', { params: { tier }, value: { tier } });
  }
  if (problem.code === 'PAY_DIFFERS') {
    return refuseDifference('pay', language);
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
