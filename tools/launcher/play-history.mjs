// Plays the demo's past before the servers start: the co-signer with the house's clock, and the
// program that plays.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from '../installation/is-ready.mjs';
import { supervise } from './supervise.mjs';

const READY_PATIENCE_MS = 60_000;

/**
 * Plays it to its end; in an installation that holds something already it changes nothing.
 *
 * @param {object} options
 * @param {object[]} options.programs the processes of the installation
 * @param {{ entry: string, env: Record<string, string | undefined> }} options.history
 * @param {string} options.superuserUrl the address of our own PostgreSQL
 * @param {string} options.logDir
 * @param {(line: string) => void} options.say
 */
export async function playHistory({ programs, history, superuserUrl, logDir, say }) {
  const cosigner = programs.find(({ name }) => name === 'cosigner');
  if (cosigner === undefined)
    throw new Error('An external co-signer does not follow a turned clock.');
  const env = { ...cosigner.env, COSIGNER_CLOCK: 'house' };
  const running = supervise({ ...cosigner, env }, { logDir, say });
  try {
    await untilReady(cosigner);
    const database = new URL(superuserUrl);
    database.pathname = new URL(history.env.DATABASE_URL).pathname;
    await run({ ...history, env: { ...history.env, CLOCK_DATABASE_URL: database.href } }, say);
  } finally {
    await running.stop();
  }
}

async function untilReady({ ready }) {
  const deadline = performance.now() + READY_PATIENCE_MS;
  while (!(await isReady(ready))) {
    if (performance.now() > deadline) throw new Error('The co-signer does not become ready.');
    await wait(50);
  }
}

function run({ entry, env }, say) {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', (line) => say(`history      | ${line}`));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The history cannot be played (${code}).`)),
    );
  });
}
