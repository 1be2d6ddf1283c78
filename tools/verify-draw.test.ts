// Two independent verifiers on the same files: both accept a true draw and refuse a changed one.
import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyProofFile } from '@fairhouse/calls/proof';
import type { FlatObject } from '@fairhouse/rules/fair';
import { PURE_HASHES, roundTime, verifyEd25519 } from '@fairhouse/rules/fair';
import { SSC } from '@fairhouse/rules/lottery';
import { verifyRound } from '../apps/server/src/modules/lottery/hashing/index.ts';
import {
  makeChance,
  makeProof,
  randomLeaf,
  sampleRules,
  type Signer,
} from '@fairhouse/rules/testing';
import { bundleProgram } from './build/bundle-program.mjs';

const root = join(import.meta.dirname, '..');
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const PORTS = { hashes: PURE_HASHES, verifySignature: verifyEd25519, verifyBeacon: verifyRound };
let folder = '';
let hasPython = false;
let verifyDraw = '';

beforeAll(async () => {
  verifyDraw = await bundleProgram('tools/verify-draw.ts');
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-proof-'));
  hasPython = (await run('python3', ['--version'])).code === 0;
});
afterAll(() => rm(folder, { recursive: true }));

function signer(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    publicKey: der.subarray(-32).toString('hex'),
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}

function proofOf(seed: string, leaves: readonly FlatObject[]) {
  const parties = ['house', 'auditor'].map((name) => ({
    name,
    reveal: hex(seed + name),
    ...signer(),
  }));
  const narrow = { narrowPayout: '900000', narrowShare: 20_000 };
  const rules = sampleRules(narrow);
  const drawId = 'ssc1m-20261120-0451';
  return makeProof({
    hashes: PURE_HASHES,
    drawId,
    seed: hex(seed),
    rules,
    leaves,
    log: signer(),
    parties,
    linesBetween: 1,
  });
}

/** The list with each plain field of its last record changed, one at a time. */
function eachField(list: readonly object[] | undefined, name: string) {
  const last = list?.at(-1) ?? {};
  return Object.entries(last).flatMap(([field, value]) => {
    if (typeof value === 'object') return [];
    const other = typeof value === 'number' ? value + 1 : hex(`other ${String(value)}`);
    const changed = field === 'signature' ? hex('1') + hex('2') : other;
    return [{ [name]: [...(list ?? []).slice(0, -1), { ...last, [field]: changed }] }];
  });
}

interface Said {
  readonly code: number;
  readonly text: string;
}

const run = (command: string, args: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: root }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, text: stdout + stderr });
    });
  });

/** Runs the Python script on proof files from its input. */
const many = (input: string): Promise<Said> =>
  new Promise((resolve) => {
    const args = ['docs/fairness/verify_draw.py', '--many'];
    const child = execFile('python3', args, { cwd: root }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, text: stdout + stderr });
    });
    // A program that ends without reading its input says why by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

async function checkers(content: unknown): Promise<{ ours: Said; python: Said }> {
  const file = join(folder, `${hex(JSON.stringify(content)).slice(0, 12)}.json`);
  await writeFile(file, JSON.stringify(content));
  const [ours, python] = await Promise.all([
    run(process.execPath, [verifyDraw, file]),
    hasPython ? run('python3', ['docs/fairness/verify_draw.py', file]) : undefined,
  ]);
  // Without Python on the machine only our own verifier is tested.
  return { ours, python: python ?? ours };
}

it('accepts a draw with a ticket of every play and style', async () => {
  const chance = makeChance(20_261_120);
  const leaves = [...SSC.plays.values()].map((play, at) => randomLeaf('SSC', at + 1, chance, play));
  const { ours, python } = await checkers(proofOf('all plays', leaves));
  expect(ours.text).toMatch(/verified\s*$/);
  expect(python.text).toMatch(/verified\s*$/);
  expect([ours.code, python.code]).toEqual([0, 0]);
}, 120_000);

it('reads many files in one process, and judges each independently', async () => {
  if (!hasPython) return;
  const chance = makeChance(60);
  const leaves = [1, 2, 3].map((seq) => randomLeaf('SSC', seq, chance));
  const good = proofOf('many', leaves);
  const changed = { ...good, numbers: good.numbers === '12345' ? '12346' : '12345' };
  const files = [good, changed, good].map((each) => `${JSON.stringify(each)}\n`);
  const said = await many(`${files.join('')}no file\n`);
  expect(said.code).toBe(1);
  const lines = said.text.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t', 2)[0])).toEqual([
    'verified',
    'failed',
    'verified',
    'failed',
  ]);
  expect(lines[1]).toContain('numbers');
}, 60_000);

it('checks the signature of a drand round, which Python leaves unchecked', async () => {
  const chance = makeChance(8);
  const leaves = [1, 2, 3].map((seq) => randomLeaf('SSC', seq, chance));
  // Round 1000 of quicknet, as published.
  const signature =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125' +
    'e342b73a8dd2bacbe47e4b6b63ed5e39';
  const closesAt = roundTime(1000) - 15_000;
  const times = { opensAt: closesAt - 55_000, closesAt };
  const drawn = (round: string) =>
    makeProof({
      hashes: PURE_HASHES,
      drawId: 'ssc1m-20230824-0001',
      seed: hex('drand'),
      rules: sampleRules({ ...times, mode: 'drand', round: 1000, parties: '' }),
      leaves,
      log: signer(),
      parties: [],
      witness: { name: 'auditor', ...signer() },
      signature: round,
    });
  const { ours, python } = await checkers(drawn(signature));
  expect(ours.text).toMatch(/verified\s*$/);
  expect(ours.code).toBe(0);
  if (hasPython) expect(python.code).toBe(3);
  const forged = await checkers(drawn('95'.repeat(48)));
  expect(forged.ours.code).toBe(1);
  expect(forged.ours.text).toContain('FAILED  beacon_signature');
}, 120_000);

it('refuses a draw in which a value was changed', async () => {
  const chance = makeChance(5);
  const places = Array.from({ length: 10 }, (_, digit): FlatObject => {
    const leaf = randomLeaf('SSC', digit + 1, chance, SSC.plays.get('FixedPlace'));
    return {
      ...leaf,
      pick: `||||${digit}`,
      stake: '20000',
      multiple: 1,
      style: 'GROUP',
      group: '1950',
    };
  });
  const proof = proofOf('changed', places);
  const [line] = proof.log;
  const [ticket, ...others] = places;
  const [winner] = proof.winners;
  const [head, rootHead] = proof.witness;
  const changes = [
    { drawId: 'ssc1m-20261120-0452' },
    { opensAt: proof.opensAt + 1 },
    { closesAt: proof.closesAt + 1 },
    { mode: 'house' },
    { commit: hex('other') },
    { rules: { ...proof.rules, maxPayout: '1' } },
    { log: [{ ...line, at: (line?.at ?? 0) + 1 }, ...proof.log.slice(1)] },
    { log: proof.log.slice(1) },
    { logKey: hex('other') },
    { tickets: [{ ...ticket, pick: '||||9' }, ...others] },
    { tickets: others },
    { count: 9 },
    { totalStake: '1' },
    { root: hex('other') },
    { reveals: (proof.reveals ?? []).toReversed() },
    { beacon: hex('other') },
    { seed: hex('other') },
    { key: hex('other') },
    { numbers: proof.numbers === '00000' ? '00001' : '00000' },
    { winners: [] },
    { winners: [{ ...winner, payout: '1' }] },
    { note: 'trust us' },
    { scheme: 'LD1' },
    { commits: undefined },
    { witness: undefined },
    { witness: [head] },
    { witness: [rootHead, head] },
    { between: undefined },
    { between: proof.between.slice(1) },
    { log: proof.log.slice(0, -1) },
    ...eachField(proof.commits, 'commits'),
    ...eachField(proof.reveals, 'reveals'),
    ...eachField(proof.witness, 'witness'),
    ...eachField(proof.between, 'between'),
  ];
  const honest = await checkers(proof);
  expect([honest.ours.code, honest.python.code]).toEqual([0, 0]);
  const first = await checkers({ ...proof, ...changes[0] });
  expect([first.ours.code, first.python.code]).toEqual([1, 1]);
  // One process for all: two processes per file would take minutes to start.
  const files = changes.map((change) => JSON.stringify({ ...proof, ...change }));
  const names = changes.map((change) => Object.keys(change).join());
  const failed = names.map((name) => [name, 'failed']);
  const ours = files.map((file) => verifyProofFile(JSON.parse(file), PORTS).verdict);
  expect(ours.map((verdict, at) => [names[at], verdict])).toEqual(failed);
  if (!hasPython) return;
  const said = (await many(files.map((file) => `${file}\n`).join(''))).text.trimEnd().split('\n');
  expect(said.map((line, at) => [names[at], line.split('\t', 1)[0]])).toEqual(failed);
}, 300_000);

it('accepts an old draw, and says that it does not bind the house', async () => {
  const old: unknown = JSON.parse(
    readFileSync(join(root, 'packages/rules/vectors/ld1-proof.json'), 'utf8'),
  );
  const { ours, python } = await checkers(old);
  expect([ours.code, python.code]).toEqual([0, 0]);
  for (const { text } of [ours, python])
    expect(text).toMatch(/verified, house not bound \(LD1\)\s*$/);
}, 60_000);
