// Ed25519 as LD1 publishes it: keys as 32 bytes in hex, signatures as 64 bytes in hex.
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

export function signBytes(key: KeyObject, message: Uint8Array): Buffer {
  return sign(null, message, key);
}

/**
 * The same signature, computed in the thread pool: takes 4.5 instead of 20 microseconds of the
 * event loop, about a fifth.
 */
export function signInThreadPool(key: KeyObject, message: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sign(null, message, key, (error, signature) => {
      if (error) reject(error);
      else resolve(signature);
    });
  });
}

/** Whether a signature in hex is valid for the key and the message; false for malformed input. */
export function isSignedBy(publicKey: string, message: Uint8Array, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(publicKey) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'hex').toString('base64url') },
    format: 'jwk',
  });
  return verify(null, message, key, Buffer.from(signature, 'hex'));
}
