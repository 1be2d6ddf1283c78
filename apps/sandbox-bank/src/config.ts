// The configuration of the process, from its environment.
import {
  countField,
  flagField,
  LISTEN_FIELDS,
  portField,
  readEnvironment,
  readListenOptions,
  readNeighbourUrl,
  requiredField,
  textField,
  urlField,
  type Environment,
  type TlsFiles,
} from '@fairhouse/tls';
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

const FIELDS = {
  ...LISTEN_FIELDS,
  PORT: portField(),
  BANK_PORT: portField(),
  BANK_URL: urlField(),
  SERVER_URL: urlField(),
  BANK_SECRET_FILE: requiredField('a file with the secret that the bank shares with the server'),
  DATA_DIR: textField(join('.data', 'sandbox-bank')),
  BANK_SKEW_SECONDS: countField(300),
  BANK_PAYOUT_MS: countField(1500),
  BANK_UNKNOWN_MS: countField(120_000),
  PRIVATE_PEERS: flagField(),
};

const RULES = {
  listening: readListenOptions,
  serverUrl: (set: Environment) => readNeighbourUrl(set, 'SERVER_URL'),
};

/** Reads the environment; only `BANK_SECRET_FILE` is required. */
export function readConfig(environment: Environment): Config {
  const set = readEnvironment(environment, FIELDS, RULES);
  const scheme = set.listening.tls === undefined ? 'http' : 'https';
  const port = set.PORT ?? set.BANK_PORT ?? 8084;
  return {
    port,
    ...set.listening,
    caFile: set.TLS_CA,
    publicUrl: (set.BANK_URL ?? `${scheme}://localhost:${port}`).replace(/\/$/, ''),
    serverUrl: set.serverUrl ?? `${scheme}://127.0.0.1:8080`,
    secret: readFileSync(set.BANK_SECRET_FILE, 'utf8').trim(),
    dataDirectory: set.DATA_DIR,
    skewMs: set.BANK_SKEW_SECONDS * 1000,
    payoutMs: set.BANK_PAYOUT_MS,
    unknownMs: set.BANK_UNKNOWN_MS,
    privatePeers: set.PRIVATE_PEERS,
  };
}
