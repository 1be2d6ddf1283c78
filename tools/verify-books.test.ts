// Two independent verifiers on the same files: both accept true books and refuse changed ones.
import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PURE_HASHES, type BooksFile } from '@fairhouse/rules/fair';
import { makeBooks } from '@fairhouse/rules/testing';
import { bundleProgram } from './build/bundle-program.mjs';

const root = join(import.meta.dirname, '..');
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const signer = {
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'),
  sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
};
const books = makeBooks(PURE_HASHES, signer);
let folder = '';
let hasPython = false;
let verifyBooks = '';

beforeAll(async () => {
  verifyBooks = await bundleProgram('tools/verify-books.ts');
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-books-'));
  hasPython = (await run('python3', ['--version'])) === 0;
});
afterAll(() => rm(folder, { recursive: true }));

const run = (command: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: root }, (error) => {
      resolve(error === null ? 0 : typeof error.code === 'number' ? error.code : -1);
    });
  });

/** The exit codes of both verifiers: 0 when all checks hold. */
async function checkers(content: unknown, ...options: string[]): Promise<[number, number]> {
  const file = await save(content);
  const [ours, python] = await Promise.all([
    run(process.execPath, [verifyBooks, file, ...options]),
    hasPython ? run('python3', ['docs/fairness/verify_books.py', file, ...options]) : undefined,
  ]);
  // Without Python on the machine only our own verifier is tested.
  return [ours, python ?? ours];
}

async function save(content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const file = join(folder, `${hex(text).slice(0, 12)}.json`);
  await writeFile(file, text);
  return file;
}

it('accepts the true books, with the key and with an earlier file', async () => {
  const kept = await save({ ...books, seals: books.seals.slice(0, 2), roots: [] });
  expect(await checkers(books, '--key', signer.publicKey, '--kept', kept)).toEqual([0, 0]);
}, 120_000);

it('refuses books in which a value was changed', async () => {
  const [seal, ...seals] = books.seals;
  const [day, ...days] = books.roots;
  const [line] = books.balances ?? [];
  const changes: readonly Record<string, unknown>[] = [
    { merchant: 2 },
    { publicKey: hex('other') },
    { seals: [{ ...seal, entries: 8 }, ...seals] },
    { seals: [seal, ...seals.slice(1)] },
    { seals: [{ ...seal, signature: '0'.repeat(128) }, ...seals] },
    { roots: [{ ...day, root: hex('other') }, ...days] },
    { roots: [...days, day] },
    { balances: [{ ...line, balance: '999999' }] },
    { balances: [{ ...line, path: line?.path.slice(1) }] },
    { note: 'trust us' },
  ];
  for (const change of changes) {
    const name = Object.keys(change).join();
    expect([name, ...(await checkers({ ...books, ...change }))]).toEqual([name, 1, 1]);
  }
}, 120_000);

it('does not accept empty books as true', async () => {
  const empty = { ...books, seals: [], roots: [], balances: [] };
  expect(await checkers(empty)).toEqual([3, 3]);
}, 120_000);

it('finds books that were rewritten since a file was saved', async () => {
  const remade: BooksFile = makeBooks(PURE_HASHES, signer, 12);
  const kept = await save(books);
  expect(await checkers(remade)).toEqual([0, 0]);
  expect(await checkers(remade, '--kept', kept)).toEqual([1, 1]);
  expect(await checkers(books, '--key', hex('other'))).toEqual([1, 1]);
}, 120_000);
