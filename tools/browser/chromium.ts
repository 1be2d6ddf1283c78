// The Chromium of journeys and pictures, and its flags.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

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
 * package (unpacked into the temporary folder at its first use).
 */
export async function findChromium(): Promise<string> {
  return named() ?? SYSTEM_PATHS.find((path) => existsSync(path)) ?? unpackShell();
}

/**
 * The browser of the journeys. The package's is a headless shell: a page takes half the processor
 * time that it takes in the system's browser, whose windows are whole ones without a screen. Where
 * it does not start, another one.
 */
export async function findLightChromium(): Promise<string> {
  const path = named();
  if (path !== undefined) return path;
  const starts = async (shell: string): Promise<string> => {
    await promisify(execFile)(shell, ['--version']);
    return shell;
  };
  return unpackShell()
    .then(starts)
    .catch(() => findChromium());
}

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH: ${path} is not there.`);
  return path;
}

async function unpackShell(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
