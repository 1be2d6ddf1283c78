// Our studio is a vendor like any other: the lab runs every case against it, and its engineers run
// theirs against our wallet with the script that vendors get.
import { generateKeyPairSync } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectStudio, syncStudio } from '../../apps/server/src/modules/vendors/index.ts';
import { logInOperator } from '../../apps/server/src/testing/index.ts';
import { performRun } from '../../apps/server/src/testing/vendors/perform-run.ts';
import { openVendorApp, type VendorApp } from '../../apps/server/src/testing/vendors/vendor-app.ts';
import { nextFreePort } from '../../tools/installation/ports.mjs';
import { openStudioVendor, type StudioVendor } from '../../tools/lab/open-studio-vendor.ts';

const reason = 'because the test says so';
let test: VendorApp;
let studio: StudioVendor;
let owner: ReturnType<VendorApp['backoffice']>;

beforeAll(async () => {
  const port = await nextFreePort(18_600, new Set());
  const postgresUrl = process.env['TEST_DATABASE_URL'] ?? '';
  studio = await openStudioVendor({ postgresUrl, port });
  test = await openVendorApp({ environment: { STUDIO_URL: studio.url } });
  const { context: app, merchant } = test;
  await studio.start({ url: test.origin, clock: () => app.clock.now() });
  studio.houseKeys.push(...(await connectStudio(app, merchant, studio.publicKey)));
  const problem = await syncStudio(app, merchant);
  if (problem !== undefined) throw new Error(problem);
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
}, 120_000);
afterAll(async () => {
  await test.close();
  await studio.close();
});

it('our studio passes every case that applies to it', async () => {
  const run = await performRun(test, owner, { code: 'FAIRHOUSE', side: 'VENDOR' });
  const others = run.list.filter(({ verdict }) => verdict !== 'PASS');
  // None of its games names a jackpot, and it was given no next key of the house, nor a former one.
  expect(others.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    'launch-next-key SKIP',
    'launch-former-key SKIP',
    'jackpots SKIP',
  ]);
}, 300_000);

it('a vendor runs the script with a key for the sandbox alone, and gets its report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-script-'));
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = join(folder, 'private.pem');
  writeFileSync(keyFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const entered = await owner.call('vendorLabKeyEnter', { code: 'TESTER', publicKey, reason });
  expect(entered).toEqual({ ok: true, value: null });
  const files = { html: join(folder, 'report.html'), json: join(folder, 'report.json') };
  const args = ['--key', keyFile, '--language', 'VI', '--report', files.html, '--json', files.json];
  const output = await runScript(['--url', test.origin, ...args]);
  const report = JSON.parse(readFileSync(files.json, 'utf8')) as {
    readonly cases: readonly { readonly id: string; readonly verdict: string }[];
    readonly run: { readonly runner: string; readonly state: string };
  };
  const bad = report.cases.filter(({ verdict }) => verdict !== 'PASS').map(({ id }) => id);
  // The engineers of a vendor hold one key: there is none to change to.
  expect(
    bad.filter((id) => id !== 'answer-time'),
    output,
  ).toEqual(['key-rotation']);
  expect(report.run).toMatchObject({ runner: 'REMOTE', state: 'DONE' });
  expect(readFileSync(files.html, 'utf8')).toContain('Báo cáo tuân thủ');
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

it('the script says why the lab refuses it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-script-'));
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = join(folder, 'private.pem');
  writeFileSync(keyFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const output = await runScript(['--url', test.origin, '--key', keyFile]);
  expect(output).toContain('HTTP 401');
  rmSync(folder, { recursive: true, force: true });
});

function runScript(args: readonly string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../tools/lab.mjs');
  const child = spawn(process.execPath, [script, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => void (output += part.toString('utf8')));
  }
  return new Promise((resolve) => child.once('exit', () => resolve(output)));
}
