// The merchant that the page belongs to. The host name determines it; a code in session storage may
// override it.

import { SESSION_KEYS } from '@fairhouse/calls/client';
import { sessionStore } from '../browser/browser-storage.ts';

/** The code to send with each call, or undefined to let the host name decide. */
export function merchantCode(): string | undefined {
  return sessionStore.read(SESSION_KEYS.merchantCode) ?? undefined;
}

/** Stores the merchant that the server returned, under the product's two keys. */
export function saveMerchant(code: string): void {
  sessionStore.save(SESSION_KEYS.merchant, code);
  sessionStore.save(SESSION_KEYS.merchantCode, code);
}
