// One temporary PostgreSQL for a whole test run. Each test file creates its own database in it.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../build/build.mjs';
import { bundleProgram } from '../build/bundle-program.mjs';
import { startPostgres, stopPostgres } from './postgres.mjs';

const PREFIX = 'fairhouse-test-';

/**
 * The cluster lies in memory where there is enough of it: a database of a thousand relations is
 * two thousand files, and to copy and drop it costs a disk's file system 0.4 s of a core, and
 * memory 0.04 s.
 */
const MEMORY = '/dev/shm';
/** Copies for the workers, their templates, and twice the 1 GB of `max_wal_size`. */
const MEMORY_BYTES = 4 * 1024 ** 3;

/** The programs that tests of server and studio start; `programOf` finds them. */
const PROGRAMS = [
  'apps/server/src/main.ts',
  'apps/server/src/testing/open-and-close.ts',
  'apps/server/src/testing/settle-once.ts',
  'apps/studio/src/testing/run-studio.ts',
];

/** Those that a hundred files of tests start: each start takes 0.2 s of a core less. */
const SMALL_PROGRAMS = ['apps/cosigner/src/main.ts', 'apps/sandbox-bank/src/main.ts'];

let clear = async (): Promise<void> => undefined;

/**
 * Starts the cluster and passes it to the workers in `TEST_DATABASE_URL` (the superuser's address),
 * a folder for the keys of its templates in `TEST_KEYS`, and the folder of the bundled programs in
 * `TEST_PROGRAMS`. fsync is off, because the data is temporary. Where a run has a cluster already,
 * it is shared: a file of tests need not know whether it is the first.
 */
export async function setup(): Promise<void> {
  if (process.env['TEST_KEYS'] !== undefined) return;
  await removeAbandoned();
  const [[bundle = '']] = await Promise.all([
    Promise.all([
      ...PROGRAMS.map((entry) => bundleProgram(entry)),
      ...SMALL_PROGRAMS.map((entry) => bundleProgram(entry, { withPackages: true })),
    ]),
    build({ only: ['studio'] }),
  ]);
  process.env['TEST_PROGRAMS'] = dirname(bundle);
  const dataDir = mkdtempSync(join(clusterFolder(), `${PREFIX}${process.pid}-`));
  // Where root may not use namespaces, PostgreSQL runs as another user and needs access.
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, fsync: false });
  const keys = mkdtempSync(join(tmpdir(), 'fairhouse-keys-'));
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_KEYS'] = keys;
  clear = async () => {
    delete process.env['TEST_KEYS'];
    await postgres.stop();
    for (const folder of [dataDir, keys]) rmSync(folder, { recursive: true, force: true });
  };
}

/** Stops the cluster that this process started, and removes its files. */
export async function teardown(): Promise<void> {
  await clear();
}

/** A killed test run leaves a running cluster behind; the next run removes it. */
async function removeAbandoned(): Promise<void> {
  const places = new Set([tmpdir(), MEMORY].filter(existsSync));
  const clusters = [...places].flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => ({ dataDir: join(place, name), pid: Number(/\d+/.exec(name)?.[0]) })),
  );
  for (const { dataDir, pid } of clusters) {
    if (isAlive(pid)) continue;
    try {
      await stopPostgres({ dataDir });
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // It belongs to another user of this machine, whose runs will remove it.
    }
  }
}

function clusterFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < MEMORY_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
