// The processes of an installation: started, awaited and killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../tools/postgres/postgres.mjs';

const READY_PATIENCE_MS = 60_000;
/** The last output of a program that does not become ready. */
const LOG_LINES = 20;
const POLL_MS = 20;

export interface Program {
  readonly name: string;
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts a program, whose output goes to a log in the data folder. */
export function startProgram(program: Program, dataDir: string): ChildProcess {
  const log = createWriteStream(join(dataDir, `${program.name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, [program.entry], { env: program.env, stdio: 'pipe' });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return child;
}

/** Kills a process without warning, and waits until it is gone. */
export async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Waits until a program reports that it is ready; the error contains its output. */
export async function untilReady(address: string, log: () => string): Promise<void> {
  const endsAt = performance.now() + READY_PATIENCE_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    if (performance.now() > endsAt) {
      const status = answer === undefined ? 'nothing' : `${answer.status} ${await answer.text()}`;
      const said = log().split('\n').slice(-LOG_LINES).join('\n');
      throw new Error(`${address} does not get ready, and answers ${status}. Its log:\n${said}`);
    }
    await wait(POLL_MS);
  }
}

/** The process of a cluster that all others of it are children of. */
export function postmasterPid(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * After a crash the shared memory remains in use for a moment: the start is retried until it
 * succeeds.
 */
export async function restartPostgres(
  dataDir: string,
  port: number,
): Promise<Awaited<ReturnType<typeof startPostgres>>> {
  const endsAt = performance.now() + READY_PATIENCE_MS;
  for (;;) {
    try {
      return await startPostgres({ dataDir, port });
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await wait(POLL_MS);
    }
  }
}
