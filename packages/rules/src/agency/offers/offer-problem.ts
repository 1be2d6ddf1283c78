// Who may offer a contract to whom, and who may accept one (agency.md 2.7).
import type { Instant } from '@fairhouse/values';
import type { KindRules } from '../contracts/kind-rules.ts';
import type { ContractState } from './contract-states.ts';
import type { Termination } from './auto-termination.ts';

/** Offers end after this many days without an answer. */
export const OFFER_DAYS = 7;

export interface OfferParties {
  readonly isFeatureOn: boolean;
  /** The house offers, through the back office. */
  readonly isByHouse: boolean;
  /** The upline has an active contract of the kind. */
  readonly hasOwnContract: boolean;
  /** The depth of the upline; 0 is the house. */
  readonly uplineDepth: number;
  readonly isDirect: boolean;
  /** The member is an agent. */
  readonly hasLine: boolean;
  readonly isFormal: boolean;
  /** An offer of the kind to the same member waits for an answer. */
  readonly hasPendingOffer: boolean;
}

export type OfferProblem =
  | 'FEATURE_OFF'
  | 'NO_OWN_CONTRACT'
  | 'DEPTH_NOT_ALLOWED'
  | 'NOT_DIRECT'
  | 'NOT_AGENT'
  | 'NOT_FORMAL'
  | 'OFFER_PENDING';

/** The first condition of an offer that its parties do not meet. */
export function findOfferProblem(
  parties: OfferParties,
  { editDepth, membersMaySign }: Pick<KindRules, 'editDepth' | 'membersMaySign'>,
): OfferProblem | undefined {
  const { uplineDepth, isByHouse } = parties;
  if (!parties.isFeatureOn) return 'FEATURE_OFF';
  if (!isByHouse && !parties.hasOwnContract) return 'NO_OWN_CONTRACT';
  const isInRange = uplineDepth >= editDepth.min && uplineDepth <= editDepth.max;
  if (!isByHouse && !isInRange) return 'DEPTH_NOT_ALLOWED';
  if (!parties.isDirect) return 'NOT_DIRECT';
  if (!parties.hasLine && !membersMaySign) return 'NOT_AGENT';
  if (!parties.isFormal) return 'NOT_FORMAL';
  return parties.hasPendingOffer ? 'OFFER_PENDING' : undefined;
}

export interface Acceptance<Member extends string> {
  readonly state: ContractState;
  readonly isOwn: boolean;
  readonly offerExpiresAt: Instant;
  readonly now: Instant;
  /** Contracts below that end with it. */
  readonly terminations: readonly Termination<Member>[];
  /** The agent has seen the list and agreed. */
  readonly isConfirmed: boolean;
}

export type AcceptanceProblem<Member extends string> =
  | { readonly code: 'NOT_OWN' }
  | { readonly code: 'NOT_PENDING'; readonly state: ContractState }
  | { readonly code: 'OFFER_EXPIRED' }
  | {
      readonly code: 'CONFIRM_TERMINATIONS';
      readonly terminations: readonly Termination<Member>[];
    };

/** Why an agent may not accept an offer now; the last reason goes away with its confirmation. */
export function findAcceptanceProblem<Member extends string>(
  acceptance: Acceptance<Member>,
): AcceptanceProblem<Member> | undefined {
  const { state, terminations } = acceptance;
  if (!acceptance.isOwn) return { code: 'NOT_OWN' };
  if (state !== 'pending') return { code: 'NOT_PENDING', state };
  if (acceptance.now >= acceptance.offerExpiresAt) return { code: 'OFFER_EXPIRED' };
  if (terminations.length > 0 && !acceptance.isConfirmed) {
    return { code: 'CONFIRM_TERMINATIONS', terminations };
  }
  return undefined;
}
