import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBreached, requireBreachedPasswords } from './breached-passwords.ts';
import { readConfig } from './config.ts';
import { hasSortedLine } from './sorted-lines.ts';

const LINES = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'breached-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (text: string): string =>
  createHash('sha1').update(text).digest('hex').toUpperCase();

/** `known-0` and so on, in the format of the corpus. */
let sorted: string[] = [];
let keys: string[] = [];
beforeAll(() => {
  keys = Array.from({ length: LINES }, (_, index) => hashOf(`known-${index}`)).sort();
  sorted = keys.map((key, index) => `${key}:${1 + (index % 97) ** 4}`);
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function appWith(path: string) {
  const environment = { DATABASE_URL: 'postgres://x', BREACHED_PASSWORDS: path };
  return { config: readConfig(environment) };
}

async function look(text: string, key: string): Promise<{ found: boolean; reads: number }> {
  let reads = 0;
  const read = async (position: number, length: number): Promise<string> => {
    reads += 1;
    return Promise.resolve(text.slice(position, position + length));
  };
  return { found: await hasSortedLine(read, text.length, key), reads };
}

describe.each([
  ['lines as Unix ends them', '\n', '\n'],
  ['lines as Windows ends them', '\r\n', '\r\n'],
  ['no end to the last line', '\n', ''],
])('a list of 300,000 breached passwords with %s', (_name, end, last) => {
  it('contains its first, its last and every other one, in at most 14 reads', async () => {
    const text = sorted.join(end) + last;
    const places = [0, 1, LINES / 2, LINES - 2, LINES - 1];
    for (let place = 0; place < LINES; place += 997) places.push(place);
    const reads: number[] = [];
    for (const place of places) {
      const looked = await look(text, keys[place] ?? '');
      expect(looked.found, `line ${place}`).toBe(true);
      reads.push(looked.reads);
    }
    expect(Math.max(...reads)).toBeLessThanOrEqual(14);
  });

  it('contains no other, not even one that differs in the last digit', async () => {
    const text = sorted.join(end) + last;
    const others = ['0'.repeat(40), 'F'.repeat(40), ...Array.from({ length: 300 }, () => '')].map(
      (key) => key || randomBytes(20).toString('hex').toUpperCase(),
    );
    const near = [keys[0], keys[LINES / 2], keys[LINES - 1]].map((key = '') =>
      key.replace(/.$/, (digit) => (digit === 'F' ? '0' : 'F')),
    );
    for (const key of [...others, ...near]) {
      const looked = await look(text, key);
      expect(looked.found, key).toBe(false);
      expect(looked.reads).toBeLessThanOrEqual(14);
    }
  });
});

it('a file of forty gigabytes is searched in 25 reads', async () => {
  // A virtual file: line n contains the number n, by which it is sorted.
  const lineBytes = 43;
  const lines = 950_000_000;
  const lineAt = (line: number): string => `${line.toString(16).padStart(40, '0')}:1\n`;
  let reads = 0;
  const read = async (position: number, length: number): Promise<string> => {
    reads += 1;
    const first = Math.floor(position / lineBytes);
    const count = Math.ceil(length / lineBytes) + 2;
    const text = Array.from({ length: count }, (_, index) => lineAt(first + index)).join('');
    return Promise.resolve(text.slice(position % lineBytes, (position % lineBytes) + length));
  };
  const key = (618_033_988).toString(16).padStart(40, '0');
  expect(await hasSortedLine(read, lines * lineBytes, key)).toBe(true);
  expect(reads).toBeLessThanOrEqual(25);
});

it('an empty list and a list of one line can be searched', async () => {
  const [key = ''] = keys;
  expect((await look('', key)).found).toBe(false);
  expect((await look(`${key}:3\r\n`, key)).found).toBe(true);
});

describe('the file that an operator gives', () => {
  it('is searched for the password exactly as typed', async () => {
    const app = appWith(write('good.txt', `${sorted.join('\r\n')}\r\n`));
    await requireBreachedPasswords(app);
    expect(await isBreached(app, 'known-0')).toBe(true);
    expect(await isBreached(app, 'Known-0')).toBe(false);
    expect(await isBreached(app, `known-${LINES}`)).toBe(false);
  });

  it('is used as soon as it is replaced', async () => {
    const app = appWith(write('replaced.txt', `${hashOf('one')}:1\n`));
    expect(await isBreached(app, 'two')).toBe(false);
    write('replaced.txt', `${hashOf('two')}:1\n`);
    expect(await isBreached(app, 'two')).toBe(true);
  });

  it('must exist and contain sorted hashes', async () => {
    const byCount = [...sorted].sort((one, other) => (one.slice(20) < other.slice(20) ? -1 : 1));
    for (const text of ['', 'password\nletmein\n', byCount.join('\n')]) {
      const app = appWith(write('wrong.txt', text));
      await expect(requireBreachedPasswords(app)).rejects.toThrow('sorted by hash');
    }
    const none = appWith(join(folder, 'none.txt'));
    await expect(requireBreachedPasswords(none)).rejects.toThrow('ENOENT');
    // A password that cannot be checked is not accepted.
    await expect(isBreached(none, 'anything')).rejects.toThrow('ENOENT');
  });

  it('is optional, and nothing is read without it', async () => {
    const app = { config: readConfig({ DATABASE_URL: 'postgres://x' }) };
    await requireBreachedPasswords(app);
    expect(await isBreached(app, 'known-0')).toBe(false);
  });
});
