// A short-lived cookie that ties what was begun with a provider to the browser that began it.
import type { CookieJar } from '../../../ground/call-context.ts';
import { hashText, randomText } from '../secret-text.ts';

/** A tilde cannot be in a username, so no remembered login has this name. */
const COOKIE = 'social~id';
const FORM = /^[\w-]{43}$/;
const KEPT_SECONDS = 15 * 60;

/** The hash of this browser's cookie, which lives on for a quarter of an hour. */
export function bindBrowser(cookies: CookieJar): Buffer {
  const kept = cookies.get(COOKIE);
  const id = kept !== undefined && FORM.test(kept) ? kept : randomText(32);
  cookies.set(COOKIE, id, { httpOnly: true, maxAgeSeconds: KEPT_SECONDS });
  return hashText(id);
}

/** The hash of the cookie, or undefined for a browser that began nothing. */
export function boundBrowser(cookies: CookieJar): Buffer | undefined {
  const id = cookies.get(COOKIE);
  return id !== undefined && FORM.test(id) ? hashText(id) : undefined;
}
