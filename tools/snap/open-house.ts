// A house for the pictures: one that is named, or one of its own, opened and closed with them.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePorts, portVariables } from '../processes.mjs';

export interface PicturedHouse {
  readonly siteUrl: string;
  readonly consoleUrl: string;
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 300_000;
/** Until draws are settled and boards have something to tell. */
const EVENING_MS = 150_000;
const FIRST_PORT = 28_080;

/** Opens a lively house in an empty folder and lets it live for a while. */
export async function openOwnHouse(log: (line: string) => void): Promise<PicturedHouse> {
  const ports = await choosePorts({}, FIRST_PORT);
  const root = resolve(import.meta.dirname, '../..');
  const dataDir = mkdtempSync(join(tmpdir(), 'snap-'));
  const env = { ...process.env, ...portVariables(ports), DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['tools/start.mjs', '--lively'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (bytes: Buffer) => log(bytes.toString('utf8').trimEnd()));
  const siteUrl = `http://localhost:${ports.site}`;
  await untilReady(`${siteUrl}/readyz`, child);
  log('letting the house live for a while');
  await wait(EVENING_MS);
  return {
    siteUrl,
    consoleUrl: `http://localhost:${ports.console}`,
    close: () => stop(child),
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    if (child.exitCode !== null || performance.now() > endsAt) {
      await stop(child);
      throw new Error('the house does not open');
    }
    await wait(500);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
