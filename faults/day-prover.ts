// Verifies every finished draw with both verifiers while the day continues: ours, and the Python
// script, which shares no code with the server and reads all proofs in one process.
import { verifyProofFile } from '@fairhouse/calls/proof';
import type { VerifyPorts } from '@fairhouse/rules/fair';
import { spawn } from 'node:child_process';
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { createInterface } from 'node:readline';
import { NODE_HASHES } from '../apps/server/src/modules/lottery/hashing/index.ts';
import type { TestApp } from '../apps/server/src/testing/index.ts';
import { ROOT } from '../tools/build/run-steps.mjs';
import type { SettledDraw } from './day-checks.ts';
import type { PlayerClient } from './day-players.ts';
import type { Breach } from './check-evening.ts';
import { expectValue } from './guest.ts';

/** The number of draws fetched and verified concurrently. */
const AT_ONCE = 4;
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Node's own signature verification: thousands of draws would take too long otherwise. */
const PORTS: VerifyPorts = {
  hashes: NODE_HASHES,
  verifySignature: (publicKey, message, signature) =>
    verify(null, message, keyOf(publicKey), signature),
};

const keys = new Map<string, KeyObject>();

/** Few keys sign all draws; parsing a key takes longer than verifying a signature with it. */
function keyOf(publicKey: Uint8Array): KeyObject {
  const name = Buffer.from(publicKey).toString('hex');
  const der = Buffer.concat([SPKI, publicKey]);
  const key = keys.get(name) ?? createPublicKey({ key: der, format: 'der', type: 'spki' });
  keys.set(name, key);
  return key;
}

export interface Prover {
  /** The faults of the draws' proofs; both verifiers check each of them. */
  prove(draws: readonly SettledDraw[]): Promise<Breach[]>;
  close(): void;
}

export function openProver(test: TestApp): Prover {
  const client = test.client();
  const python = openPython();
  return {
    prove: async (draws) => {
      const left = [...draws];
      const breaches: Breach[] = [];
      const reader = async (): Promise<void> => {
        for (let draw = left.shift(); draw !== undefined; draw = left.shift()) {
          breaches.push(...(await proveDraw(client, python, draw)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, reader));
      return breaches;
    },
    close: () => python.close(),
  };
}

/** Fetches the published proof of a draw and returns the verdicts of both verifiers. */
async function proveDraw(
  client: PlayerClient,
  python: Python,
  { issue, mode }: SettledDraw,
): Promise<Breach[]> {
  const proof = (await expectValue(client.call('drawProof', { issue }))) as unknown;
  const second = python.judge(proof);
  const { verdict, checks } = verifyProofFile(proof, PORTS);
  const failed = checks.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const wanted = mode === 'entered' ? 'entered' : 'verified';
  const verdictLine = await second;
  return [
    ...(verdict === wanted ? [] : [{ invariant: 'proof', detail: `${issue}: ${failed.join()}` }]),
    ...(verdictLine.startsWith(`${wanted}\t`)
      ? []
      : [{ invariant: 'python', detail: verdictLine }]),
  ];
}

interface Python {
  /** The script's line for a proof: verdict, draw, failed checks, separated by tabs. */
  judge(proof: unknown): Promise<string>;
  close(): void;
}

/** One process of the script; it answers in the order of its input. */
function openPython(): Python {
  const script = ['docs/fairness/verify_draw.py', '--many'];
  const child = spawn('python3', script, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const asked: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => asked.shift()?.(line));
  const end = (why: string): void => {
    for (const answer of asked.splice(0)) answer(`no answer: ${why}`);
  };
  child.on('error', (error) => end(String(error)));
  // A program that ends without reading its input says why by its exit code.
  child.stdin.on('error', () => undefined);
  child.on('exit', (code) => end(`the script ended with ${code}`));
  return {
    judge: (proof) =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve('no answer: the script has ended');
        asked.push(resolve);
        child.stdin.write(`${JSON.stringify(proof)}\n`);
      }),
    close: () => child.stdin.end(),
  };
}
