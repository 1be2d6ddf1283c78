// Which Chromium the journeys and the pictures are made with, and how it is started.
import { existsSync } from 'node:fs';

/** What a headless Chromium needs on a machine without a screen, a sandbox or a way outside. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // What draws in software needs no process of its own.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser's program: the one that `CHROMIUM_PATH` names, else the system's, else the one that
 * comes as an npm package (unpacked into the temporary folder at its first use).
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: ${named} is not there.`);
    return named;
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system !== undefined) return system;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
