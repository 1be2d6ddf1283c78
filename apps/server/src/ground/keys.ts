// The house's keys. They lie in files that only this process's owner reads.
import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

export interface Keys {
  /** Public sealing keys, newest first, as the whitelabel call serves them. */
  readonly sealingPublic: readonly JWK[];
  sealingPrivate(kid: string | undefined): JWK | undefined;
  /** Ed25519: signs ledger seals, the public log of draws, and receipts. */
  readonly signingKey: KeyObject;
  readonly verifyingKey: KeyObject;
  /** Encrypts what must be read again: draw seeds, TOTP secrets. AES-256-GCM. */
  seal(plain: Uint8Array, context: string): Uint8Array;
  open(sealed: Uint8Array, context: string): Uint8Array;
  /** The same under the newest key; undefined where it lies under that one already. */
  reseal(sealed: Uint8Array, context: string): Uint8Array | undefined;
  /**
   * A 32-byte secret for a purpose (`password-pepper`, `bank-callback`, `player-tag`), the same at
   * every start.
   */
  secret(purpose: string): Uint8Array;
}
