// Sealed bodies: a compact JWE whose plaintext carries its time and a one-use id (calls.md, the
// wire).
import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose';
import * as z from 'zod';

/** The plaintext's seconds may differ from the server's by this many. */
export const SEALING_SKEW_SECONDS = 300;

const plaintext = z.strictObject({
  iat: z.number().int(),
  jti: z.string().max(64),
  body: z.unknown(),
});

/** What was sealed, with what is needed to refuse a replay. */
export type Sealed = z.output<typeof plaintext>;

/** Seals a body to one of the server's public keys. */
export async function seal(
  key: JWK,
  sealed: { readonly iat: number; readonly jti: string; readonly body: unknown },
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sealed));
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(key.kid ? { kid: key.kid } : {}) })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

/**
 * Opens a sealed body with the private key that `kid` names; undefined when it cannot be opened.
 */
export async function unseal(
  jwe: string,
  keyOf: (kid: string | undefined) => JWK | undefined,
): Promise<Sealed | undefined> {
  try {
    const opened = await compactDecrypt(
      jwe,
      (header) => {
        const key = keyOf(header.kid);
        if (key === undefined) throw new Error('unknown key');
        return importJWK(key, 'ECDH-ES');
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    const parsed = plaintext.safeParse(JSON.parse(new TextDecoder().decode(opened.plaintext)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
