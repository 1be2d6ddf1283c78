// Which third parties learn of a visitor: none by default, and later only the vendors that two
// operators chose and docs/data.md names.
import { readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppContext } from '../../platform/app-context.ts';
import { homeDirectory } from '../../home.ts';
import { serve, type Served } from '../../serve.ts';
import { changeSetting } from '../change-setting.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const HOST = 'manila.localhost';

let test: TestApp;
let app: AppContext;
let served: Served;
const built = mkdtempSync(join(tmpdir(), 'built-'));

beforeAll(async () => {
  test = await openTestApp();
  for (const app of ['web', 'console']) {
    mkdirSync(join(built, 'apps', app, 'dist/assets'), { recursive: true });
    writeFileSync(join(built, 'apps', app, 'dist/index.html'), '<!doctype html><p>page</p>');
  }
  app = { ...test.context, config: { ...test.context.config, homeDirectory: built } };
  served = await serve(app, { limitScale: 1000 });
});
afterAll(async () => {
  await served.close();
  await test.close();
  rmSync(built, { recursive: true });
});

/** The content security policy of the merchant's page. */
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

/** The outside hosts in a policy. */
function othersIn(policy: string): string[] {
  const studio = new URL(app.config.studioUrl).host;
  const sources = policy.split(/[;\s]+/).filter((word) => word.includes('://'));
  const hosts = sources.map((source) => new URL(source.replace('*.', '')).host);
  return [...new Set(hosts)].filter((name) => !name.startsWith(HOST) && name !== studio).toSorted();
}

/** The hosts in a row of docs/data.md, "Third parties". */
function writtenOf(vendor: string): string[] {
  const page = readFileSync(join(homeDirectory(), 'docs/data.md'), 'utf8');
  const [, line = ''] = new RegExp(`^\\| ${vendor} .*?\\| (.*?) +\\|$`, 'm').exec(page) ?? [];
  return [...line.matchAll(/`([a-z0-9.-]+\.[a-z]+)`/g)].map(([, name = '']) => name).toSorted();
}

it('by default a page sends requests only to the server', async () => {
  for (const port of [served.sitePort, served.consolePort]) {
    const policy = await policyAt(port);
    expect(policy).toContain("default-src 'self'");
    expect(othersIn(policy)).toEqual([]);
    expect(policy).not.toMatch(/[\s;](https?:|\*)(?=[\s;]|$)/);
  }
});

it('a chosen vendor is allowed by its documented hosts, on the site only', async () => {
  const at = { context: app, merchant: test.merchant };
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
