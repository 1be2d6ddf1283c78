import type { KeyObject } from 'node:crypto';

const names = new WeakMap<KeyObject, string>();

/** The 32 bytes of an Ed25519 public key in hex, the form in which it is published. */
export function publicKeyHex(key: KeyObject): string {
  const entry = names.get(key);
  if (entry !== undefined) return entry;
  const { x } = key.export({ format: 'jwk' });
  const hex = Buffer.from(x ?? '', 'base64url').toString('hex');
  names.set(key, hex);
  return hex;
}
