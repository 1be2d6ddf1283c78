// A new installation, set up and started as docs/operate.md describes, with a co-signer run by
// another party.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isReady } from '../../tools/installation/is-ready.mjs';
import { choosePorts, portVariables } from '../../tools/installation/processes.mjs';
import { randomFreePort } from '../../tools/installation/ports.mjs';

const ROOT = resolve(import.meta.dirname, '..', '..');
const READY_MS = 120_000;
const RUN_BY = 'Aalto Audit';

export interface OwnInstallation {
  readonly site: string;
  readonly console: string;
  /** The enrolment links, by login name, as `npm run setup` prints them. */
  readonly links: ReadonlyMap<string, string>;
  /** Runs a command of the product on the installation; returns its output and exit code. */
  run(...command: readonly string[]): Promise<{ readonly code: number; readonly said: string }>;
  close(): Promise<void>;
}

/** Sets up an empty installation with two owners and one merchant, and starts it. */
export async function openOwnInstallation(merchant: string): Promise<OwnInstallation> {
  const folder = mkdtempSync(join(tmpdir(), `${merchant}-`));
  const dataDir = join(folder, 'house');
  const firstPort = await randomFreePort();
  const ports = await choosePorts({}, firstPort);
  const signPort = await randomFreePort();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...portVariables(ports), DATA_DIR: dataDir };
  const site = `http://${merchant}.localhost:${ports.site}`;
  const consoleUrl = `http://localhost:${ports.console}`;
  const signer = `http://127.0.0.1:${signPort}`;
  const run = async (...command: readonly string[]) => {
    return promisify(execFile)(process.execPath, [...command], { cwd: ROOT, env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: `${error.stdout}${error.stderr}`,
      }),
    );
  };
  const flags = {
    owner: 'olga',
    'owner-name': 'Olga Berg',
    'second-owner': 'petr',
    'second-owner-name': 'Petr Lund',
    merchant,
    name: `${merchant} lights`,
    host: new URL(site).hostname,
    currency: 'EUR',
    zone: 'Europe/Helsinki',
    languages: 'EN,VI',
    'dial-codes': 'FI,VN',
    lotteries: 'SSC1',
    origin: site,
    'console-origin': consoleUrl,
    cosigner: signer,
    'cosigner-run-by': RUN_BY,
  };
  const words = Object.entries(flags).flatMap(([name, text]) => [`--${name}`, text]);
  const made = await run('tools/setup.mjs', ...words);
  if (made.code !== 0) throw new Error(made.said);
  const links = new Map(
    [...made.said.matchAll(/^ +(\S+) +(http\S+\/#\/enrol\/\S+)$/gm)].map(
      ([, name = '', link = '']) => [name, link],
    ),
  );
  // The co-signer has a copy of the shared secret, and nothing else of the installation.
  const elsewhere = join(folder, 'elsewhere');
  cpSync(join(dataDir, 'secrets', 'cosigner.secret'), join(folder, 'handed-over'));
  const running: ChildProcess[] = [];
  const start = (entry: string, env: NodeJS.ProcessEnv): void => {
    running.push(spawn(process.execPath, [join(ROOT, entry)], { cwd: ROOT, env, stdio: 'ignore' }));
  };
  const close = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    start('apps/cosigner/dist/main.mjs', {
      PATH,
      HOME,
      PORT: String(signPort),
      DATA_DIR: elsewhere,
      COSIGNER_SECRET_FILE: join(folder, 'handed-over'),
      COSIGNER_RUN_BY: RUN_BY,
    });
    start('tools/start.mjs', env);
    await untilReady(`${consoleUrl}/readyz`);
  } catch (error) {
    await close();
    throw error;
  }
  return { site, console: consoleUrl, links, run, close };
}

async function untilReady(address: string): Promise<void> {
  for (const endsAt = performance.now() + READY_MS; performance.now() < endsAt; await wait(200)) {
    if (await isReady(address)) return;
  }
  throw new Error(`${address} does not get ready`);
}
