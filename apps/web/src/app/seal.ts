// Closes the body of a sealed call to the server's key. Its library is fetched with the first such
// call.
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { serverNow } from '../ui/clock.ts';

/** A compact JWE of `{ iat, jti, body }` (calls.md, the wire). */
export async function sealBody(
  body: unknown,
  key: Readonly<Record<string, unknown>>,
): Promise<string> {
  const jwk = key as JWK;
  const plain = { iat: Math.floor(serverNow() / 1000), jti: crypto.randomUUID(), body };
  const bytes = new TextEncoder().encode(JSON.stringify(plain));
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(jwk.kid ? { kid: jwk.kid } : {}) })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}
