// The journeys in a browser, on free ports with an empty data folder, so that they run beside other
// installations on this machine.
import { rmSync } from 'node:fs';
import * as path from 'node:path';
import { nextFreePort } from '../installation/ports.mjs';
import { choosePorts, portVariables } from '../installation/processes.mjs';
import { ROOT, runCommand, tool } from '../build/run-steps.mjs';

const DATA = path.join(ROOT, '.data-e2e');

/** Runs the journeys, with further arguments of Playwright; the build must be there. Exit code. */
export async function runJourneys(...asked) {
  rmSync(DATA, { recursive: true, force: true });
  const ports = await choosePorts({}, 18_080);
  const firebase = await nextFreePort(18_085, new Set(Object.values(ports)));
  const all = { ...portVariables(ports), FIREBASE_PORT: String(firebase) };
  const variables = Object.entries(all).map(([name, port]) => [`E2E_${name}`, port]);
  const env = { ...process.env, ...Object.fromEntries(variables), E2E_DATA_DIR: DATA };
  const config = path.join('e2e', 'playwright.config.ts');
  const command = tool('playwright', 'test', '--config', config, ...asked);
  const { code } = await runCommand(command, { env, live: true });
  return code;
}
