import { createHmac, randomBytes } from 'node:crypto';

/** The path of the payment provider's callbacks. */
export const CALLBACK_PATH = '/bank/v1/callback';

/** The signature headers of a provider with that secret for a callback body. */
export function signCallback(
  secret: string,
  body: string,
  { timestamp, nonce = randomBytes(16).toString('hex') }: { timestamp: number; nonce?: string },
): Record<string, string> {
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\nPOST ${CALLBACK_PATH}\n${body}`)
    .digest('hex');
  return {
    'x-bank-timestamp': String(timestamp),
    'x-bank-nonce': nonce,
    'x-bank-signature': signature,
  };
}
