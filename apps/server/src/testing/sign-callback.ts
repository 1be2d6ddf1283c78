import { createHmac, randomBytes } from 'node:crypto';

/** Where the payment provider tells how a payment ended. */
export const CALLBACK_PATH = '/bank/v1/callback';

/** What a provider with that secret writes beside the bytes of a callback. */
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
