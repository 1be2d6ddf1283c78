// The co-signer's signing key and the key of its reveals, in files with mode 0600.
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

export interface CosignerKey {
  /** Ed25519, 32 bytes in hex. */
  readonly publicKey: string;
  sign(message: Uint8Array): Buffer;
  /**
   * The 32-byte reveal of a draw, derived from the draw's id and the house's commitment with a
   * secret key, so that no state is needed between commitment and reveal.
   */
  deriveReveal(drawId: string, houseCommit: string): Buffer;
  /** The 32-byte end of the party's own chain beside a chain of the house. */
  deriveChainEnd(chainId: string, houseHead: string): Buffer;
}

/** Opens the keys in the folder; makes missing ones. */
export function openCosignerKey(folder: string): CosignerKey {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pem = readOrCreateFile(folder, 'signing.pem', () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const signing = createPrivateKey(pem);
  const { x } = createPublicKey(signing).export({ format: 'jwk' });
  const source = Buffer.from(
    readOrCreateFile(folder, 'reveals.key', () => randomBytes(32).toString('hex')),
    'hex',
  );
  return {
    publicKey: Buffer.from(x ?? '', 'base64url').toString('hex'),
    sign: (message) => sign(null, message, signing),
    deriveReveal: (drawId, houseCommit) =>
      createHmac('sha256', source).update(`LD2\0${drawId}\0${houseCommit}`).digest(),
    deriveChainEnd: (chainId, houseHead) =>
      createHmac('sha256', source).update(`LD2 chain\0${chainId}\0${houseHead}`).digest(),
  };
}

/** The text of a file; a missing file is created with mode 0600. */
export function readOrCreateFile(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    // `wx`: of two processes that start concurrently, one writes and the other reads its file.
    try {
      writeFileSync(path, make(), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}
