import { expect, test } from 'vitest';
import { securityScore } from './security-score.ts';

const NOW = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;

const SAFE = {
  passwordChangedAt: NOW - 10 * DAY_MS,
  passwordExpiresAt: null,
  paymentPasswordSet: true,
  paymentPasswordLockedUntil: null,
  email: 'p***@example.com',
  mobileNum: '******1234',
  payeeName: 'P** R****',
  emailVerifiedAt: NOW - DAY_MS,
  mobileVerifiedAt: NOW - DAY_MS,
  authenticator: true,
  recoveryCodes: 10,
  trustDays: 30,
  payoutHeldUntil: null,
  activeSessions: 1,
  knownDevices: 1,
};

test('an account with everything in place is well protected', () => {
  const { score, word } = securityScore({ config: SAFE, cards: 1, now: NOW });
  expect([score, word]).toEqual([100, 'good']);
});

test.each([
  ['loginPassword', { passwordChangedAt: NOW - 200 * DAY_MS }, 1, 90],
  ['paymentPassword', { paymentPasswordSet: false }, 1, 75],
  ['paymentPassword', { paymentPasswordLockedUntil: NOW + DAY_MS }, 1, 75],
  ['authenticator', { authenticator: false }, 1, 80],
  ['mobile', { mobileVerifiedAt: null }, 1, 85],
  ['email', { emailVerifiedAt: null }, 1, 90],
  ['sessions', { activeSessions: 3 }, 1, 90],
  ['card', {}, 0, 90],
])('%s alone reduces the score by its weight', (name, change, cards, score) => {
  const found = securityScore({ config: { ...SAFE, ...change }, cards, now: NOW });
  expect(found.checks.filter(({ good }) => !good)).toEqual([{ name, good: false }]);
  expect(found.score).toBe(score);
});

test('the check with the largest weight comes first', () => {
  const config = {
    ...SAFE,
    paymentPasswordSet: false,
    authenticator: false,
    mobileVerifiedAt: null,
    emailVerifiedAt: null,
  };
  const { checks, word } = securityScore({ config, cards: 0, now: NOW });
  const open = checks.filter(({ good }) => !good).map(({ name }) => name);
  expect(open).toEqual(['paymentPassword', 'authenticator', 'mobile', 'email', 'card']);
  expect(word).toBe('poor');
});
