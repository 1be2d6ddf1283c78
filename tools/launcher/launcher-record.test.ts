import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeRecord } from './launcher-record.mjs';

let dataDir = '';
const record = (): string => join(dataDir, 'launcher.json');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-record-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a free data folder is taken and released', async () => {
  const own = await takeRecord(dataDir);
  expect(own.taken).toBe(true);
  if (own.taken) own.release();
  expect(existsSync(record())).toBe(false);
});

test('the record of a dead launcher does not hold the folder', async () => {
  // A living process that has the recorded id and is not a launcher: the id was reused.
  writeFileSync(record(), JSON.stringify({ pid: process.pid, addresses: {}, children: {} }));
  expect((await takeRecord(dataDir)).taken).toBe(true);
});

test('a living launcher keeps the folder, and its addresses are returned', async () => {
  const idle = ['-e', 'setTimeout(() => {}, 60000)', 'tools/start.mjs'];
  const launcher = spawn(process.execPath, idle, { stdio: 'ignore' });
  try {
    await new Promise((resolve) => launcher.once('spawn', resolve));
    const addresses = { manila: 'http://manila.localhost:8080' };
    writeFileSync(record(), JSON.stringify({ pid: launcher.pid, addresses }));
    expect(await takeRecord(dataDir)).toEqual({
      taken: false,
      other: { pid: launcher.pid, addresses },
    });
  } finally {
    launcher.kill();
  }
});
