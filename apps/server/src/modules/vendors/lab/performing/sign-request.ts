import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER } from '@fairhouse/calls/vendor';
import type { SignatureKind } from '../cases/index.ts';

const KEY_BITS = 2048;

let stranger: KeyObject | undefined;

/** The headers of a request that is signed in this way. */
export function signRequest(
  body: string,
  kind: SignatureKind,
  key: KeyObject,
): Record<string, string> {
  const headers = { 'content-type': 'application/json' };
  const signed = (text: string, by: KeyObject) => ({
    ...headers,
    [SIGNATURE_HEADER]: sign('sha256', Buffer.from(text), by).toString('base64'),
  });
  switch (kind) {
    case 'own':
      return signed(body, key);
    case 'other-body':
      return signed(`${body} `, key);
    case 'stranger':
      stranger ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey;
      return signed(body, stranger);
    case 'garbled':
      return { ...headers, [SIGNATURE_HEADER]: 'bm90IGEgc2lnbmF0dXJl' };
    case 'none':
      return headers;
  }
}
