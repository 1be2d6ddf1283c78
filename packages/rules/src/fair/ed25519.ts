// Ed25519 signature verification (RFC 8032) for a saved proof that is opened in a browser without
// native support.
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat } from './bytes.ts';

/** A port for verifying signatures: key of 32 bytes, message, signature of 64 bytes. */
export type VerifySignature = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean;

const { Point } = ed25519;

/**
 * Whether a signature of the message is valid under the key; false for malformed input. It holds
 * without the cofactor, as in Node and Web Crypto: the library's own `verify` multiplies by it, and
 * would accept signatures of a dishonest signer that other verifiers of the same file refuse.
 */
export const verifyEd25519: VerifySignature = (publicKey, message, signature) => {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const commitment = signature.subarray(0, 32);
  const scalar = bytesToNumberLE(signature.subarray(32));
  if (scalar >= Point.Fn.ORDER) return false;
  const challenge = bytesToNumberLE(sha512(concat([commitment, publicKey, message])));
  try {
    const key = Point.fromBytes(publicKey);
    return Point.BASE.multiplyUnsafe(scalar)
      .subtract(key.multiplyUnsafe(challenge % Point.Fn.ORDER))
      .equals(Point.fromBytes(commitment));
  } catch {
    // Bytes that are no point.
    return false;
  }
};
