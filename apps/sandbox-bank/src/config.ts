// The configuration of the process, from its environment.
import { readListenOptions, readInternalUrl, type TlsFiles } from '@fairhouse/tls';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The certificate of the bank; without it, the bank uses plain HTTP. */
  readonly tls: TlsFiles | undefined;
  /**
   * The certificate authority of the merchant's server, if the operator configures one; a PEM file.
   */
  readonly caFile: string | undefined;
  /** The URL of the hosted page for payers. */
  readonly publicUrl: string;
  /** The URL of the merchant's server, which receives the callbacks. */
  readonly serverUrl: string;
  readonly secret: string;
  readonly dataDirectory: string;
  /** The maximum clock difference of a signed request. */
  readonly skewMs: number;
  /** The duration of a payout, and of one that is to be unknown for a while. */
  readonly payoutMs: number;
  readonly unknownMs: number;
  /** Whether X-Forwarded-For with a benchmark address (RFC 2544) is accepted, for tests. */
  readonly privatePeers: boolean;
}

/** Reads the environment; only `BANK_SECRET_FILE` is required. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const secretFile = environment['BANK_SECRET_FILE'];
  if (secretFile === undefined) throw new Error('BANK_SECRET_FILE is needed');
  const listening = readListenOptions(environment);
  const scheme = listening.tls === undefined ? 'http' : 'https';
  const port = Number(environment['PORT'] ?? environment['BANK_PORT'] ?? '8084');
  return {
    port,
    ...listening,
    caFile: environment['TLS_CA'],
    publicUrl: (environment['BANK_URL'] ?? `${scheme}://localhost:${port}`).replace(/\/$/, ''),
    serverUrl: readInternalUrl(
      environment,
      environment['SERVER_URL'] ?? `${scheme}://127.0.0.1:8080`,
    ),
    secret: readFileSync(secretFile, 'utf8').trim(),
    dataDirectory: environment['DATA_DIR'] ?? join('.data', 'sandbox-bank'),
    skewMs: Number(environment['BANK_SKEW_SECONDS'] ?? '300') * 1000,
    payoutMs: Number(environment['BANK_PAYOUT_MS'] ?? '1500'),
    unknownMs: Number(environment['BANK_UNKNOWN_MS'] ?? '120000'),
    privatePeers: environment['PRIVATE_PEERS'] === '1',
  };
}
