// How well an account is protected, from what the server knows, and what would help most.
import type { ValueOf } from '../../app/calls.ts';

export type CheckName =
  'paymentPassword' | 'authenticator' | 'mobile' | 'email' | 'loginPassword' | 'card' | 'sessions';

export interface SecurityCheck {
  readonly name: CheckName;
  readonly good: boolean;
}

export interface SecurityScore {
  /** 0 to 100. */
  readonly score: number;
  readonly word: 'good' | 'fair' | 'poor';
  /** What weighs most comes first. */
  readonly checks: readonly SecurityCheck[];
}

/** A login password older than this is worth changing. */
const PASSWORD_FRESH_MS = 182 * 86_400_000;
const GOOD_FROM = 80;
const FAIR_FROM = 45;

/** What each check is worth; together a hundred. */
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
  /** Accounts for withdrawals that are bound. */
  readonly cards: number;
  readonly now: number;
}

/** The score and what it is made of; every part is one that the member can mend. */
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
