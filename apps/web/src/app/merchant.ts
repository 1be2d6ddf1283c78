// Which merchant the page belongs to. The host says it; a code in session storage may say it again.

import { SESSION_KEYS } from '@fairhouse/calls/client';
import { sessionStore } from '../ui/browser-storage.ts';

/** The code to send with each call, or undefined to let the host name decide. */
export function merchantCode(): string | undefined {
  return sessionStore.read(SESSION_KEYS.merchantCode) ?? undefined;
}

/** Keeps what the server says the merchant is, under the product's two keys. */
export function keepMerchant(code: string): void {
  sessionStore.keep(SESSION_KEYS.merchant, code);
  sessionStore.keep(SESSION_KEYS.merchantCode, code);
}
