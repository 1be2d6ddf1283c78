/** What Firebase may say about a number or a code, as the pages know it (product.md section 8). */
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

/** What Firebase's own words mean here, where they are others than ours. */
const MEANS: ReadonlyMap<string, FirebaseFault> = new Map([
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
  return MEANS.get(name) ?? FIREBASE_FAULTS.find((each) => each === name) ?? 'unknown';
}
