// Verification that a round of drand quicknet is signed by its group. The pairing is a port, so
// that each caller provides its own library.
import { QUICKNET } from './beacon.ts';
import { hexBytes, u64 } from './bytes.ts';
import type { Hashes } from './hashes.ts';

/** BLS12-381 with signatures on G1 and keys on G2, in the interface of `@noble/curves`. */
export interface ShortSignatures<Point> {
  /** The point of G1 to which a message is hashed (RFC 9380), under a domain separation tag. */
  hash(message: Uint8Array, domain: string): Point;
  verify(signature: Uint8Array, message: Point, publicKey: Uint8Array): boolean;
}

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The message that the group signs: H(u64 round). */
export function roundMessage(hashes: Hashes, round: number): Uint8Array {
  return hashes.sha256(u64(round));
}

/**
 * Makes a function that verifies the signature of a round; it returns false for bytes that are no
 * point. `publicKey` is quicknet's, except in a test with a group of its own.
 */
export function makeRoundVerifier<Point>(
  hashes: Hashes,
  bls: ShortSignatures<Point>,
  publicKey: string = QUICKNET.publicKey,
): (round: number, signature: Uint8Array) => boolean {
  return (round, signature) => {
    try {
      const message = bls.hash(roundMessage(hashes, round), DOMAIN);
      return bls.verify(signature, message, hexBytes(publicKey));
    } catch {
      return false;
    }
  };
}
