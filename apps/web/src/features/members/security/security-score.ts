// The security score of an account, from the server's data, and its checks by weight.
import type { ValueOf } from '../../../calls/calls.ts';

export type CheckName =
  | 'paymentPassword'
  | 'authenticator'
  | 'mobile'
  | 'email'
  | 'loginPassword'
  | 'card'
  | 'sessions';

export interface SecurityCheck {
  readonly name: CheckName;
  readonly good: boolean;
}

export interface SecurityScore {
  /** 0 to 100. */
  readonly score: number;
  readonly word: 'good' | 'fair' | 'poor';
  /** Sorted by weight, largest first. */
  readonly checks: readonly SecurityCheck[];
}

/** A login password older than this should be changed. */
const PASSWORD_FRESH_MS = 182 * 86_400_000;
const GOOD_FROM = 80;
const FAIR_FROM = 45;

/** The weight of each check; the sum is a hundred. */
const WEIGHTS: Readonly<Record<CheckName, number>> = {
  paymentPassword: 25,
  authenticator: 20,
  mobile: 15,
  email: 10,
  loginPassword: 10,
  card: 10,
  sessions: 10,
};

interface Facts {
  readonly config: ValueOf<'securityConfig'>;
  /** The count of bound withdrawal accounts. */
  readonly cards: number;
  readonly now: number;
}

/** The score and its checks; the member can resolve each of them. */
export function securityScore({ config, cards, now }: Facts): SecurityScore {
  const good: Readonly<Record<CheckName, boolean>> = {
    paymentPassword: config.paymentPasswordSet && config.paymentPasswordLockedUntil === null,
    authenticator: config.authenticator,
    mobile: config.mobileVerifiedAt !== null,
    email: config.emailVerifiedAt !== null,
    loginPassword: now - config.passwordChangedAt <= PASSWORD_FRESH_MS,
    card: cards > 0,
    sessions: config.activeSessions <= 1,
  };
  const checks = (Object.keys(WEIGHTS) as CheckName[]).map((name) => ({ name, good: good[name] }));
  const score = checks.reduce((sum, each) => sum + (each.good ? WEIGHTS[each.name] : 0), 0);
  const word = score >= GOOD_FROM ? 'good' : score >= FAIR_FROM ? 'fair' : 'poor';
  return { score, word, checks };
}
