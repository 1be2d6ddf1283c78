// How well an account is protected, from what the server knows: four things, a quarter each.
import type { ValueOf } from '../../app/calls.ts';

export type CheckName = 'loginPassword' | 'paymentPassword' | 'card' | 'sessions';

export interface SecurityCheck {
  readonly name: CheckName;
  readonly good: boolean;
}

export interface SecurityScore {
  /** 0 to 100. */
  readonly score: number;
  readonly word: 'good' | 'fair' | 'poor';
  readonly checks: readonly SecurityCheck[];
}

/** A login password older than this is worth changing. */
const PASSWORD_FRESH_MS = 182 * 86_400_000;

interface Facts {
  readonly config: ValueOf<'securityConfig'>;
  /** Accounts for withdrawals that are bound. */
  readonly cards: number;
  readonly now: number;
}

/** The score and what it is made of; every part is one that the member can mend. */
export function securityScore({ config, cards, now }: Facts): SecurityScore {
  const checks: SecurityCheck[] = [
    { name: 'loginPassword', good: now - config.passwordChangedAt <= PASSWORD_FRESH_MS },
    {
      name: 'paymentPassword',
      good: config.paymentPasswordSet && config.paymentPasswordLockedUntil === null,
    },
    { name: 'card', good: cards > 0 },
    { name: 'sessions', good: config.activeSessions <= 1 },
  ];
  const score = (checks.filter(({ good }) => good).length * 100) / checks.length;
  return { score, word: score === 100 ? 'good' : score >= 50 ? 'fair' : 'poor', checks };
}
