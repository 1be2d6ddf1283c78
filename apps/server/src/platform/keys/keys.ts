// The installation's keys. They are in files that only this process's owner can read.
import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

export interface Keys {
  /** Public sealing keys, newest first, as the whitelabel call returns them. */
  readonly sealingPublic: readonly JWK[];
  sealingPrivate(kid: string | undefined): JWK | undefined;
  /** Ed25519: signs ledger seals, the public log of draws, and receipts. */
  readonly signingKey: KeyObject;
  readonly verifyingKey: KeyObject;
  /** Encrypts what must be read again: draw seeds, TOTP secrets. AES-256-GCM. */
  seal(plain: Uint8Array, context: string): Uint8Array;
  open(sealed: Uint8Array, context: string): Uint8Array;
  /** The same plaintext sealed under the newest key; undefined when it already is. */
  reseal(sealed: Uint8Array, context: string): Uint8Array | undefined;
  /**
   * A 32-byte secret for a purpose (`password-pepper`, `bank-callback`, `player-tag`), the same at
   * every start.
   */
  secret(purpose: string): Uint8Array;
}
