// What the process is told by its environment.
import { readListening, readNeighbour, type TlsFiles } from '@fairhouse/tls';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The certificate that the bank shows; without it, it speaks http. */
  readonly tls: TlsFiles | undefined;
  /** Who vouches for the merchant's server, when the operator says so; a PEM file. */
  readonly caFile: string | undefined;
  /** Under which address people reach the hosted page. */
  readonly publicUrl: string;
  /** Where the merchant's server hears how payments end. */
  readonly serverUrl: string;
  readonly secret: string;
  readonly dataDirectory: string;
  /** How far the time of a signed request may lie from ours. */
  readonly skewMs: number;
  /** How long a payout takes, and how long one stays unknown that is asked to. */
  readonly payoutMs: number;
  readonly unknownMs: number;
  /** Whether a caller of nobody's network may be told, for tests. */
  readonly privatePeers: boolean;
}

/** Reads the environment; `BANK_SECRET_FILE` is needed, all else has a default. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const secretFile = environment['BANK_SECRET_FILE'];
  if (secretFile === undefined) throw new Error('BANK_SECRET_FILE is needed');
  const listening = readListening(environment);
  const scheme = listening.tls === undefined ? 'http' : 'https';
  const port = Number(environment['PORT'] ?? environment['BANK_PORT'] ?? '8084');
  return {
    port,
    ...listening,
    caFile: environment['TLS_CA'],
    publicUrl: (environment['BANK_URL'] ?? `${scheme}://localhost:${port}`).replace(/\/$/, ''),
    serverUrl: readNeighbour(
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
