// Which processes make a house, and what each is told. The names are documented in docs/operate.md.
import * as path from 'node:path';
import { ROOT } from './run-steps.mjs';
import { nextFreePort, portIsFree } from './ports.mjs';
import { secretFile } from './secrets.mjs';

/** The listeners of a house: the variable that sets each port, and its default. */
const LISTENERS = {
  site: { variable: 'PORT', port: 8080 },
  console: { variable: 'CONSOLE_PORT', port: 8081 },
  studio: { variable: 'STUDIO_PORT', port: 8082 },
  cosigner: { variable: 'COSIGNER_PORT', port: 8083 },
  bank: { variable: 'BANK_PORT', port: 8084 },
};

/**
 * A port for each listener: the one its variable names, else its default or the next free one.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Record<'site' | 'console' | 'studio' | 'cosigner' | 'bank', number>>}
 */
export async function choosePorts(env) {
  const ports = {};
  const taken = new Set();
  const told = Object.entries(LISTENERS).filter(([, { variable }]) => env[variable]);
  for (const [name, { variable }] of told) {
    const port = Number(env[variable]);
    if (!(await portIsFree(port))) throw new Error(`${variable}=${port} is taken by another program.`);
    taken.add((ports[name] = port));
  }
  for (const [name, { port }] of Object.entries(LISTENERS)) {
    if (ports[name] === undefined) taken.add((ports[name] = await nextFreePort(port, taken)));
  }
  return ports;
}

/** The addresses under which people and processes find the house. */
export function addressesOf(ports, env) {
  const origin = env['PUBLIC_ORIGIN'] ?? `http://localhost:${ports.site}`;
  return {
    manila: `http://manila.localhost:${ports.site}`,
    saigon: `http://saigon.localhost:${ports.site}`,
    console: `http://localhost:${ports.console}`,
    studio: `http://localhost:${ports.studio}`,
    bank: `http://localhost:${ports.bank}`,
    calls: `${origin}/calls`,
    origin,
  };
}

/**
 * The processes of a house in the order of their start. `entry` is the built program, `source` the
 * one that `npm run dev` watches, `ready` the address that answers 200 when the process serves.
 */
export function processesOf({ ports, dataDir, databaseUrl, lively, env }) {
  const origin = addressesOf(ports, env).origin;
  const local = (port) => `http://127.0.0.1:${port}`;
  const told = {
    ...env,
    NODE_ENV: env['NODE_ENV'] ?? 'production',
    CONSOLE_PORT: String(ports.console),
    COSIGNER_URL: local(ports.cosigner),
    BANK_URL: `http://localhost:${ports.bank}`,
    STUDIO_URL: `http://localhost:${ports.studio}`,
    SERVER_URL: local(ports.site),
    PUBLIC_ORIGIN: origin,
    COSIGNER_SECRET_FILE: secretFile(dataDir, 'cosigner.secret'),
    BANK_SECRET_FILE: secretFile(dataDir, 'bank.secret'),
  };
  // Each stranger has a folder of its own and no address of the database.
  const stranger = (name, port) => ({
    ...program(name, 'main'),
    env: { ...without(told, 'DATABASE_URL'), PORT: String(port), DATA_DIR: path.join(dataDir, name) },
    ready: `${local(port)}/healthz`,
  });
  const server = { ...told, PORT: String(ports.site), DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return [
    stranger('cosigner', ports.cosigner),
    stranger('sandbox-bank', ports.bank),
    stranger('studio', ports.studio),
    { ...program('server', 'main'), env: server, ready: `${local(ports.site)}/readyz` },
    ...(lively ? [{ ...program('server', 'lively', 'src/dev'), env: server, ready: '' }] : []),
  ];
}

function program(app, file, folder = 'src') {
  return {
    name: file === 'main' ? app : file,
    entry: path.join(ROOT, 'apps', app, 'dist', `${file}.mjs`),
    source: path.join(ROOT, 'apps', app, folder, `${file}.ts`),
  };
}

function without(env, ...names) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}
