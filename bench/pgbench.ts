// Runs pgbench on the measured server: the tool itself, or its scripts through our own clients.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { drivePgbenchScript, fillPgbenchTables } from './pgbench-driver.ts';

export type PgbenchScript = 'tpcb-like' | 'simple-update';

export interface Pgbench {
  /** Runs a script for the given seconds; returns transactions per second. */
  run(script: PgbenchScript, seconds: number): Promise<number>;
  close(): Promise<void>;
}

export interface PgbenchOptions {
  readonly server: string;
  /** 100,000 accounts per unit; at least as many as clients, to avoid contention on branches. */
  readonly scale: number;
  readonly clients: number;
  readonly log: (line: string) => void;
}

const exec = promisify(execFile);

/** The first pgbench on PATH, or the newest in Debian's folders; undefined if there is none. */
export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions
      .sort((left, right) => Number(right) - Number(left))
      .map((version) => join(debian, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
}

/** Creates a database with pgbench's tables; `close` drops it. */
export async function openPgbench(options: PgbenchOptions): Promise<Pgbench> {
  const { server, scale, clients, log } = options;
  const name = `pgbench_${randomBytes(4).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name}`);
  const tool = findPgbench();
  log(`filling pgbench tables at scale ${scale}`);
  if (tool === undefined) await fillPgbenchTables(url.href, scale);
  else await exec(tool, ['-i', '-q', '-s', String(scale), url.href]);
  return {
    run: (script, seconds) =>
      tool === undefined
        ? drivePgbenchScript(url.href, { script, seconds, clients, scale })
        : runTool(tool, url.href, { script, seconds, clients }),
    close: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function runTool(
  tool: string,
  url: string,
  { script, seconds, clients }: { script: PgbenchScript; seconds: number; clients: number },
): Promise<number> {
  const threads = ['-c', String(clients), '-j', '2', '-T', String(seconds)];
  const { stdout } = await exec(tool, ['-n', '-b', script, ...threads, url]);
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (tps === undefined) throw new Error(`pgbench said no tps:\n${stdout}`);
  return Number(tps);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The median; for an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}
