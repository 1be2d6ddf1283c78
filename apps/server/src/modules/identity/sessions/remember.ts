// Remembered logins, valid for a day: a selector, and a validator that changes at each use.
import { HOUR_MS, plus, SECOND_MS, type Id, type Instant } from '@fairhouse/values';
import type { CallContext, CookieJar } from '../../../platform/call-context.ts';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { usernameKey } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { hashText, randomText, sameHash } from '../../../platform/keys/random-text.ts';
import {
  insertRemembered,
  lockRemembered,
  revokeRemembered,
  rotateRemembered,
  type Remembered,
} from './store/secrets.ts';

const VALID_MS = 24 * HOUR_MS;
/** Another tab may still present the validator that was just replaced. */
const GRACE_MS = 10 * SECOND_MS;
const SELECTOR_BYTES = 16;
const VALIDATOR_BYTES = 32;
const FORM = /^([\w-]{22})\.([\w-]{43})$/;
const MARKER_COOKIE = 'loginRemember';

/** The cookie's name: the username (product.md section 3), encoded for use in a cookie name. */
export function rememberCookie(username: string): string {
  return encodeURIComponent(usernameKey(username)).replaceAll(/[()]/g, '_');
}

/** The cookie with the last username, which prefills the form. */
export function lastUserCookie(merchant: Merchant): string {
  return `${merchant.code}-login`;
}

/**
 * Starts a family of validators for this browser. The cookie with the secret is not readable by
 * scripts. If every login needs a second step, no login is remembered.
 */
export async function rememberBrowser(
  call: CallContext,
  sql: Sql,
  login: { member: Id<'member'>; username: string; deviceHash: Buffer },
): Promise<void> {
  const { merchant, app, now } = call;
  if ((await siteOf(app, merchant)).settings.verification.everyLogin) return;
  const selector = randomText(SELECTOR_BYTES);
  const validator = randomText(VALIDATOR_BYTES);
  const endsAt = plus(now, VALID_MS);
  await insertRemembered(sql, merchant.id, {
    selector,
    member: login.member,
    validatorHash: hashText(validator),
    madeAt: now,
    endsAt,
    deviceHash: login.deviceHash,
  });
  setCookies(call, login.username, `${selector}.${validator}`, endsAt);
}

/** Revokes this browser's remembered login of the username, if any, and clears its cookies. */
export async function forgetBrowser(
  call: CallContext,
  sql: Sql,
  login: { username: string; reason: string },
): Promise<void> {
  const { cookies, merchant, now } = call;
  const kept = readCookie(cookies, login.username);
  if (kept !== undefined) {
    await revokeRemembered(sql, merchant.id, {
      selector: kept.selector,
      at: now,
      reason: login.reason,
    });
  }
  clearCookies(call, login.username);
}

export type RememberedVerdict =
  | { readonly kind: 'valid'; readonly family: Remembered }
  | { readonly kind: 'stolen'; readonly family: Remembered }
  | { readonly kind: 'none' };

/**
 * Verifies and rotates the presented validator. A validator that was replaced earlier means that
 * two browsers hold the family: it is revoked, whichever of them came first (security.md W1).
 */
export async function verifyRemembered(
  call: CallContext,
  username: string,
): Promise<RememberedVerdict> {
  const { cookies, merchant, now, sql } = call;
  const kept = readCookie(cookies, username);
  if (kept === undefined) return { kind: 'none' };
  const family = await lockRemembered(sql, merchant.id, kept.selector);
  if (family === undefined || family.endsAt <= now) return { kind: 'none' };
  const hash = hashText(kept.validator);
  if (sameHash(hash, family.validatorHash)) {
    const validator = randomText(VALIDATOR_BYTES);
    const { selector } = family;
    const to = { selector, validatorHash: hashText(validator), at: now };
    await rotateRemembered(sql, merchant.id, to);
    setCookies(call, username, `${selector}.${validator}`, family.endsAt);
    return { kind: 'valid', family };
  }
  const { previousHash, rotatedAt } = family;
  const isOtherTab = previousHash !== undefined && sameHash(hash, previousHash);
  if (isOtherTab && now - rotatedAt <= GRACE_MS) return { kind: 'valid', family };
  await revokeRemembered(sql, merchant.id, {
    selector: family.selector,
    at: now,
    reason: 'reused',
  });
  return { kind: 'stolen', family };
}

function readCookie(cookies: CookieJar, username: string) {
  const [, selector, validator] = FORM.exec(cookies.get(rememberCookie(username)) ?? '') ?? [];
  return selector === undefined || validator === undefined ? undefined : { selector, validator };
}

function setCookies(call: CallContext, username: string, value: string, endsAt: Instant): void {
  const maxAgeSeconds = Math.max(1, Math.floor((endsAt - call.now) / 1000));
  call.cookies.set(rememberCookie(username), value, { httpOnly: true, maxAgeSeconds });
  call.cookies.set(MARKER_COOKIE, 'true', { httpOnly: false, maxAgeSeconds });
  call.cookies.set(lastUserCookie(call.merchant), username, { httpOnly: false, maxAgeSeconds });
}

/** Clears the secret and the cookies that the form reads. */
export function clearCookies({ cookies, merchant }: CallContext, username: string): void {
  for (const name of [rememberCookie(username), MARKER_COOKIE, lastUserCookie(merchant)]) {
    if (cookies.get(name) !== undefined) cookies.clear(name);
  }
}
