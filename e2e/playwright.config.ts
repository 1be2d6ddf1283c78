// Journeys in a real browser against a complete installation of their own, on a desktop and on a
// phone.
import { defineConfig, devices } from '@playwright/test';
import { resolve } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../tools/browser/chromium.ts';
import { CONSOLE_URL, DATA_DIR, FIREBASE_KEYS_URL, PORTS, SITE_URL } from './addresses.ts';

const root = resolve(import.meta.dirname, '..');
const executablePath = await findChromium();

/**
 * The specs that also run on a phone; the others check every width themselves, or use the console.
 */
const ON_PHONES =
  /(captcha|crash|first-page|trial|find-launch-return|frame-bar|own-games)\.spec\.ts$|\.journey\.ts$/;
/**
 * The whole evening runs on a phone; a desktop covers it in parts, and in own-installation.spec.ts.
 */
const ON_PHONES_ALONE = /\.journey\.ts$/;
/** The specs that wait for draws and for codes, more than a minute each: they start first. */
const WAITING =
  /(lottery-backoffice|own-installation|accounts|unknown-address|draw-show)\.spec\.ts$/;

const ON_SAIGON = 'saigon.spec.ts';
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
/** Tests that measure a person's time: they run last, with no other beside them. */
const ALONE = /@alone/;

export default defineConfig({
  testDir: '.',
  testMatch: /\.(spec|journey)\.ts$/,
  outputDir: '../test-results',
  // A journey of a minute on a quiet machine takes three on a busy one.
  timeout: 6 * 60_000,
  globalTimeout: 40 * 60_000,
  // Four browsers on two cores: a page may take this long without being wrong.
  expect: { timeout: 30_000 },
  workers: 4,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: SITE_URL,
    // A trace records every answer of the server; `--trace retain-on-failure` asks for one.
    trace: 'off',
    // Without movement, and without the blur behind dialogs: it is drawn again at every frame.
    contextOptions: { reducedMotion: 'reduce', contrast: 'more' },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'operators', testMatch: 'operators.setup.ts', teardown: 'alone' },
    { name: 'alone', testMatch: ON_PHONES_ALONE, grep: ALONE, use: PHONE, workers: 1 },
    // The settings of one merchant are changed one after another: by far the longest project, so
    // it starts first.
    { name: 'saigon', testMatch: ON_SAIGON, dependencies: ['operators'], use: DESKTOP },
    // The evening waits for a draw: it is not left for the end.
    {
      name: 'phone',
      testMatch: ON_PHONES,
      grepInvert: ALONE,
      dependencies: ['operators'],
      use: PHONE,
    },
    {
      name: 'waiting',
      testMatch: WAITING,
      dependencies: ['operators'],
      use: DESKTOP,
      workers: 2,
    },
    {
      name: 'desktop',
      testIgnore: [ON_SAIGON, ON_PHONES_ALONE, WAITING],
      dependencies: ['operators'],
      use: DESKTOP,
      workers: 3,
    },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${CONSOLE_URL}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    // The default kill would leave PostgreSQL no time to stop.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: {
      ...PORTS,
      DATA_DIR,
      DATABASE_URL: '',
      PUBLIC_ORIGIN: SITE_URL,
      // The identity providers run on this machine.
      PRIVATE_PEERS: '1',
      FIREBASE_KEYS_URL,
      // The browsers load most of the machine: a call may wait longer for a database connection.
      DATABASE_WAIT_MS: '15000',
      PASSWORD_COST: 'least',
      // A visitor may name its network through a proxy header.
      TRUSTED_PROXIES: '1',
    },
  },
});
