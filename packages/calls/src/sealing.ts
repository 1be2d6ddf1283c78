// Sealed bodies: a compact JWE whose plaintext carries its time and a one-use id (calls.md, the
// wire).
import { compactDecrypt, importJWK, type JWK } from 'jose';
import * as z from 'zod';

export { seal } from './seal.ts';

/** The most that the plaintext's time may differ from the server's, in seconds. */
export const SEALING_SKEW_SECONDS = 300;

const plaintext = z.strictObject({
  iat: z.number().int(),
  jti: z.string().max(64),
  body: z.unknown(),
});

/** The sealed content, with what is needed to refuse a replay. */
export type Sealed = z.output<typeof plaintext>;

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
