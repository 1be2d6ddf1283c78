// Which merchant the page belongs to. The host says it; a code in session storage may say it again.

const KEY = 'merchantCode';

/** The code to send with each call, or undefined to let the host name decide. */
export function merchantCode(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

/** Keeps what the server says the merchant is, under the product's two keys. */
export function keepMerchant(code: string): void {
  sessionStorage.setItem('merchant', code);
  sessionStorage.setItem(KEY, code);
}
