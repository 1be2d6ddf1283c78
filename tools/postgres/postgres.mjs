// Starts and stops the project's own PostgreSQL 18. Plain JavaScript: it runs before any build.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as fs from 'node:fs';
import * as net from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { binariesFor, runBinary } from './postgres-binaries.mjs';
import { portIsFree, randomFreePort } from '../installation/ports.mjs';

const START_PATIENCE_MS = 60_000;
const ANSWER_PATIENCE_MS = 2000;
/** How long the backends of a killed server may still hold its port. */
const KEPT_PATIENCE_MS = 2000;
/** The longest path of a socket that systems accept is 104 to 108 bytes. */
const SOCKET_PATH_BYTES = 100;
/** A client's SSLRequest message; any answer shows that a server listens. */
const TLS_QUESTION = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Starts the cluster of `dataDir`, creates it if it does not exist, and takes over one that still
 * runs (its launcher was killed). The superuser's password and the port are in
 * `dataDir/postgres.json` (0600). It listens on 127.0.0.1 and on a socket in the cluster's folder,
 * which the address names: a statement costs client and server a fifth to a third less by it.
 *
 * A given `port` is mandatory: connected clients find the server there again, and backends of a
 * killed server hold it for a moment. Without it the port of the last start is used, or another.
 *
 * `fsync: false` is for temporary clusters of tests: such a cluster can lose acknowledged writes,
 * and the server refuses to keep money in it.
 *
 * @param {{ dataDir: string, port?: number, fsync?: boolean }} options
 * @returns {Promise<{ url: string, port: number, cluster: string, log: string, reused: boolean,
 * stop: () => Promise<void> }>} `url` is the superuser's, by the socket where there is one; without
 * `host` of its query it is that of the port. `cluster` is the data folder
 */
export async function startPostgres({ dataDir, port, fsync = true }) {
  const at = placesOf(dataDir);
  const state = readState(at);
  if (!fs.existsSync(at.cluster)) await initialise(at, state.password, fsync);

  const reused = (await isRunning(at)) && (await answers(state.port));
  const used = reused ? state.port : await startOnPort(at, { port, kept: state.port }, fsync);
  writeState(at.state, { ...state, port: used });
  return {
    url: addressOf(at, state.password, used),
    port: used,
    cluster: at.cluster,
    log: at.log,
    reused,
    stop: () => stopCluster(at),
  };
}

function addressOf({ cluster }, password, port) {
  const address = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  if (!fs.existsSync(socketFile(cluster, port))) return address;
  return `${address}?host=${encodeURIComponent(cluster)}`;
}

const socketFile = (cluster, port) => path.join(cluster, `.s.PGSQL.${port}`);

/** The folder of the socket; empty where its name is too long, or a list could not hold it. */
function socketFolder(cluster) {
  const isShort = Buffer.byteLength(socketFile(cluster, 65_535)) <= SOCKET_PATH_BYTES;
  const isUsable = process.platform !== 'win32' && isShort && /^[\w./-]+$/.test(cluster);
  return isUsable ? cluster : '';
}

/** Stops the cluster of `dataDir` if it runs, regardless of which process started it. */
export async function stopPostgres({ dataDir }) {
  await stopCluster(placesOf(dataDir));
}

function placesOf(dataDir) {
  const home = path.resolve(dataDir);
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  refuseForeignOwner(home);
  const binaries = binariesFor(home);
  const { clusterParent, ids } = binaries;
  if (clusterParent !== home) fs.mkdirSync(clusterParent, { recursive: true, mode: 0o755 });
  return {
    binaries,
    cluster: path.join(clusterParent, 'postgres'),
    half: path.join(clusterParent, 'postgres.half'),
    log: logFile(clusterParent, ids),
    state: path.join(home, 'postgres.json'),
  };
}

function readState({ state, cluster }) {
  if (fs.existsSync(state)) return JSON.parse(fs.readFileSync(state, 'utf8'));
  if (fs.existsSync(cluster)) {
    throw new Error(
      `${state} with the password of ${cluster} is gone: restore it, or move both away.`,
    );
  }
  const fresh = { password: randomBytes(24).toString('hex') };
  writeState(state, fresh);
  return fresh;
}

function writeState(file, state) {
  const half = `${file}.half`;
  fs.writeFileSync(half, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  fs.renameSync(half, file);
}

/** The server's log, which must be writable for the user that runs the server. */
function logFile(folder, ids) {
  const file = path.join(folder, 'postgres.log');
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 16 * 1024 * 1024) fs.renameSync(file, `${file}.1`);
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  if (ids.uid !== undefined) fs.chownSync(file, ids.uid, ids.gid);
  return file;
}

/** PostgreSQL runs only as the owner of its files; this error explains how to fix it. */
function refuseForeignOwner(home) {
  const self = process.getuid?.() ?? 0;
  if (self === 0) return;
  const files = [home, path.join(home, 'postgres.json'), path.join(home, 'postgres')];
  for (const file of files.filter((one) => fs.existsSync(one))) {
    const { uid } = fs.statSync(file);
    if (uid === self) continue;
    throw new Error(`${file} belongs to uid ${uid}: start as that user, or set another DATA_DIR.`);
  }
}

/**
 * Creates the cluster beside its final place and renames it, so that no partial cluster remains.
 */
async function initialise(at, password, fsync) {
  const { binaries, half, cluster, log } = at;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  const passwordFile = `${half}.password`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (binaries.ids.uid !== undefined) {
    for (const file of [half, passwordFile]) fs.chownSync(file, binaries.ids.uid, binaries.ids.gid);
  }
  const args = ['--pgdata', half, '--username=postgres', '--auth=scram-sha-256'];
  args.push(`--pwfile=${passwordFile}`, '--encoding=UTF8', '--data-checksums');
  // The built-in locale sorts the same on every machine and needs none of the system.
  args.push('--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!fsync) args.push('--no-sync');
  const code = await runBinary(binaries, 'initdb', args, log).finally(() =>
    fs.rmSync(passwordFile, { force: true }),
  );
  if (code !== 0) throw new Error(`initdb ended with ${code}.\n${tail(log)}`);
  fs.appendFileSync(path.join(half, 'postgresql.conf'), "\ninclude 'fairhouse.conf'\n");
  fs.renameSync(half, cluster);
}

async function isRunning({ binaries, cluster, log }) {
  removeStalePid(cluster);
  if (!fs.existsSync(path.join(cluster, 'postmaster.pid'))) return false;
  return (await runBinary(binaries, 'pg_ctl', ['status', '-D', cluster], log)) === 0;
}

/**
 * Whether PostgreSQL listens there: a server that was just killed keeps its pid and its port for a
 * while. The SSLRequest is answered by a new backend process.
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_PATIENCE_MS, () => end(false));
    socket.once('connect', () => socket.write(TLS_QUESTION));
    socket.once('data', () => end(true));
    for (const event of ['error', 'end', 'close']) socket.once(event, () => end(false));
  });
}

/**
 * After a kill the pid file and the socket's lock remain, and their pid may now belong to another
 * program: PostgreSQL would then refuse to start. Its check of shared memory still protects against
 * old backends.
 */
function removeStalePid(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (process.platform !== 'linux' || !fs.existsSync(file)) return;
  const pid = fs.readFileSync(file, 'utf8').split('\n', 1)[0];
  const command = readOr(`/proc/${pid}/cmdline`, '');
  const isOurs = command.includes('postgres') && command.includes(cluster);
  if (isOurs) return;
  fs.rmSync(file, { force: true });
  const locks = fs.readdirSync(cluster).filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name));
  for (const lock of locks) fs.rmSync(path.join(cluster, lock), { force: true });
}

/**
 * Starts on the given port, or on the stored one, or on another when that is taken; waits for old
 * backends to end.
 */
async function startOnPort(at, { port: given, kept }, fsync) {
  const { binaries, cluster, log } = at;
  const deadline = performance.now() + START_PATIENCE_MS;
  let port = given ?? (kept && (await becomesFree(kept)) ? kept : await randomFreePort());
  while (true) {
    writeSettings(at, port, fsync);
    const from = fs.statSync(log).size;
    const args = ['start', '-D', cluster, '-l', log, '-w', '-t', '50', '-s'];
    if ((await runBinary(binaries, 'pg_ctl', args, log)) === 0) return port;
    const words = fs.readFileSync(log, 'utf8').slice(from);
    const passes = /shared memory block|lock file|could not bind|already in use/.test(words);
    if (!passes || performance.now() > deadline) {
      throw new Error(`PostgreSQL does not start.\n${tail(log)}`);
    }
    if (given === undefined && !(await portIsFree(port))) port = await randomFreePort();
    await wait(100);
    removeStalePid(cluster);
  }
}

async function becomesFree(port) {
  const endsAt = performance.now() + KEPT_PATIENCE_MS;
  while (!(await portIsFree(port))) {
    if (performance.now() > endsAt) return false;
    await wait(20);
  }
  return true;
}

function writeSettings({ cluster, binaries }, port, fsync) {
  const file = path.join(cluster, 'fairhouse.conf');
  const lines = Object.entries(settings(port, fsync, cluster)).map(
    ([name, value]) => `${name} = '${value}'`,
  );
  fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (binaries.ids.uid !== undefined) fs.chownSync(file, binaries.ids.uid, binaries.ids.gid);
}

/**
 * Settings for a machine of a few cores. The settings that protect committed data (fsync,
 * full_page_writes, synchronous_commit) are explicit, so that a changed default cannot weaken them.
 */
function settings(port, fsync, cluster) {
  const mebibytes = Math.floor(os.totalmem() / 1024 / 1024);
  const safe = fsync ? 'on' : 'off';
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster),
    port,
    password_encryption: 'scram-sha-256',
    max_connections: 200,
    fsync: safe,
    full_page_writes: safe,
    synchronous_commit: safe,
    shared_buffers: `${Math.max(128, Math.min(1024, Math.floor(mebibytes / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(mebibytes / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    // Checkpoints are timed and rare: each one makes the next write of every page expensive.
    max_wal_size: fsync ? '4GB' : '1GB',
    min_wal_size: fsync ? '512MB' : '80MB',
    checkpoint_timeout: '15min',
    wal_buffers: '16MB',
    random_page_cost: '1.1',
    jit: 'off',
    // Balances are updated constantly; dead rows must be vacuumed before they slow the reads.
    autovacuum_naptime: '15s',
    autovacuum_vacuum_cost_delay: '1ms',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_min_duration_statement: fsync ? '2s' : '-1',
    idle_in_transaction_session_timeout: '120s',
  };
}

async function stopCluster(at) {
  const { binaries, cluster, log } = at;
  for (const mode of ['fast', 'immediate']) {
    if (!(await isRunning(at))) return;
    await runBinary(binaries, 'pg_ctl', ['stop', '-D', cluster, '-m', mode, '-w', '-s'], log);
  }
}

function tail(file) {
  return fs.readFileSync(file, 'utf8').split('\n').slice(-25).join('\n');
}

function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
