// The TLS versions, cipher suites and certificates of our listeners.
import { readFileSync } from 'node:fs';
import type { TlsOptions } from 'node:tls';

/** PEM files: the certificate chain without the root, and the private key. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

export const TLS_VERSION_MIN = 'TLSv1.2';

/** Strongest first; all have forward secrecy. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');

const HANDSHAKE_MS_MAX = 10_000;

/** Server options with the current content of the certificate files; throws if they are missing. */
export function tlsOptions({ certFile, keyFile }: TlsFiles) {
  return {
    cert: readFileSync(certFile),
    key: readFileSync(keyFile),
    minVersion: TLS_VERSION_MIN,
    ciphers: CIPHERS,
    honorCipherOrder: true,
    ecdhCurve: 'X25519:P-256:P-384',
    handshakeTimeout: HANDSHAKE_MS_MAX,
  } satisfies TlsOptions;
}
