import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withInstallationEnv, writeInstallationEnv } from './installation-env.mjs';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-env-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('later starts read what setup wrote, and the environment has priority', () => {
  writeInstallationEnv(dataDir, { PUBLIC_ORIGIN: 'https://play.example', HOST: '10.0.0.1' });
  expect(withInstallationEnv(dataDir, { HOST: '10.0.0.2' })).toEqual({
    PUBLIC_ORIGIN: 'https://play.example',
    HOST: '10.0.0.2',
  });
});

test('a data folder of an earlier version keeps its addresses', () => {
  writeFileSync(join(dataDir, 'house.env'), 'PUBLIC_ORIGIN=https://play.example\n');
  expect(withInstallationEnv(dataDir, {})).toEqual({ PUBLIC_ORIGIN: 'https://play.example' });
  writeInstallationEnv(dataDir, { PUBLIC_ORIGIN: 'https://other.example' });
  expect(existsSync(join(dataDir, 'installation.env'))).toBe(false);
  expect(withInstallationEnv(dataDir, {})).toEqual({ PUBLIC_ORIGIN: 'https://play.example' });
});
