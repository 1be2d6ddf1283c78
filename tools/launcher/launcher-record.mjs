// One launcher per data folder. The record has its process id, its child processes and the
// addresses, for the next launcher to read.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const OLD_CHILD_PATIENCE_MS = 15_000;

/**
 * Takes the data folder for this process.
 *
 * @returns {Promise<{ taken: true, update: (content: object) => void, release: () => void }
 * | { taken: false, other: { pid: number, addresses?: Record<string, string> } }>}
 */
export async function takeRecord(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'launcher.json');
  for (;;) {
    try {
      closeSync(openSync(file, 'wx', 0o600));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const other = await readRecord(file);
    if (other && isLauncher(other.pid)) return { taken: false, other };
    for (const pid of Object.values(other?.children ?? {})) await waitForOldChild(pid);
    rmSync(file, { force: true });
  }
  const update = (content) => {
    writeFileSync(`${file}.half`, JSON.stringify({ pid: process.pid, ...content }), {
      mode: 0o600,
    });
    renameSync(`${file}.half`, file);
  };
  update({});
  return { taken: true, update, release: () => rmSync(file, { force: true }) };
}

/** Reads the record; waits for a launcher that has created the file but not filled it yet. */
async function readRecord(file) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      await wait(50);
    }
  }
  return undefined;
}

/** The process id alone is not sufficient: after a reboot another program may have it. */
function isLauncher(pid) {
  return isAlive(pid) && /(start|dev)\.mjs/.test(commandOf(pid));
}

/** Waits until a child of a killed launcher has ended, and kills it when it does not. */
async function waitForOldChild(pid) {
  const deadline = performance.now() + OLD_CHILD_PATIENCE_MS;
  while (isAlive(pid) && /(apps[/\\][\w-]+[/\\](dist|src)|demo[/\\])/.test(commandOf(pid))) {
    if (performance.now() > deadline) process.kill(pid, 'SIGKILL');
    await wait(100);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process; empty when it has ended or is a zombie. */
function commandOf(pid) {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
