// Who else learns anything of a visitor: nobody at first, and later only the vendors that two
// operators chose and docs/data.md names.
import { readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { House } from '../../ground/house.ts';
import { homeDirectory } from '../../home.ts';
import { serve, type Served } from '../../serve.ts';
import { changeSetting } from '../change-setting.ts';
import { openTestHouse, type TestHouse } from '../test-house.ts';

const HOST = 'manila.localhost';

let test: TestHouse;
let house: House;
let served: Served;
const built = mkdtempSync(join(tmpdir(), 'built-'));

beforeAll(async () => {
  test = await openTestHouse();
  for (const app of ['web', 'console']) {
    mkdirSync(join(built, 'apps', app, 'dist/assets'), { recursive: true });
    writeFileSync(join(built, 'apps', app, 'dist/index.html'), '<!doctype html><p>page</p>');
  }
  house = { ...test.house, config: { ...test.house.config, homeDirectory: built } };
  served = await serve(house, { limitScale: 1000 });
});
afterAll(async () => {
  await served.close();
  await test.close();
  rmSync(built, { recursive: true });
});

/** The policy that a page of the merchant comes with. */
function policyAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${HOST}:${port}` };
    const asked = request({ host: '127.0.0.1', port, path: '/', headers }, (answer) => {
      answer.resume();
      resolve(String(answer.headers['content-security-policy']));
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** The names of others that a policy lets a page speak to, show or run. */
function othersIn(policy: string): string[] {
  const studio = new URL(house.config.studioUrl).host;
  const sources = policy.split(/[;\s]+/).filter((word) => word.includes('://'));
  const hosts = sources.map((source) => new URL(source.replace('*.', '')).host);
  return [...new Set(hosts)].filter((name) => !name.startsWith(HOST) && name !== studio).toSorted();
}

/** The names in a row of docs/data.md, "Who else learns anything". */
function writtenOf(vendor: string): string[] {
  const page = readFileSync(join(homeDirectory(), 'docs/data.md'), 'utf8');
  const [, line = ''] = new RegExp(`^\\| ${vendor} .*?\\| (.*?) +\\|$`, 'm').exec(page) ?? [];
  return [...line.matchAll(/`([a-z0-9.-]+\.[a-z]+)`/g)].map(([, name = '']) => name).toSorted();
}

it('at first a page asks nobody but the house', async () => {
  for (const port of [served.sitePort, served.consolePort]) {
    const policy = await policyAt(port);
    expect(policy).toContain("default-src 'self'");
    expect(othersIn(policy)).toEqual([]);
    expect(policy).not.toMatch(/[\s;](https?:|\*)(?=[\s;]|$)/);
  }
});

it('a vendor that was chosen is let in by the names that are written down, at the site alone', async () => {
  const at = { house, merchant: test.merchant };
  await changeSetting(at, 'humanCheck', { provider: 'geetest' });
  expect(othersIn(await policyAt(served.sitePort))).toEqual(writtenOf('Geetest'));
  await changeSetting(at, 'humanCheck', { provider: 'altcha' });
  await changeSetting(at, 'codes', { channel: 'firebase' });
  expect(othersIn(await policyAt(served.sitePort))).toEqual(writtenOf('Google'));
  expect(othersIn(await policyAt(served.consolePort))).toEqual([]);
  await changeSetting(at, 'codes', { channel: 'sms' });
  expect(othersIn(await policyAt(served.sitePort))).toEqual([]);
  expect(writtenOf('Geetest').length).toBeGreaterThan(1);
});
