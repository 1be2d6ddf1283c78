// Searches for passwords, codes, tokens and keys in places where none may be: in a server after the
// life of an account, in the build output, and in the browser of each journey that handles secrets.
// `npm run scan-secrets [-- --no-browser]`
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../tools/build/build.mjs';
import { choosePorts, portVariables } from '../../tools/installation/processes.mjs';
import { runCommand, tool } from '../../tools/build/run-steps.mjs';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { scanSecrets } from './scan-secrets.ts';

const PROGRAMS = ['web', 'console', 'server', 'cosigner', 'sandbox-bank', 'studio'];
/** Storage, a bet, an authenticator, a document, an identity provider. */
const JOURNEYS = ['storage', 'cancel-bet', 'security-centre', 'kyc', 'social'];
const PROJECTS = ['--project=operators', '--project=desktop'];
const FIRST_PORT = 19_080;
const DATA = join(import.meta.dirname, '..', '..', '.data-scan');

const { values } = parseArgs({
  options: { browser: { type: 'boolean', default: true } },
  allowNegative: true,
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isClean = await scanInstallation();
const isKeptClean = !values.browser || (await scanBrowsers());
process.exitCode = isClean && isKeptClean ? 0 : 1;

async function scanInstallation(): Promise<boolean> {
  await build({ only: PROGRAMS, report: (line: string) => say(`built: ${line}`) });
  await setup();
  try {
    const bundles = PROGRAMS.map((name) => `apps/${name}/dist`);
    const { figures, finds } = await scanSecrets(bundles);
    for (const [what, figure] of Object.entries(figures)) say(`${what}: ${figure}`);
    for (const { secret, where } of finds) say(`FOUND ${secret}, in ${where}`);
    return finds.length === 0;
  } finally {
    await teardown();
  }
}

/** Each journey searches its browser's storage, and fails on a finding. */
async function scanBrowsers(): Promise<boolean> {
  const ports = Object.entries(portVariables(await choosePorts({}, FIRST_PORT)));
  const portVars = ports.map(([name, port]) => [`E2E_${name}`, String(port)] as const);
  const config = ['--config', 'e2e/playwright.config.ts', ...PROJECTS];
  const [command = '', ...rest] = tool('playwright', 'test', ...config, ...JOURNEYS) as string[];
  const env = { ...process.env, ...Object.fromEntries(portVars), E2E_DATA_DIR: DATA };
  rmSync(DATA, { recursive: true, force: true });
  const { code } = await runCommand([command, ...rest], { env, live: true });
  rmSync(DATA, { recursive: true, force: true });
  say(`the browsers of ${JOURNEYS.length} journeys are ${code === 0 ? 'clean' : 'NOT CLEAN'}`);
  return code === 0;
}
