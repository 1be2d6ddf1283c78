// A primary and its synchronous standby, from our own binaries, each behind a proxy that can stop
// forwarding. After a failover the two swap roles.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  openSilentProxy,
  type SilentProxy,
} from '../../apps/server/src/testing/peers/silent-proxy.ts';
import { build as buildUnits } from '../../tools/build/build.mjs';
import { prepareDatabase } from '../../tools/postgres/database.mjs';
import { migrateDatabase } from '../../tools/postgres/migrate-database.mjs';
import { randomFreePort } from '../../tools/installation/ports.mjs';
import { startPostgres } from '../../tools/postgres/postgres.mjs';

export const FAULTS = ['kill', 'freeze', 'blackhole'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Pair {
  /** The server's address: both databases, through their proxies. */
  readonly url: string;
  readonly dataDir: string;
  /** The current primary's addresses, bypassing the proxies. */
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  /** Takes the primary away without warning. */
  strike(fault: Fault): void;
  /** Promotes the standby to primary, without a standby for now. */
  promote(): Promise<void>;
  /** Stops the rest of the old primary, and builds a standby in its place. */
  rebuild(): Promise<void>;
  /** Runs statements as the superuser on the primary, one after another. */
  onPrimary(...statements: readonly string[]): Promise<void>;
  fallSilent(): void;
  close(): Promise<void>;
}

interface Node {
  readonly dataDir: string;
  readonly port: number;
  readonly proxy: SilentProxy;
  cluster: string;
}

const POLL_MS = 50;

/** Creates both servers with a migrated database and a standby that is in sync. */
export async function openPair(): Promise<Pair> {
  const dataDir = mkdtempSync(join(tmpdir(), 'failover-'));
  const first = await startNode(join(dataDir, 'one'));
  const second = { ...(await emptyNode(join(dataDir, 'two'))), cluster: '' };
  const { superuserUrl } = first;
  const { url, ownerUrl } = await prepareDatabase(superuserUrl, dataDir);
  await buildUnits({ only: ['server'] });
  await migrateDatabase({ databaseUrl: url, ownerUrl });
  let primary: Node = first.node;
  let standby: Node = second;
  const at = (address: string, node: Node): string => {
    const there = new URL(address);
    there.port = String(node.port);
    return there.href;
  };
  const build = async (): Promise<void> => {
    // From here on commits wait for the standby, so that none bypasses it.
    await on(at(superuserUrl, primary), WAIT_FOR_STANDBY);
    await copyCluster(at(superuserUrl, primary), primary, standby);
    await startPostgres({ dataDir: standby.dataDir, port: standby.port });
    await untilInStep(at(superuserUrl, primary));
  };
  await build();
  const hosts = [primary, standby].map(({ proxy }) => `127.0.0.1:${proxy.port}`).join(',');
  return {
    url: url.replace(/@[^/]*/, `@${hosts}`),
    dataDir,
    get ownerUrl() {
      return at(ownerUrl, primary);
    },
    get superuserUrl() {
      return at(superuserUrl, primary);
    },
    strike: (fault) => {
      if (fault === 'blackhole') primary.proxy.fallSilent();
      else signalAll(primary.cluster, fault === 'kill' ? 'SIGKILL' : 'SIGSTOP');
    },
    promote: async () => {
      await on(at(superuserUrl, standby), ALONE, 'select pg_promote(true, 20)');
      [primary, standby] = [standby, primary];
    },
    rebuild: async () => {
      signalAll(standby.cluster, 'SIGKILL');
      await untilGone(standby.cluster);
      standby.proxy.speak();
      await build();
    },
    onPrimary: (...statements) => on(at(superuserUrl, primary), statements),
    fallSilent: () => {
      for (const { proxy } of [primary, standby]) proxy.fallSilent();
    },
    close: async () => {
      for (const { cluster, proxy } of [primary, standby]) {
        signalAll(cluster, 'SIGKILL');
        proxy.speak();
        await proxy.close();
      }
      await Promise.all([primary, standby].map(({ cluster }) => untilGone(cluster)));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const WAIT_FOR_STANDBY = [
  "alter system set synchronous_standby_names = '*'",
  'select pg_reload_conf()',
];
const ALONE = ["alter system set synchronous_standby_names = ''", 'select pg_reload_conf()'];

async function emptyNode(dataDir: string) {
  const port = await randomFreePort();
  return { dataDir, port, proxy: await openSilentProxy(port) };
}

async function startNode(dataDir: string): Promise<{ node: Node; superuserUrl: string }> {
  const empty = await emptyNode(dataDir);
  const { cluster, url } = await startPostgres({ dataDir, port: empty.port });
  // Without its socket: proxies are in front of the port.
  const byPort = new URL(url);
  byPort.searchParams.delete('host');
  return { node: { ...empty, cluster }, superuserUrl: byPort.href };
}

/** Copies a running cluster between the start and the end of a backup, as a standby of it. */
async function copyCluster(superuserUrl: string, from: Node, to: Node): Promise<void> {
  const cluster = join(to.dataDir, 'postgres');
  rmSync(cluster, { recursive: true, force: true });
  const client = await connected(superuserUrl);
  try {
    await client.query("select pg_backup_start('standby', true)");
    const isOfServer = /postmaster\.(pid|opts)$|\.s\.PGSQL\.[^/]*$/;
    cpSync(from.cluster, cluster, {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !isOfServer.test(file),
    });
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    writeFileSync(join(cluster, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
  writeFileSync(join(cluster, 'standby.signal'), '');
  // The standby reaches the primary through its proxy: a black hole silences replication too.
  const { username, password } = new URL(superuserUrl);
  const source = `host=127.0.0.1 port=${from.proxy.port} user=${username} password=${password}`;
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${source} application_name=standby'\nsynchronous_standby_names = ''\n`,
  );
  cpSync(join(from.dataDir, 'postgres.json'), join(to.dataDir, 'postgres.json'));
  to.cluster = cluster;
}

async function untilInStep(superuserUrl: string): Promise<void> {
  const client = await connected(superuserUrl);
  try {
    for (;;) {
      const { rows } = await client.query(
        "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'",
      );
      if (rows.length > 0) return;
      await wait(POLL_MS);
    }
  } finally {
    await client.end();
  }
}

async function on(url: string, ...statements: readonly (string | readonly string[])[]) {
  const client = await connected(url);
  try {
    for (const text of statements.flat()) await client.query(text);
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * The processes of a cluster: its postmaster has the folder in its arguments, the others are its
 * children.
 */
function processesOf(cluster: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const roots = pids.filter((pid) => {
    const words = readOr(`/proc/${pid}/cmdline`).split('\0');
    return words[0]?.endsWith('postgres') === true && words.includes(cluster);
  });
  const children = pids.filter((pid) => {
    const stat = readOr(`/proc/${pid}/stat`);
    return roots.includes(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '');
  });
  return [...roots, ...children].map(Number);
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function signalAll(cluster: string, signal: NodeJS.Signals): void {
  for (const pid of cluster === '' ? [] : processesOf(cluster)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has exited meanwhile.
    }
  }
}

async function untilGone(cluster: string): Promise<void> {
  if (cluster === '') return;
  while (processesOf(cluster).length > 0) await wait(POLL_MS);
}
