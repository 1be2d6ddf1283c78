// Seals a body to the server's key. Separate from the schemas, which the site does not load.
import { CompactEncrypt, importJWK, type JWK } from 'jose';

/**
 * Seals a body to one of the server's public keys, a JWK: a compact JWE of `{ iat, jti, body }`
 * (calls.md, the wire).
 */
export async function seal(
  publicKey: Readonly<Record<string, unknown>>,
  sealed: { readonly iat: number; readonly jti: string; readonly body: unknown },
): Promise<string> {
  const key = publicKey as JWK;
  const bytes = new TextEncoder().encode(JSON.stringify(sealed));
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(key.kid ? { kid: key.kid } : {}) })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}
