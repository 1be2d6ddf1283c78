// A house of somebody's own, made and opened as docs/operate.md says, with a co-signer that another
// hand runs.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { answers } from '../../tools/answers.mjs';
import { choosePorts, portVariables } from '../../tools/processes.mjs';
import { randomFreePort } from '../../tools/ports.mjs';

const ROOT = resolve(import.meta.dirname, '..', '..');
const READY_MS = 120_000;
const RUN_BY = 'Aalto Audit';

export interface OwnHouse {
  readonly site: string;
  readonly console: string;
  /** By login name, as `npm run setup` prints them. */
  readonly links: ReadonlyMap<string, string>;
  /** Runs a command of the product on the house; answers what it printed, and its exit code. */
  run(...command: readonly string[]): Promise<{ readonly code: number; readonly said: string }>;
  close(): Promise<void>;
}

/** Makes an empty installation a house of two owners with one merchant, and opens it. */
export async function openOwnHouse(merchant: string): Promise<OwnHouse> {
  const folder = mkdtempSync(join(tmpdir(), `${merchant}-`));
  const dataDir = join(folder, 'house');
  const firstPort = await randomFreePort();
  const ports = await choosePorts({}, firstPort);
  const signPort = await randomFreePort();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...portVariables(ports), DATA_DIR: dataDir };
  const site = `http://${merchant}.localhost:${ports.site}`;
  const desk = `http://localhost:${ports.console}`;
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
    'console-origin': desk,
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
  // Whoever signs has a copy of what both know, and nothing else of the house.
  const elsewhere = join(folder, 'elsewhere');
  cpSync(join(dataDir, 'secrets', 'cosigner.secret'), join(folder, 'handed-over'));
  const running: ChildProcess[] = [];
  const start = (entry: string, told: NodeJS.ProcessEnv): void => {
    running.push(
      spawn(process.execPath, [join(ROOT, entry)], { cwd: ROOT, env: told, stdio: 'ignore' }),
    );
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
    await untilReady(`${desk}/readyz`);
  } catch (error) {
    await close();
    throw error;
  }
  return { site, console: desk, links, run, close };
}

async function untilReady(address: string): Promise<void> {
  for (const endsAt = performance.now() + READY_MS; performance.now() < endsAt; await wait(200)) {
    if (await answers(address)) return;
  }
  throw new Error(`${address} does not get ready`);
}
