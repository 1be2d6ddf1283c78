// The keys of the studio: an RSA pair that signs what it sends, an Ed25519 pair that signs the log
// of shared rounds and receipts, and a key that seals secrets at rest. Files of the data folder
// that only their owner can read; created if they are missing.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StudioKeys {
  readonly signing: KeyObject;
  /** PEM, for the house. */
  readonly publicKey: string;
  /** 32 bytes. */
  readonly sealing: Buffer;
  /** The Ed25519 key of the log of shared rounds, 32 bytes in hex. */
  readonly logKey: string;
  signLog(message: Uint8Array): Buffer;
}

const RSA_BITS = 2048;
const SEALING_BYTES = 32;

export function openStudioKeys(folder: string): StudioKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pem = readOrCreate(join(folder, 'studio-signing.pem'), () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const sealing = readOrCreate(join(folder, 'studio-sealing.secret'), () =>
    randomBytes(SEALING_BYTES).toString('hex'),
  );
  const signing = createPrivateKey(pem);
  const publicKey = createPublicKey(signing).export({ type: 'spki', format: 'pem' }).toString();
  const log = createPrivateKey(
    readOrCreate(join(folder, 'studio-log.pem'), () => {
      const { privateKey } = generateKeyPairSync('ed25519');
      return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    }),
  );
  const { x = '' } = createPublicKey(log).export({ format: 'jwk' });
  return {
    signing,
    publicKey,
    sealing: Buffer.from(sealing.trim(), 'hex'),
    logKey: Buffer.from(x, 'base64url').toString('hex'),
    signLog: (message) => sign(null, message, log),
  };
}

function readOrCreate(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
