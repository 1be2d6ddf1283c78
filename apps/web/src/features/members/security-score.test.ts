import { expect, test } from 'vitest';
import { securityScore } from './security-score.ts';

const NOW = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;

const SAFE = {
  passwordChangedAt: NOW - 10 * DAY_MS,
  passwordExpiresAt: null,
  paymentPasswordSet: true,
  paymentPasswordLockedUntil: null,
  email: '',
  mobileNum: '',
  payeeName: 'P** R****',
  emailVerifiedAt: null,
  mobileVerifiedAt: null,
  authenticator: false,
  recoveryCodes: 0,
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
  ['loginPassword', { passwordChangedAt: NOW - 200 * DAY_MS }, 1],
  ['paymentPassword', { paymentPasswordSet: false }, 1],
  ['paymentPassword', { paymentPasswordLockedUntil: NOW + DAY_MS }, 1],
  ['sessions', { activeSessions: 3 }, 1],
  ['card', {}, 0],
])('%s alone takes a quarter', (name, change, cards) => {
  const found = securityScore({ config: { ...SAFE, ...change }, cards, now: NOW });
  expect(found.checks.filter(({ good }) => !good)).toEqual([{ name, good: false }]);
  expect([found.score, found.word]).toEqual([75, 'fair']);
});
