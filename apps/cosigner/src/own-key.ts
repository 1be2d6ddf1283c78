// The co-signer's key and its source of secrets, in files that only it can read.
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OwnKey {
  /** Ed25519, 32 bytes in hex. */
  readonly publicKey: string;
  sign(message: Uint8Array): Buffer;
  /**
   * The 32 bytes that a draw's reveal is: made from the draw's name and the house's commitment by a
   * secret of this process's own, so that nothing has to be kept from commitment to reveal.
   */
  revealFor(drawId: string, houseCommit: string): Buffer;
}

/** Opens the keys in the folder, making what is missing. */
export function openOwnKey(folder: string): OwnKey {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pem = kept(folder, 'signing.pem', () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const signing = createPrivateKey(pem);
  const { x } = createPublicKey(signing).export({ format: 'jwk' });
  const source = Buffer.from(
    kept(folder, 'reveals.key', () => randomBytes(32).toString('hex')),
    'hex',
  );
  return {
    publicKey: Buffer.from(x ?? '', 'base64url').toString('hex'),
    sign: (message) => sign(null, message, signing),
    revealFor: (drawId, houseCommit) =>
      createHmac('sha256', source).update(`LD2\0${drawId}\0${houseCommit}`).digest(),
  };
}

/** A file's text; made with mode 0600 where it is missing. */
export function kept(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    // `wx`: of two that start at once, one writes and the other reads what was written.
    try {
      writeFileSync(path, make(), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}
