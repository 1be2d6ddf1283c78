// A short-lived cookie that binds a provider login to the browser that started it.
import type { CookieJar } from '../../../platform/call-context.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';

/** A tilde cannot be in a username, so no remembered login has this name. */
const COOKIE = 'social~id';
const FORM = /^[\w-]{43}$/;
const KEPT_SECONDS = 15 * 60;

/** Sets or renews this browser's cookie for a quarter of an hour, and returns its hash. */
export function bindBrowser(cookies: CookieJar): Buffer {
  const current = cookies.get(COOKIE);
  const id = current !== undefined && FORM.test(current) ? current : randomText(32);
  cookies.set(COOKIE, id, { httpOnly: true, maxAgeSeconds: KEPT_SECONDS });
  return hashText(id);
}

/** The hash of the cookie, or undefined for a browser that started no provider login. */
export function boundBrowser(cookies: CookieJar): Buffer | undefined {
  const id = cookies.get(COOKIE);
  return id !== undefined && FORM.test(id) ? hashText(id) : undefined;
}
