// The browser of a call: a long-lived random cookie, and a readable device name.
import type { CookieJar } from '../../../platform/call-context.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';

/** A tilde cannot be in a username, so no remembered login has this name. */
const DEVICE_COOKIE = 'device~id';
const KEPT_SECONDS = 400 * 24 * 3600;
const FORM = /^[\w-]{43}$/;

/** The hash of the caller's device, or undefined for an unknown browser. */
export function deviceHashOf(cookies: CookieJar): Buffer | undefined {
  const id = cookies.get(DEVICE_COOKIE);
  return id !== undefined && FORM.test(id) ? hashText(id) : undefined;
}

/**
 * The hash of the caller's device; a browser without the cookie gets one, with the longest lifetime
 * that browsers allow.
 */
export function rememberDevice(cookies: CookieJar): Buffer {
  const current = cookies.get(DEVICE_COOKIE);
  const id = current !== undefined && FORM.test(current) ? current : randomText(32);
  cookies.set(DEVICE_COOKIE, id, { httpOnly: true, maxAgeSeconds: KEPT_SECONDS });
  return hashText(id);
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome · Android` as far as the user agent is known, else its first 40 characters. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([form]) => form.test(userAgent))?.[1];
  const system = SYSTEMS.find(([form]) => form.test(userAgent))?.[1];
  const known = [browser, system].filter((part) => part !== undefined).join(' · ');
  return known === '' ? userAgent.slice(0, 40) : known;
}
