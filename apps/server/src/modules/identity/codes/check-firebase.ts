// Verifies Firebase phone tokens: ID tokens signed by Google, checked as strictly as Firebase's
// documentation requires.
import { refuse, type Refused } from '@fairhouse/calls';
import { instant, ok, SECOND_MS, type Result } from '@fairhouse/values';
import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { spendFirebaseToken } from './store/firebase-tokens.ts';

const ISSUER = 'https://securetoken.google.com/';
/** Maximum age of the sign-in. */
const FRESH_SECONDS = 300;
/** Tolerated clock difference to Google. */
const TOLERANCE_SECONDS = 30;

const keySets = new Map<string, JWTVerifyGetKey>();

/** Google's keys, fetched on first use and again when a token names an unknown key. */
function keysAt(url: string): JWTVerifyGetKey {
  const known = keySets.get(url);
  const keys = known ?? createRemoteJWKSet(new URL(url), { timeoutDuration: 5000 });
  keySets.set(url, keys);
  return keys;
}

/**
 * Whether the token was issued by Firebase for this project, for a sign-in with this number in the
 * last five minutes, and was never used here before. Its use is written with `sql`.
 */
export async function checkFirebase(
  { app, merchant, now }: Pick<CallContext, 'app' | 'merchant' | 'now'>,
  sql: Sql,
  given: { readonly project: string; readonly token: string; readonly number: string },
): Promise<Result<null, Refused<'firebase.invalid'>>> {
  const { project, token, number } = given;
  const keys = keysAt(app.config.firebaseKeysUrl);
  const read = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    issuer: `${ISSUER}${project}`,
    audience: project,
    currentDate: new Date(now),
    clockTolerance: TOLERANCE_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  }).catch((error: unknown) => {
    app.log.info({ merchant: merchant.code, reason: String(error) }, 'a Firebase token refused');
    return undefined;
  });
  if (project === '' || read === undefined) return refuse('firebase.invalid');
  if (!isByPhone(read.payload)) return refuse('firebase.invalid');
  if (!isFresh(read.payload, now / SECOND_MS) || read.payload['phone_number'] !== number) {
    return refuse('firebase.invalid');
  }
  const endsAt = instant((read.payload.exp ?? 0) * SECOND_MS);
  const isFirst = await spendFirebaseToken(sql, merchant.id, { hash: hashText(token), endsAt });
  return isFirst ? ok(null) : refuse('firebase.invalid');
}

/**
 * Whether the sign-in itself was by phone. A token of another sign-in (a password, or a custom
 * token made with the project's key) can carry a number that was proven earlier, or never.
 */
function isByPhone({ firebase }: JWTPayload): boolean {
  if (typeof firebase !== 'object' || firebase === null) return false;
  return (firebase as { sign_in_provider?: unknown }).sign_in_provider === 'phone';
}

function isFresh({ sub, auth_time: at }: JWTPayload, nowSeconds: number): boolean {
  if (typeof sub !== 'string' || sub === '' || typeof at !== 'number') return false;
  return at <= nowSeconds + TOLERANCE_SECONDS && nowSeconds - at <= FRESH_SECONDS;
}
