/**
 * A port for hash functions: `PURE_HASHES` in a browser, Node's own on the server, where a draw may
 * have a million leaves. Both return the same bytes.
 */
export interface Hashes {
  /** SHA-256 of the bytes: 32 bytes. */
  sha256(bytes: Uint8Array): Uint8Array;
  /** HMAC-SHA256: 32 bytes. */
  hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array;
}
