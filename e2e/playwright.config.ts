// Journeys in a real browser against a whole house of their own, on a desktop and on a phone.
import { defineConfig, devices } from '@playwright/test';
import { resolve } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { CONSOLE_URL, DATA_DIR, FIREBASE_KEYS_URL, PORTS, SITE_URL } from './addresses.ts';

const root = resolve(import.meta.dirname, '..');
const executablePath = await findChromium();

/** What a phone must do too; the rest looks at every width by itself, or at an operator's desk. */
const ON_PHONES = /(door|first-page|trial)\.spec\.ts$|\.journey\.ts$/;
/** The whole evening is a phone's: a desktop has it in parts, and whole in a house of one's own. */
const ON_PHONES_ALONE = /\.journey\.ts$/;

const ON_SAIGON = 'saigon.spec.ts';
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  testMatch: /\.(spec|journey)\.ts$/,
  outputDir: '../test-results',
  timeout: 4 * 60_000,
  globalTimeout: 28 * 60_000,
  expect: { timeout: 15_000 },
  // One more than the machine has cores: some journeys wait for a draw or for another code.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: SITE_URL,
    // Pictures of every moment, and whatever moves, take more of the machine than the site does.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'operators', testMatch: 'operators.setup.ts' },
    // One merchant's settings are changed one after another: by far the longest, so it begins.
    { name: 'saigon', testMatch: ON_SAIGON, dependencies: ['operators'], use: DESKTOP },
    {
      name: 'desktop',
      testIgnore: [ON_SAIGON, ON_PHONES_ALONE],
      dependencies: ['operators'],
      use: DESKTOP,
    },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      dependencies: ['operators'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${CONSOLE_URL}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    // Its default kill would leave PostgreSQL without a moment to stop.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: {
      ...PORTS,
      DATA_DIR,
      DATABASE_URL: '',
      PUBLIC_ORIGIN: SITE_URL,
      // The providers that vouch for people stand on this machine.
      PRIVATE_PEERS: '1',
      FIREBASE_KEYS_URL,
      // The browsers take most of the machine: whoever asks may have to wait a little.
      DATABASE_WAIT_MS: '15000',
      // A visitor may say from which network it comes.
      TRUSTED_PROXIES: '1',
    },
  },
});
