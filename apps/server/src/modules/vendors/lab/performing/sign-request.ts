import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER } from '@fairhouse/calls/vendor';
import { assert } from '@fairhouse/values';
import type { SignatureKind } from '../cases/index.ts';

const KEY_BITS = 2048;

let stranger: KeyObject | undefined;

/** The keys of who signs in a case. */
export interface LabKeys {
  readonly own: KeyObject;
  next: KeyObject | undefined;
  readonly former: KeyObject | undefined;
}

/** The headers of a request that is signed in this way. */
export function signRequest(
  body: string,
  kind: SignatureKind,
  { own: key, next, former }: LabKeys,
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
    case 'next':
      assert(next !== undefined, 'a case signs with the next key where there is one');
      return signed(body, next);
    case 'former':
      assert(former !== undefined, 'a case signs with the former key where there is one');
      return signed(body, former);
    case 'stranger':
      stranger ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey;
      return signed(body, stranger);
    case 'garbled':
      return { ...headers, [SIGNATURE_HEADER]: 'bm90IGEgc2lnbmF0dXJl' };
    case 'none':
      return headers;
  }
}
