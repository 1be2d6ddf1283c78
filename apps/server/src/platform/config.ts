// The process's configuration, read once from its environment.
import { readListenOptions, readInternalUrl, type TlsFiles } from '@fairhouse/tls';
import { assert } from '@fairhouse/values';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeDirectory } from '../home.ts';
import { readLogCollector, type LogCollectorConfig } from './logs/log-collector-config.ts';

export interface Config {
  readonly port: number;
  readonly consolePort: number;
  readonly host: string;
  /** The certificate of both listeners; without it they serve plain http behind a proxy. */
  readonly tls: TlsFiles | undefined;
  /** The certificate authority of the installation's other processes, a PEM file; optional. */
  readonly caFile: string | undefined;
  readonly databaseUrl: string;
  /** Redis or Valkey for counting limits; without it the database counts them. */
  readonly redisUrl: string | undefined;
  /** The longest time that a call waits for a free connection. */
  readonly databaseWaitMs: number;
  readonly dataDirectory: string;
  readonly homeDirectory: string;
  readonly publicOrigin: string;
  /** The address at which operators reach the console; links to it begin with it. */
  readonly consoleOrigin: string;
  readonly cosignerUrl: string;
  /**
   * The file of the secret that the co-signer requires; created by the process that starts first.
   */
  readonly cosignerSecretFile: string;
  /**
   * The organisation that runs the co-signer, as the operator declares it; empty where the operator
   * runs it too.
   */
  readonly cosignerRunBy: string;
  /** Servers of drand, any of which is asked for a round. */
  readonly drandUrls: readonly string[];
  /** The public key of the drand group, hex: quicknet's, unless a test has a group of its own. */
  readonly drandKey: string | undefined;
  readonly bankUrl: string;
  /** The file of the secret that the payment provider shares with the installation. */
  readonly bankSecretFile: string;
  readonly studioUrl: string;
  /** Where Google publishes the keys that sign Firebase's tokens; tests have keys of their own. */
  readonly firebaseKeysUrl: string;
  /**
   * Lets servers named in a merchant's settings be on this machine or network and speak plain http:
   * for tests and development, and only while the site itself is reached on this machine alone.
   */
  readonly privatePeers: boolean;
  /** The environment variables in use that are for tests and load tests only. */
  readonly forTests: readonly string[];
  /** The file of hashes of passwords known from breaches, sorted; its passwords are refused. */
  readonly breachedPasswordsFile: string | undefined;
  /** How many proxies in front are trusted to report the caller's address. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** A second destination of the log, on another machine. */
  readonly logCollector: LogCollectorConfig | undefined;
}

const FIREBASE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const DRAND_URLS = 'https://api.drand.sh,https://drand.cloudflare.com';

/** Reads the environment; names are documented in docs/operate.md. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(environment['PORT'] ?? '8080');
  const databaseUrl = readDatabaseUrl(environment, 'DATABASE_URL');
  assert(databaseUrl !== undefined && databaseUrl !== '', 'DATABASE_URL is needed');
  const home = homeDirectory();
  const listening = readListenOptions(environment);
  const neighbourUrl = (address: string): string => readInternalUrl(environment, address);
  const scheme = listening.tls === undefined ? 'http' : 'https';
  const publicOrigin = environment['PUBLIC_ORIGIN'] ?? `${scheme}://localhost:${port}`;
  // A plain http page would lose its cookies and its live connection.
  assert(publicOrigin.startsWith(scheme), 'with TLS_CERT, PUBLIC_ORIGIN begins with https:');
  const consolePort = Number(environment['CONSOLE_PORT'] ?? '8081');
  const dataDirectory = environment['DATA_DIR'] ?? join(home, '.data');
  return {
    port,
    consolePort,
    ...listening,
    caFile: environment['TLS_CA'],
    databaseUrl,
    redisUrl: readRedisUrl(environment),
    databaseWaitMs: Number(environment['DATABASE_WAIT_MS'] ?? '2000'),
    dataDirectory,
    homeDirectory: home,
    publicOrigin,
    consoleOrigin: environment['CONSOLE_ORIGIN'] ?? consoleBeside(publicOrigin, consolePort),
    cosignerUrl: neighbourUrl(environment['COSIGNER_URL'] ?? 'http://127.0.0.1:8083'),
    cosignerSecretFile:
      environment['COSIGNER_SECRET_FILE'] ?? join(dataDirectory, 'secrets', 'cosigner.secret'),
    cosignerRunBy: environment['COSIGNER_RUN_BY'] ?? '',
    drandUrls: (environment['DRAND_URLS'] ?? DRAND_URLS).split(',').map((url) => url.trim()),
    drandKey: environment['DRAND_KEY'],
    bankUrl: neighbourUrl(environment['BANK_URL'] ?? 'http://127.0.0.1:8084'),
    bankSecretFile: environment['BANK_SECRET_FILE'] ?? join(dataDirectory, 'secrets/bank.secret'),
    studioUrl: environment['STUDIO_URL'] ?? 'http://127.0.0.1:8082',
    firebaseKeysUrl: environment['FIREBASE_KEYS_URL'] ?? FIREBASE_KEYS_URL,
    privatePeers: environment['PRIVATE_PEERS'] === '1' && isOwnMachine(publicOrigin),
    forTests: forTests(environment),
    breachedPasswordsFile: environment['BREACHED_PASSWORDS'],
    trustedProxies: Number(environment['TRUSTED_PROXIES'] ?? '0'),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    logCollector: readLogCollector(environment),
  };
}

/**
 * Variables that must not be set in production: with them the server would trust strangers, or
 * allow unlimited attempts.
 */
function forTests(environment: Readonly<Record<string, string | undefined>>): string[] {
  const readVariable = (name: string): string => environment[name] ?? '';
  const uses: Readonly<Record<string, boolean>> = {
    PRIVATE_PEERS: readVariable('PRIVATE_PEERS') === '1',
    DRAND_KEY: readVariable('DRAND_KEY') !== '',
    FIREBASE_KEYS_URL: readVariable('FIREBASE_KEYS_URL') !== '',
    LIMIT_SCALE: Number(environment['LIMIT_SCALE'] ?? '1') > 1,
  };
  return Object.keys(uses)
    .filter((name) => uses[name] === true)
    .toSorted();
}

/** A database address: the variable's value, or the content of the file that `…_FILE` names. */
export function readDatabaseUrl(
  environment: Readonly<Record<string, string | undefined>>,
  name: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
): string | undefined {
  return environment[name] ?? readFileIf(environment[`${name}_FILE`]);
}

function readRedisUrl(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const url = environment['REDIS_URL'] ?? readFileIf(environment['REDIS_URL_FILE']);
  if (url === undefined || url === '') return undefined;
  assert(/^rediss?:\/\//.test(url), 'REDIS_URL begins with redis: or rediss:');
  return url;
}

/** The console's default address: the site's host at the console's port. */
function consoleBeside(publicOrigin: string, port: number): string {
  const { protocol, hostname } = new URL(publicOrigin);
  return `${protocol}//${hostname}:${port}`;
}

function isOwnMachine(origin: string): boolean {
  return /^http:\/\/([a-z0-9-]+\.)*(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
}

function readFileIf(path: string | undefined): string | undefined {
  return path === undefined ? undefined : readFileSync(path, 'utf8').trim();
}
