// What a listener or a caller of ours accepts of TLS.
import { readFileSync } from 'node:fs';
import type { TlsOptions } from 'node:tls';

/** PEM files: the certificate with what stands between it and its root, and its key. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

export const VERSION_LEAST = 'TLSv1.2';

/** The strongest first; all of them keep old recordings closed when a key is stolen later. */
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

/** Options of a server with the certificate as its files now have it; throws without the files. */
export function tlsOptions({ certFile, keyFile }: TlsFiles) {
  return {
    cert: readFileSync(certFile),
    key: readFileSync(keyFile),
    minVersion: VERSION_LEAST,
    ciphers: CIPHERS,
    honorCipherOrder: true,
    ecdhCurve: 'X25519:P-256:P-384',
    handshakeTimeout: HANDSHAKE_MS_MAX,
  } satisfies TlsOptions;
}
