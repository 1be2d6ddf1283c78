// The process's configuration, read once from its environment.
import {
  choiceField,
  countField,
  factorField,
  flagField,
  LISTEN_FIELDS,
  optionalField,
  portField,
  readEnvironment,
  readListenOptions,
  readNeighbourUrl,
  textField,
  urlField,
  urlsField,
  type Environment,
  type TlsFiles,
} from '@fairhouse/tls';
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
  /** Multiplies every rate limit; above 1 for load tests. */
  readonly limitScale: number;
  /** Whether new passwords are hashed at almost no cost, which is for tests. */
  readonly hasCheapPasswords: boolean;
  /** Whether this copy also runs the jobs. */
  readonly runsJobs: boolean;
}

const FIREBASE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const DRAND_URLS = 'https://api.drand.sh,https://drand.cloudflare.com';

const FIELDS = {
  ...LISTEN_FIELDS,
  PORT: portField(),
  CONSOLE_PORT: portField(),
  DATABASE_URL: optionalField(),
  DATABASE_URL_FILE: optionalField(),
  REDIS_URL: optionalField(),
  REDIS_URL_FILE: optionalField(),
  DATABASE_WAIT_MS: countField(2000),
  DATA_DIR: optionalField(),
  PUBLIC_ORIGIN: urlField(),
  CONSOLE_ORIGIN: urlField(),
  COSIGNER_URL: urlField(),
  COSIGNER_SECRET_FILE: optionalField(),
  COSIGNER_RUN_BY: textField(''),
  DRAND_URLS: urlsField(DRAND_URLS),
  DRAND_KEY: optionalField(),
  BANK_URL: urlField(),
  BANK_SECRET_FILE: optionalField(),
  STUDIO_URL: urlField(),
  FIREBASE_KEYS_URL: urlField(),
  PRIVATE_PEERS: flagField(),
  BREACHED_PASSWORDS: optionalField(),
  LOG_LEVEL: choiceField(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  LOG_COLLECTOR: optionalField(),
  LOG_COLLECTOR_CA: optionalField(),
  LIMIT_SCALE: factorField(1),
  PASSWORD_COST: choiceField(['full', 'least'], 'full'),
  JOBS: choiceField(['on', 'off'], 'on'),
};

const RULES = {
  listening: readListenOptions,
  databaseUrl: requireDatabaseUrl,
  redisUrl: readRedisUrl,
  logCollector: readLogCollector,
  origin: readPublicOrigin,
  cosignerUrl: (set: Environment) => readNeighbourUrl(set, 'COSIGNER_URL'),
  bankUrl: (set: Environment) => readNeighbourUrl(set, 'BANK_URL'),
};

/**
 * Reads the environment; names are documented in docs/operate.md. Throws one error that names
 * everything that is wrong.
 */
export function readConfig(environment: Environment): Config {
  const set = readEnvironment(environment, FIELDS, RULES);
  const home = homeDirectory();
  const port = set.PORT ?? 8080;
  const consolePort = set.CONSOLE_PORT ?? 8081;
  const scheme = set.listening.tls === undefined ? 'http' : 'https';
  const publicOrigin = set.origin ?? `${scheme}://localhost:${port}`;
  const dataDirectory = set.DATA_DIR ?? join(home, '.data');
  const secrets = join(dataDirectory, 'secrets');
  return {
    port,
    consolePort,
    ...set.listening,
    caFile: set.TLS_CA,
    databaseUrl: set.databaseUrl,
    redisUrl: set.redisUrl,
    databaseWaitMs: set.DATABASE_WAIT_MS,
    dataDirectory,
    homeDirectory: home,
    publicOrigin,
    consoleOrigin: set.CONSOLE_ORIGIN ?? consoleBeside(publicOrigin, consolePort),
    cosignerUrl: set.cosignerUrl ?? 'http://127.0.0.1:8083',
    cosignerSecretFile: set.COSIGNER_SECRET_FILE ?? join(secrets, 'cosigner.secret'),
    cosignerRunBy: set.COSIGNER_RUN_BY,
    drandUrls: set.DRAND_URLS,
    drandKey: set.DRAND_KEY,
    bankUrl: set.bankUrl ?? 'http://127.0.0.1:8084',
    bankSecretFile: set.BANK_SECRET_FILE ?? join(secrets, 'bank.secret'),
    studioUrl: set.STUDIO_URL ?? 'http://127.0.0.1:8082',
    firebaseKeysUrl: set.FIREBASE_KEYS_URL ?? FIREBASE_KEYS_URL,
    privatePeers: set.PRIVATE_PEERS && isOwnMachine(publicOrigin),
    forTests: forTests(set),
    breachedPasswordsFile: set.BREACHED_PASSWORDS,
    trustedProxies: set.TRUSTED_PROXIES,
    logLevel: set.LOG_LEVEL,
    logCollector: set.logCollector,
    limitScale: set.LIMIT_SCALE,
    hasCheapPasswords: set.PASSWORD_COST === 'least',
    runsJobs: set.JOBS === 'on',
  };
}

/**
 * Variables that must not be set in production: with them the server would trust strangers,
 * allow unlimited attempts, or keep passwords that are soon guessed from a stolen hash.
 */
function forTests(set: {
  readonly PRIVATE_PEERS: boolean;
  readonly DRAND_KEY?: string | undefined;
  readonly FIREBASE_KEYS_URL?: string | undefined;
  readonly LIMIT_SCALE: number;
  readonly PASSWORD_COST: 'full' | 'least';
}): string[] {
  const uses: Readonly<Record<string, boolean>> = {
    PRIVATE_PEERS: set.PRIVATE_PEERS,
    DRAND_KEY: set.DRAND_KEY !== undefined,
    FIREBASE_KEYS_URL: set.FIREBASE_KEYS_URL !== undefined,
    LIMIT_SCALE: set.LIMIT_SCALE > 1,
    PASSWORD_COST: set.PASSWORD_COST !== 'full',
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

function requireDatabaseUrl(set: Environment): string {
  const url = readDatabaseUrl(set, 'DATABASE_URL');
  if (url !== undefined && url !== '') return url;
  throw new Error('DATABASE_URL is not set: the address of the database is expected');
}

/** A plain http page of a listener with TLS would lose its cookies and its live connection. */
function readPublicOrigin(set: Environment): string | undefined {
  const { TLS_CERT, TLS_KEY, PUBLIC_ORIGIN } = set;
  const speaksTls = TLS_CERT !== undefined && TLS_KEY !== undefined;
  if (!speaksTls || PUBLIC_ORIGIN?.startsWith('https:') !== false) return PUBLIC_ORIGIN;
  throw new Error(
    `PUBLIC_ORIGIN=${PUBLIC_ORIGIN}: with TLS_CERT, PUBLIC_ORIGIN begins with https:`,
  );
}

function readRedisUrl(environment: Environment): string | undefined {
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
