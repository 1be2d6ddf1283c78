// A complete installation in production mode: its own PostgreSQL with all durability settings on,
// and all processes, each of which can be killed and restarted.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../tools/build/build.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDatabase } from '../tools/postgres/database.mjs';
import { nextFreePort } from '../tools/installation/ports.mjs';
import { choosePorts, processesOf, provisionOf } from '../tools/installation/processes.mjs';
import { startPostgres } from '../tools/postgres/postgres.mjs';
import { migrateDatabase } from '../tools/postgres/migrate-database.mjs';
import { provision } from '../tools/launcher/provision.mjs';
import {
  kill,
  postmasterPid,
  restartPostgres,
  startProgram,
  untilReady,
} from './child-programs.ts';
import { copyAsManual } from './copy-as-manual.ts';
import { openStudioDatabase, openRunningStudio, type RunningStudio } from './running-studio.ts';

export interface RunningInstallation {
  readonly origin: string;
  readonly consoleOrigin: string;
  readonly bankOrigin: string;
  readonly dataDir: string;
  /** The time from the server's start until it served, without faults, in ms. */
  readonly startMs: number;
  /** The database URL of the owner, for checks and tampering. */
  readonly databaseUrl: string;
  /** The database URL of the server's role. */
  readonly serverUrl: string;
  readonly superuserUrl: string;
  /** Kills the server process and restarts it, after a rest in ms; returns the downtime in ms. */
  killServer(restMs?: number): Promise<number>;
  /** Kills the postmaster and restarts it; returns the server's downtime. */
  killPostgres(): Promise<number>;
  /** Sends SIGTERM to the server; returns its exit code. */
  stopServer(): Promise<number | null>;
  /** Starts another copy of the server on the same database with the same keys. */
  startCopy(): Promise<ServerCopy>;
  /** The server that was started with the installation, as a copy among others. */
  firstCopy(): ServerCopy;
  /** Undefined unless it was asked for. */
  readonly studio: RunningStudio | undefined;
  /** The log of a process. */
  logOf(name: string): string;
  /** The server's resident memory in bytes. */
  serverResidentBytes(): number;
  close(): Promise<void>;
}

/** One of several server processes of an installation. */
export interface ServerCopy {
  readonly port: number;
  /** Freezes it: it keeps every connection and does not respond. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

export interface RunningInstallationOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly only?: readonly string[];
  /** The database to use, in place of a PostgreSQL of its own. */
  readonly database?: ExternalDatabase;
  /** The data folder, with a PostgreSQL of its own, of an installation that exists already. */
  readonly dataDir?: string;
  /** Whether the studio runs beside it, on a PostgreSQL of its own. */
  readonly studio?: boolean;
  /** Called with the superuser's URL of the migrated database before any process starts. */
  readonly beforeStart?: (superuserUrl: string) => Promise<void>;
}

export interface ExternalDatabase {
  /** The server's database URL. */
  readonly url: string;
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  readonly dataDir: string;
}

/** Builds and starts an installation in a folder of its own. */
export async function openRunningInstallation(
  options: RunningInstallationOptions = {},
): Promise<RunningInstallation> {
  const names = options.only ?? ['server', 'cosigner', 'sandbox-bank'];
  await build({ only: [...names, 'demo', ...(options.studio ? ['studio', 'studio-client'] : [])] });
  const given = options.database;
  const dataDir =
    given?.dataDir ?? options.dataDir ?? mkdtempSync(join(tmpdir(), 'running-installation-'));
  let postgres = given === undefined ? await startPostgres({ dataDir }) : undefined;
  const superuserUrl = given?.superuserUrl ?? postgres?.url ?? '';
  const { url, ownerUrl } = given ?? (await prepareDatabase(superuserUrl, dataDir));
  await migrateDatabase({ databaseUrl: url, ownerUrl });
  await options.beforeStart?.(superuserUrl);
  const env = {
    ...process.env,
    LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
    DEMO_SIZE: 'small',
    ...options.env,
  };
  // Installations that start simultaneously in two processes must not choose the same ports.
  const ports = await choosePorts({}, 9300 + (process.pid % 400) * 20);
  const studioDatabase = options.studio ? await openStudioDatabase(dataDir) : undefined;
  const studioUrl = studioDatabase?.url;
  const own = { ports, dataDir, databaseUrl: url, ...(studioUrl && { studioUrl }) };
  const programs = processesOf({ ...own, lively: false, env });
  // The demo's merchants exchange keys with it.
  const studio =
    studioDatabase && (await openRunningStudio({ programs, database: studioDatabase, dataDir }));
  await provision(provisionOf(programs));
  const chosen = programs.filter(({ name }) => names.includes(name));
  const running = new Map<string, ChildProcess>();
  const logOf = (name: string) => () => readFileSync(join(dataDir, `${name}.log`), 'utf8');
  let startMs = 0;
  for (const program of chosen) {
    const began = performance.now();
    running.set(program.name, startProgram(program, dataDir));
    await untilReady(program.ready, logOf(program.name));
    if (program.name === 'server') startMs = performance.now() - began;
  }
  const server = chosen.find(({ name }) => name === 'server');
  if (server === undefined) throw new Error('the installation has no server');

  const revive = async (began: number): Promise<number> => {
    const child = running.get('server');
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      running.set('server', startProgram(server, dataDir));
    }
    await untilReady(server.ready, logOf('server'));
    return performance.now() - began;
  };
  return {
    origin: `http://127.0.0.1:${ports.site}`,
    consoleOrigin: `http://127.0.0.1:${ports.console}`,
    bankOrigin: `http://localhost:${ports.bank}`,
    dataDir,
    startMs,
    databaseUrl: ownerUrl,
    serverUrl: url,
    superuserUrl,
    killServer: async (restMs = 0) => {
      const began = performance.now();
      await kill(running.get('server'));
      await wait(restMs);
      return revive(began);
    },
    killPostgres: async () => {
      if (postgres === undefined)
        throw new Error('the database does not belong to this installation');
      const began = performance.now();
      process.kill(postmasterPid(postgres.cluster), 'SIGKILL');
      postgres = await restartPostgres(dataDir, postgres.port);
      return revive(began);
    },
    stopServer: async () => {
      const child = running.get('server');
      if (child === undefined) return null;
      const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return gone;
    },
    firstCopy: () => copyOf(ports.site, running.get('server')),
    startCopy: async () => {
      const name = `copy-${running.size}`;
      const taken = new Set(Object.values(ports));
      const site = await nextFreePort(ports.site + 20 + running.size * 4, taken);
      const backoffice = await nextFreePort(site + 1, taken);
      const ownPorts = { PORT: String(site), CONSOLE_PORT: String(backoffice) };
      const child = startProgram(copyAsManual(name, { ...server.env, ...ownPorts }), dataDir);
      running.set(name, child);
      await untilReady(`http://127.0.0.1:${site}/readyz`, logOf(name));
      return copyOf(site, child);
    },
    studio,
    logOf: (name) => logOf(name)(),
    serverResidentBytes: () => residentBytes(running.get('server')?.pid),
    close: async () => {
      for (const child of running.values()) await kill(child);
      await studio?.close();
      await postgres?.stop();
    },
  };
}

function copyOf(port: number, child: ChildProcess | undefined): ServerCopy {
  return {
    port,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    kill: () => kill(child),
  };
}

function residentBytes(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}
