import { LANGUAGES } from '@fairhouse/values';
import { expect, test } from 'vitest';
import type { Texts } from '../../../i18n/text-types.ts';
import { FIREBASE_FAULTS, firebaseFault } from './firebase-fault.ts';

/** An error as Firebase throws it, with its own code. */
const thrown = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  ...FIREBASE_FAULTS.filter((fault) => fault !== 'unknown').map(
    (fault) => [`auth/${fault}`, fault] as const,
  ),
  ['auth/missing-code', 'missing-verification-code'],
  ['auth/session-expired', 'code-expired'],
  ['auth/invalid-app-credential', 'captcha-check-failed'],
  ['auth/network-request-failed', 'unknown'],
  ['auth/constructor', 'unknown'],
  ['storage/quota-exceeded', 'unknown'],
] as const)('%s is the fault %s', (code, fault) => {
  expect(firebaseFault(thrown(code))).toBe(fault);
});

test.each([undefined, 'auth/code-expired', { code: 'auth/code-expired' }, new TypeError('no')])(
  'an error that is not from Firebase is unknown: %s',
  (error) => expect(firebaseFault(error)).toBe('unknown'),
);

const files = import.meta.glob<{ readonly texts: Texts }>('../../../i18n/*/codes.ts', {
  eager: true,
});

test.each(LANGUAGES)('every fault has a text of its own in %s', (language) => {
  const { texts } = files[`../../../i18n/${language.toLowerCase()}/codes.ts`] ?? {};
  const said = FIREBASE_FAULTS.map((fault) => texts?.[`firebase.${fault}`]);
  expect(said.every((text) => typeof text === 'string' && text.length > 5)).toBe(true);
  expect(new Set(said).size).toBe(FIREBASE_FAULTS.length);
});

test.each(LANGUAGES)('too many requests ask to wait five minutes in %s', (language) => {
  const { texts } = files[`../../../i18n/${language.toLowerCase()}/codes.ts`] ?? {};
  expect(texts?.['firebase.too-many-requests']).toContain('5');
});
