// Opens a window for a payment, the customer service or a game, and shows a dialog if the browser
// blocks it.
import { openModal } from './modals.ts';

/** The size of the customer service's window (product.md section 9). */
export const SUPPORT_WINDOW = { width: 440, height: 500 } as const;

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Opens an https address (or a path of ours) without an opener; returns false if it was blocked or
 * unsafe, after a dialog has been opened.
 */
export function openWindow(url: string, size?: WindowSize): boolean {
  if (!isSafeUrl(url)) {
    openModal('unsafeAddress', {});
    return false;
  }
  const features = size === undefined ? '' : `,width=${size.width},height=${size.height}`;
  const opened = window.open('about:blank', '_blank', `popup${features}`);
  if (opened === null) {
    openModal('popupBlocked', { url });
    return false;
  }
  opened.opener = null;
  opened.location.href = url;
  return true;
}

/**
 * Accepts only addresses that can be opened: no scripts, no data URLs, no text that is not an
 * address.
 */
export function isSafeUrl(url: string): boolean {
  const base = url.startsWith('/') ? location.origin : undefined;
  if (!URL.canParse(url, base)) return false;
  const parsed = new URL(url, base);
  return parsed.protocol === 'https:' || parsed.origin === location.origin || isLocal(parsed);
}

/** The demo's bank and studio run on this machine and use http if the page does too. */
function isLocal(url: URL): boolean {
  return url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(location.hostname);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');
}
