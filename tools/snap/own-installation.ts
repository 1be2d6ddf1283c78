// The installation for the pictures: a running one, or one of its own, started and stopped with
// them.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePorts, portVariables } from '../installation/processes.mjs';

export interface OwnInstallation {
  readonly siteUrl: string;
  readonly consoleUrl: string;
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 300_000;
/** Until draws are settled and the boards have content. */
const EVENING_MS = 150_000;
const FIRST_PORT = 28_080;

/** Starts the demo with its players in an empty folder and lets it run for a while. */
export async function openOwnInstallation(log: (line: string) => void): Promise<OwnInstallation> {
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
  log('letting the demo run for a while');
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
      throw new Error('the server does not start');
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
