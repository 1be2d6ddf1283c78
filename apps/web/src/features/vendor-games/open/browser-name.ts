/** The browser that a page runs in, as far as it says how a window is allowed. */
export type BrowserName = 'chrome' | 'safari' | 'firefox' | 'other';

/** Reads the name that a browser states; those built on Chromium ask in the same place. */
export function browserName(userAgent: string): BrowserName {
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|CriOS\/|Edg/.test(userAgent)) return 'chrome';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}
