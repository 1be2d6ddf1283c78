// Supervises one process of the installation: starts it, writes its output to a log, restarts it
// when it crashes, stops it on request.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const BACK_OFF_MS = [250, 500, 1000, 2000, 4000, 8000];
const CALM_MS = 30_000;
const STOP_PATIENCE_MS = 12_000;
const LOG_BYTES_MAX = 16 * 1024 * 1024;
const WARNING = 40;
const FOLLOW = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href;

/**
 * Starts a process and keeps it running until `stop`.
 *
 * @param {{ name: string, entry: string, env: Record<string, string>, command?: string[] }} program
 * @param {{ logDir: string, say: (line: string) => void, changed?: () => void }} context
 */
export function supervise(program, { logDir, say, changed = () => {} }) {
  const log = openLog(logDir, program.name);
  let child;
  let falls = 0;
  let stopping = false;
  let timer;

  const start = () => {
    const began = performance.now();
    // A process group of its own: Ctrl-C at the terminal reaches only the launcher, which stops in
    // order.
    const options = { env: program.env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] };
    const command = program.command ?? ['--enable-source-maps', program.entry];
    child = spawn(process.execPath, ['--import', FOLLOW, ...command], options);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        const shown = readable(line);
        if (shown !== undefined) say(`${program.name.padEnd(12)} | ${shown}`);
      });
    }
    child.once('error', (error) => say(`${program.name.padEnd(12)} | ${error.message}`));
    child.once('close', (code, signal) => {
      child = undefined;
      changed();
      if (stopping) return;
      falls = performance.now() - began > CALM_MS ? 0 : falls + 1;
      const pause = BACK_OFF_MS[Math.min(falls, BACK_OFF_MS.length) - 1] ?? BACK_OFF_MS[0];
      say(`${program.name.padEnd(12)} | ended (${signal ?? code}); again in ${pause / 1000} s`);
      timer = setTimeout(start, pause);
    });
    changed();
  };
  start();

  return {
    name: program.name,
    pid: () => child?.pid,
    falls: () => falls,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child) await endChild(child);
      await new Promise((resolve) => log.end(resolve));
    },
  };
}

async function endChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await closed;
  clearTimeout(force);
}

/**
 * The part of a line that a user at the terminal needs: warnings and above, and lines that are not
 * log records.
 */
function readable(line) {
  if (!line.startsWith('{')) return line.trim() === '' ? undefined : line;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (typeof level !== 'number' || level < WARNING) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

function openLog(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > LOG_BYTES_MAX) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}
