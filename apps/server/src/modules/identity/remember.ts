// The login that a browser keeps for a day: a selector, and a validator that changes at each use.
import { HOUR_MS, plus, SECOND_MS, type Id, type Instant } from '@fairhouse/values';
import type { CallContext, CookieJar } from '../../ground/call-context.ts';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { usernameKey } from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { hashText, randomText, sameHash } from './secret-text.ts';
import {
  insertRemembered,
  lockRemembered,
  revokeRemembered,
  rotateRemembered,
  type Remembered,
} from './store/secrets.ts';

const LASTS_MS = 24 * HOUR_MS;
/** Another tab may still come with the validator that was just replaced. */
const GRACE_MS = 10 * SECOND_MS;
const SELECTOR_BYTES = 16;
const VALIDATOR_BYTES = 32;
const FORM = /^([\w-]{22})\.([\w-]{43})$/;
const MARKER_COOKIE = 'loginRemember';

/**
 * The cookie is named after the username (product.md section 3), with what a cookie's name may
 * hold.
 */
export function rememberCookie(username: string): string {
  return encodeURIComponent(usernameKey(username)).replaceAll(/[()]/g, '_');
}

/** The cookie that keeps the last username, so that the form can show it. */
export function lastUserCookie(merchant: Merchant): string {
  return `${merchant.code}-login`;
}

/**
 * Starts a family for this browser. The cookie with the secret is hidden from the page's scripts.
 * Where every login has a second step none is kept, which would have one.
 */
export async function rememberBrowser(
  call: CallContext,
  sql: Sql,
  of: { member: Id<'member'>; username: string; deviceHash: Buffer },
): Promise<void> {
  const { merchant, house, now } = call;
  if ((await siteOf(house, merchant)).settings.verification.everyLogin) return;
  const selector = randomText(SELECTOR_BYTES);
  const validator = randomText(VALIDATOR_BYTES);
  const endsAt = plus(now, LASTS_MS);
  await insertRemembered(sql, merchant.id, {
    selector,
    member: of.member,
    validatorHash: hashText(validator),
    madeAt: now,
    endsAt,
    deviceHash: of.deviceHash,
  });
  setCookies(call, of.username, `${selector}.${validator}`, endsAt);
}

/** Revokes what this browser keeps for the username, if anything, and clears its cookies. */
export async function forgetBrowser(
  call: CallContext,
  sql: Sql,
  of: { username: string; reason: string },
): Promise<void> {
  const { cookies, merchant, now } = call;
  const kept = readCookie(cookies, of.username);
  if (kept !== undefined) {
    await revokeRemembered(sql, merchant.id, {
      selector: kept.selector,
      at: now,
      reason: of.reason,
    });
  }
  clearCookies(call, of.username);
}

export type Presented =
  | { readonly is: 'good'; readonly family: Remembered }
  | { readonly is: 'stolen'; readonly family: Remembered }
  | { readonly is: 'none' };

/**
 * Judges what the browser presents, and rotates it. A validator that was replaced earlier means
 * that two browsers hold the family: it is revoked, whoever of them came first (security.md W1).
 */
export async function presentRemembered(call: CallContext, username: string): Promise<Presented> {
  const { cookies, merchant, now, sql } = call;
  const kept = readCookie(cookies, username);
  if (kept === undefined) return { is: 'none' };
  const family = await lockRemembered(sql, merchant.id, kept.selector);
  if (family === undefined || family.endsAt <= now) return { is: 'none' };
  const hash = hashText(kept.validator);
  if (sameHash(hash, family.validatorHash)) {
    const validator = randomText(VALIDATOR_BYTES);
    const { selector } = family;
    const to = { selector, validatorHash: hashText(validator), at: now };
    await rotateRemembered(sql, merchant.id, to);
    setCookies(call, username, `${selector}.${validator}`, family.endsAt);
    return { is: 'good', family };
  }
  const { previousHash, rotatedAt } = family;
  const isOtherTab = previousHash !== undefined && sameHash(hash, previousHash);
  if (isOtherTab && now - rotatedAt <= GRACE_MS) return { is: 'good', family };
  await revokeRemembered(sql, merchant.id, {
    selector: family.selector,
    at: now,
    reason: 'reused',
  });
  return { is: 'stolen', family };
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

/** Clears the secret and the marks that the form goes by. */
export function clearCookies({ cookies, merchant }: CallContext, username: string): void {
  for (const name of [rememberCookie(username), MARKER_COOKIE, lastUserCookie(merchant)]) {
    if (cookies.get(name) !== undefined) cookies.clear(name);
  }
}
