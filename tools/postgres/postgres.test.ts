import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, stopPostgres } from './postgres.mjs';

let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-launcher-'));
  chmodSync(dataDir, 0o755);
});

afterAll(async () => {
  await stopPostgres({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: string }>(statement);
    return String(rows[0]?.answer);
  } finally {
    await client.end();
  }
}

const pidOf = (cluster: string): number =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

test('a fresh cluster keeps commits, listens on loopback, and hides its password', async () => {
  const postgres = await startPostgres({ dataDir });
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'];
  for (const name of settings) expect(await ask(postgres.url, show(name)), name).toBe('on');
  expect(await ask(postgres.url, show('listen_addresses'))).toBe('127.0.0.1');
  expect(await ask(postgres.url, show('unix_socket_directories'))).toBe(postgres.cluster);
  expect(statSync(postgres.cluster).mode & 0o077).toBe(0);
  const state = join(dataDir, 'postgres.json');
  expect(statSync(state).mode & 0o077).toBe(0);
  expect(readFileSync(postgres.log, 'utf8')).not.toContain(new URL(postgres.url).password);
  await expect(ask(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password',
  );
});

test('a second start takes over the running server', async () => {
  const first = await startPostgres({ dataDir });
  const second = await startPostgres({ dataDir });
  expect(second.reused).toBe(true);
  expect(second.url).toBe(first.url);
});

test('it restarts after kill -9, on the same port, with all commits', async () => {
  const first = await startPostgres({ dataDir });
  await ask(first.url, 'create table kept as select 7 as answer');
  process.kill(pidOf(first.cluster), 'SIGKILL');
  const second = await startPostgres({ dataDir });
  expect(second.port).toBe(first.port);
  expect(await ask(second.url, 'select answer from kept')).toBe('7');
});

test('a pid file with the pid of another living program does not prevent the start', async () => {
  const first = await startPostgres({ dataDir });
  await first.stop();
  const lines = `${process.pid}\n${first.cluster}\n1\n${first.port}\n\n\n\nready\n`;
  writeFileSync(join(first.cluster, 'postmaster.pid'), lines);
  writeFileSync(join(first.cluster, `.s.PGSQL.${first.port}.lock`), lines);
  const second = await startPostgres({ dataDir });
  expect(second.reused).toBe(false);
  expect(pidOf(second.cluster)).not.toBe(process.pid);
});

test('clients connect by the socket, and by the port where its path would be too long', async () => {
  const first = await startPostgres({ dataDir });
  expect(await ask(first.url, CLIENT_ADDRESS)).toBe('none');
  const byPort = new URL(first.url);
  byPort.searchParams.delete('host');
  expect(await ask(byPort.href, CLIENT_ADDRESS)).toContain('127.0.0.1');
  await first.stop();
  const long = join(dataDir, 'a folder whose name is long enough for no socket'.repeat(2));
  const second = await startPostgres({ dataDir: long });
  try {
    expect(await ask(second.url, show('unix_socket_directories'))).toBe('');
    expect(await ask(second.url, CLIENT_ADDRESS)).toContain('127.0.0.1');
  } finally {
    await second.stop();
  }
});

test('it takes another port when its own is taken', async () => {
  const first = await startPostgres({ dataDir });
  await first.stop();
  const squatter = createServer().listen(first.port, '127.0.0.1');
  try {
    const second = await startPostgres({ dataDir });
    expect(second.port).not.toBe(first.port);
    expect(await ask(second.url, 'select 1 as answer')).toBe('1');
  } finally {
    squatter.close();
  }
});

test('a mandatory port is waited for', async () => {
  const first = await startPostgres({ dataDir });
  await first.stop();
  const squatter = createServer().listen(first.port, '127.0.0.1');
  await once(squatter, 'listening');
  const sizeBefore = readFileSync(first.log, 'utf8').length;
  const starting = startPostgres({ dataDir, port: first.port });
  const isStarted = vi.fn();
  void starting.then(isStarted);
  await vi.waitFor(
    () => expect(readFileSync(first.log, 'utf8').slice(sizeBefore)).toContain('could not bind'),
    { timeout: 20_000 },
  );
  expect(isStarted).not.toHaveBeenCalled();
  squatter.close();
  expect((await starting).port).toBe(first.port);
  expect(await ask((await starting).url, 'select 1 as answer')).toBe('1');
});

const CLIENT_ADDRESS = `select coalesce(inet_client_addr()::text, 'none') as answer`;

function show(name: string): string {
  return `select current_setting('${name}') as answer`;
}
