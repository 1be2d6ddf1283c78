/** Firebase's errors about a number or a code, by our names (product.md section 8). */
export const FIREBASE_FAULTS = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
  'unknown',
] as const;

export type FirebaseFault = (typeof FIREBASE_FAULTS)[number];

/** Our names for Firebase's codes, where they differ. */
const FAULT_BY_CODE: ReadonlyMap<string, FirebaseFault> = new Map([
  ['missing-code', 'missing-verification-code'],
  ['invalid-app-credential', 'captcha-check-failed'],
  ['missing-app-credential', 'captcha-check-failed'],
  ['missing-recaptcha-token', 'captcha-check-failed'],
  ['invalid-recaptcha-token', 'captcha-check-failed'],
  ['session-expired', 'code-expired'],
  ['cancelled-popup-request', 'popup-closed-by-user'],
]);

/** The fault in an error that Firebase threw; anything else is `unknown`. */
export function firebaseFault(error: unknown): FirebaseFault {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return 'unknown';
  const name = code.slice('auth/'.length);
  return FAULT_BY_CODE.get(name) ?? FIREBASE_FAULTS.find((each) => each === name) ?? 'unknown';
}
