// The studio beside an installation: its PostgreSQL, its co-signer and its process, which can be
// killed and started again.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tools/postgres/postgres.mjs';
import {
  kill,
  postmasterPid,
  restartPostgres,
  startProgram,
  untilReady,
  type Program,
} from './child-programs.ts';

const DATABASE = 'studio';

export interface StudioDatabase {
  /** The superuser's address of the studio's database. */
  readonly url: string;
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface RunningStudio {
  readonly origin: string;
  readonly databaseUrl: string;
  /** Kills the process and starts it again; returns the downtime in ms. */
  kill(): Promise<number>;
  /** Kills the postmaster of its database and starts it again; returns how long that took in ms. */
  killPostgres(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL for the studio alone, below the data folder of the installation. */
export async function openStudioDatabase(dataDir: string): Promise<StudioDatabase> {
  const folder = join(dataDir, 'studio-database');
  mkdirSync(folder, { recursive: true });
  let postgres = await startPostgres({ dataDir: folder });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${DATABASE}`;
  return {
    url: url.href,
    kill: async () => {
      process.kill(postmasterPid(postgres.cluster), 'SIGKILL');
      postgres = await restartPostgres(folder, postgres.port);
    },
    close: () => postgres.stop(),
  };
}

interface StudioOptions {
  /** The processes of the installation. */
  readonly programs: readonly (Program & { readonly ready: string })[];
  readonly database: StudioDatabase;
  readonly dataDir: string;
}

/** Starts the studio and its co-signer. */
export async function openRunningStudio(options: StudioOptions): Promise<RunningStudio> {
  const { programs, database, dataDir } = options;
  const programOf = (name: string) => {
    const found = programs.find((each) => each.name === name);
    if (found === undefined) throw new Error(`the installation has no ${name}`);
    return found;
  };
  const logOf = (name: string) => () => readFileSync(join(dataDir, `${name}.log`), 'utf8');
  const coSigner = programOf('rounds-cosigner');
  const studio = programOf('studio');
  const signing = startProgram(coSigner, dataDir);
  await untilReady(coSigner.ready, logOf(coSigner.name));
  let child = startProgram(studio, dataDir);
  await untilReady(studio.ready, logOf(studio.name));
  const revive = async (began: number): Promise<number> => {
    if (child.exitCode !== null || child.signalCode !== null) child = startProgram(studio, dataDir);
    await untilReady(studio.ready, logOf(studio.name));
    return performance.now() - began;
  };
  return {
    origin: new URL(studio.ready).origin,
    databaseUrl: database.url,
    kill: async () => {
      const began = performance.now();
      await kill(child);
      return revive(began);
    },
    killPostgres: async () => {
      const began = performance.now();
      await database.kill();
      return revive(began);
    },
    close: async () => {
      await kill(child);
      await kill(signing);
      await database.close();
    },
  };
}
