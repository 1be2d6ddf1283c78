// Public keys of vendors as people enter and compare them.
import { createHash, createPublicKey } from 'node:crypto';

const KEY_BITS = 2048;

/** The key in one form; undefined for anything but an RSA key of a sufficient length. */
export function readPublicKey(text: string): string | undefined {
  try {
    const key = createPublicKey(text);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < KEY_BITS) return undefined;
    return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    return undefined;
  }
}

/** What two people compare to be sure of one key: SHA-256 of its DER form; empty for no key. */
export function keyFingerprint(text: string): string {
  const pem = readPublicKey(text);
  if (pem === undefined) return '';
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256')
    .update(der)
    .digest('hex')
    .toUpperCase()
    .replaceAll(/(..)(?!$)/g, '$1:');
}
