// The processes of an installation, and their environment. The variables are documented in
// docs/operate.md.
import * as path from 'node:path';
import { ROOT } from '../build/run-steps.mjs';
import { isFree, nextFreePort } from './ports.mjs';
import { secretFile } from './secrets.mjs';

const VITE = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** The listeners of an installation: the variable that sets each port, and its default. */
const LISTENERS = {
  site: { variable: 'PORT', offset: 0 },
  console: { variable: 'CONSOLE_PORT', offset: 1 },
  studio: { variable: 'STUDIO_PORT', offset: 2 },
  cosigner: { variable: 'COSIGNER_PORT', offset: 3 },
  bank: { variable: 'BANK_PORT', offset: 4 },
  roundsCosigner: { variable: 'STUDIO_COSIGNER_PORT', offset: 5 },
};

const FIRST_PORT = 8080;

/**
 * Node's flags for the server: four times the default young generation, so that short-lived objects
 * are collected a quarter as often. main.ts limits the old generation accordingly, within the
 * process's 512 MiB.
 */
export const SERVER_FLAGS = '--max-semi-space-size=64';

/**
 * A port for each listener: the one of its variable, else its default, else a free one above.
 *
 * @param {Record<string, string | undefined>} env
 * @param {number} [first] the default of the site; the others follow it
 * @returns {Promise<Record<keyof typeof LISTENERS, number>>}
 */
export async function choosePorts(env, first = FIRST_PORT) {
  const ports = {};
  const spare = [];
  for (const [name, { variable, offset }] of Object.entries(LISTENERS)) {
    const configured = env[variable] ? Number(env[variable]) : undefined;
    const port = configured ?? first + offset;
    if (await isFree(port)) ports[name] = port;
    else if (configured === undefined) spare.push(name);
    else
      throw new Error(
        `${variable}=${configured} is taken by another program, or one that browsers refuse.`,
      );
  }
  const taken = new Set(Object.values(ports));
  const above = first + Object.keys(LISTENERS).length;
  for (const name of spare) taken.add((ports[name] = await nextFreePort(above, taken)));
  return ports;
}

/** The port of each listener from its variable or default, whether it is free or not. */
export function configuredPorts(env) {
  const ports = Object.entries(LISTENERS).map(([name, { variable, offset }]) => [
    name,
    Number(env[variable] || FIRST_PORT + offset),
  ]);
  return Object.fromEntries(ports);
}

/** The ports as variables, for the processes and the next launcher. */
export function portVariables(ports) {
  const variables = Object.entries(LISTENERS).map(([name, { variable }]) => [
    variable,
    ports[name],
  ]);
  return Object.fromEntries(variables.map(([variable, port]) => [variable, String(port)]));
}

/** With a certificate all addresses use the name on it, between the processes too. */
function publicHost(env) {
  if (!env['TLS_CERT']) return { scheme: 'http', host: 'localhost' };
  const origin = env['PUBLIC_ORIGIN'];
  return { scheme: 'https', host: origin ? new URL(origin).hostname : 'localhost' };
}

/** The addresses of the installation for users and processes. */
export function addressesOf(ports, env) {
  const { scheme, host } = publicHost(env);
  const origin = env['PUBLIC_ORIGIN'] ?? `${scheme}://localhost:${ports.site}`;
  return {
    site: origin,
    console: env['CONSOLE_ORIGIN'] ?? `${scheme}://${host}:${ports.console}`,
    studio: `${scheme}://${host}:${ports.studio}`,
    bank: `${scheme}://${host}:${ports.bank}`,
    calls: `${origin}/calls`,
    origin,
  };
}

/**
 * The processes of an installation in the order of their start. `entry` is the built program,
 * `source` the one that `npm run dev` watches, `ready` the address that answers 200 when the
 * process is ready.
 *
 * @param {{ ports: Record<string, number>, dataDir: string, databaseUrl: string,
 * studioUrl?: string, lively: boolean, env: Record<string, string | undefined> }} options
 */
export function processesOf({ ports, dataDir, databaseUrl, studioUrl, lively, env }) {
  const { origin, bank, studio: studioAddress } = addressesOf(ports, env);
  const { scheme, host } = publicHost(env);
  const local = (port) => `${scheme}://127.0.0.1:${port}`;
  const named = (port) => (scheme === 'https' ? `https://${host}:${port}` : local(port));
  const shared = {
    ...without(env, 'DATABASE_OWNER_URL', 'DATABASE_OWNER_URL_FILE', 'STUDIO_DATABASE_URL'),
    NODE_ENV: env['NODE_ENV'] ?? 'production',
    ...portVariables(ports),
    DATA_DIR: dataDir,
    COSIGNER_URL: env['COSIGNER_URL'] ?? named(ports.cosigner),
    BANK_URL: bank,
    STUDIO_URL: studioAddress,
    SERVER_URL: named(ports.site),
    CONSOLE_SERVER_URL: named(ports.console),
    PUBLIC_ORIGIN: origin,
    COSIGNER_SECRET_FILE: secretFile(dataDir, 'cosigner.secret'),
    BANK_SECRET_FILE: secretFile(dataDir, 'bank.secret'),
  };
  // An external party has a data folder of its own, and no address of the database.
  const stranger = (name, port) => ({
    ...program(name),
    env: {
      ...without(shared, 'DATABASE_URL', 'DATABASE_URL_FILE', 'REDIS_URL', 'REDIS_URL_FILE'),
      PORT: String(port),
      DATA_DIR: path.join(dataDir, name),
    },
    ready: `${local(port)}/healthz`,
  });
  // The studio's own co-signer: its log is another house's than that of the draws.
  const rounds = stranger('cosigner', ports.roundsCosigner);
  const roundsCosigner = {
    ...rounds,
    name: 'rounds-cosigner',
    env: {
      ...rounds.env,
      DATA_DIR: path.join(dataDir, 'rounds-cosigner'),
      COSIGNER_SECRET_FILE: secretFile(dataDir, 'rounds-cosigner.secret'),
      COSIGNER_PARTY: 'rounds-auditor',
      COSIGNER_CLOCK: 'own',
      COSIGNER_RUN_BY: '',
    },
  };
  const vendor = stranger('studio', ports.studio);
  // The public keys that merchants and studio exchange.
  const exchanged = {
    HOUSE_KEYS_FOLDER: path.join(dataDir, 'house-keys'),
    STUDIO_PUBLIC_KEY_FILE: path.join(dataDir, 'secrets', 'studio-to-house.pem'),
  };
  const studio = {
    ...vendor,
    env: {
      ...vendor.env,
      ...exchanged,
      STUDIO_DATABASE_URL: studioUrl,
      STUDIO_COSIGNER_URL: env['STUDIO_COSIGNER_URL'] ?? named(ports.roundsCosigner),
      STUDIO_COSIGNER_SECRET_FILE:
        env['STUDIO_COSIGNER_SECRET_FILE'] ?? secretFile(dataDir, 'rounds-cosigner.secret'),
    },
  };
  const flags = [env['NODE_OPTIONS'], SERVER_FLAGS].filter(Boolean).join(' ');
  const server = { ...shared, DATABASE_URL: databaseUrl, NODE_OPTIONS: flags };
  // The demo's players trust a certificate authority as a browser does: by configuration.
  const guests = env['TLS_CA'] ? { ...server, NODE_EXTRA_CA_CERTS: env['TLS_CA'] } : server;
  return [
    // An external co-signer replaces the local one.
    ...(env['COSIGNER_URL'] ? [] : [stranger('cosigner', ports.cosigner)]),
    stranger('sandbox-bank', ports.bank),
    // Without a database of its own there is no studio.
    ...(studioUrl && !env['STUDIO_COSIGNER_URL'] ? [roundsCosigner] : []),
    ...(studioUrl ? [studio] : []),
    { ...program('server'), env: server, ready: `${local(ports.site)}/readyz` },
    ...(lively ? [{ ...demoProgram('lively'), env: guests, ready: '' }] : []),
  ];
}

/**
 * The same processes run from source and restarted at each change, and the two pages served by
 * Vite, which proxies their calls to the server.
 */
export async function watchedProcessesOf(options) {
  const env = { ...options.env, NODE_ENV: 'development' };
  const tsx = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const watched = processesOf({ ...options, env }).map((one) => ({
    ...one,
    entry: one.source,
    command: [tsx, 'watch', '--clear-screen=false', one.source],
  }));
  const site = await nextFreePort(5173);
  const backoffice = await nextFreePort(5174, new Set([site]));
  const page = (name, port) => ({
    name,
    entry: path.join(ROOT, 'apps', name, 'index.html'),
    command: ['--import', 'tsx', VITE, path.join(ROOT, 'apps', name), '--port', String(port)],
    env: watched.at(-1).env,
    ready: `http://localhost:${port}/`,
  });
  return [
    ...watched,
    { ...page('web', site), pages: { site: `http://localhost:${site}` } },
    {
      ...page('console', backoffice),
      pages: { console: `http://localhost:${backoffice}` },
    },
  ];
}

/**
 * The program that provisions the demo, with the server's environment; it ends when it is done.
 * Where a studio runs, it connects the demo with it.
 */
export function provisionOf(programs) {
  const server = programs.find(({ name }) => name === 'server');
  const studio = programs.find(({ name }) => name === 'studio');
  const { HOUSE_KEYS_FOLDER, STUDIO_PUBLIC_KEY_FILE } = studio?.env ?? {};
  const env = { ...server.env, HOUSE_KEYS_FOLDER, STUDIO_PUBLIC_KEY_FILE };
  return { ...demoProgram('provision'), env };
}

/** The program that plays the demo's past, with the server's environment, to its end. */
export function historyOf(programs) {
  const server = programs.find(({ name }) => name === 'server');
  return { ...demoProgram('history'), env: server.env };
}

function program(app) {
  const at = path.join(ROOT, 'apps', app);
  return {
    name: app,
    entry: path.join(at, 'dist', 'main.mjs'),
    source: path.join(at, 'src', 'main.ts'),
  };
}

function demoProgram(name) {
  const at = path.join(ROOT, 'demo');
  return {
    name,
    entry: path.join(at, 'dist', `${name}.mjs`),
    source: path.join(at, `${name}.ts`),
  };
}

function without(env, ...names) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}
