// The three checkers: the house's own rules, the Python script, and the audit with a witness.
import { verifyProofFile } from '@fairhouse/calls/proof';
import { toHex, type Receipt } from '@fairhouse/rules/fair';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedBy, verifyRound } from '../../apps/server/src/modules/lottery/hashing/index.ts';
import { bundleProgram } from '../../tools/build/bundle-program.mjs';
import { HASHES } from './resign-proof.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = join(ROOT, 'docs/fairness/verify_draw.py');

/** What a reader knows beside the file. */
export interface Knowledge {
  readonly key?: string | undefined;
  readonly party?: string | undefined;
  readonly receipt?: Receipt | undefined;
}

export interface Judgement {
  readonly verdict: string;
  /** The failed checks, as the checker names them. */
  readonly why: readonly string[];
}

/** Node's own signature verification, much faster than the implementation for browsers. */
function verifyByNode(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return isSignedBy(toHex(key), message, toHex(signature));
}

/** The verdict of the rules that `verify-draw` and the page `/verify` use. */
export function judgeByRules(file: unknown, { key, party, receipt }: Knowledge): Judgement {
  const { verdict, checks } = verifyProofFile(
    file,
    { hashes: HASHES, verifySignature: verifyByNode, verifyBeacon: verifyRound },
    {
      ...(key === undefined ? {} : { logKey: key }),
      ...(party === undefined ? {} : { partyKeys: [party] }),
      ...(receipt === undefined ? {} : { receipt }),
    },
  );
  const why = checks.flatMap(({ name, status, problem }) =>
    status === 'failed' ? [`${name}: ${problem ?? ''}`] : [],
  );
  return { verdict, why };
}

/** The script's verdicts on files that are checked with the same knowledge, in their order. */
export async function judgeByPython(
  files: readonly unknown[],
  { key, party, receipt }: Knowledge,
): Promise<Judgement[]> {
  const flags = [
    ...(key === undefined ? [] : ['--key', key]),
    ...(party === undefined ? [] : ['--party', party]),
  ];
  if (receipt === undefined) {
    const lines = files.map((file) => JSON.stringify(file)).join('\n');
    const { text } = await run('python3', [SCRIPT, '--many', ...flags], lines);
    return text.trim().split('\n').map(readMany);
  }
  const folder = mkdtempSync(join(tmpdir(), 'forge-'));
  const found: Judgement[] = [];
  for (const file of files) {
    const [proofFile, receiptFile] = [join(folder, 'proof.json'), join(folder, 'receipt.json')];
    writeFileSync(proofFile, JSON.stringify(file));
    writeFileSync(receiptFile, JSON.stringify(receipt));
    const args = [SCRIPT, proofFile, '--receipt', receiptFile, ...flags];
    const { text } = await run('python3', args);
    const lines = text.trim().split('\n');
    const why = lines.filter((line) => line.startsWith('FAILED')).map((line) => line.slice(8));
    found.push({ verdict: lines.at(-1) ?? '', why });
  }
  rmSync(folder, { recursive: true });
  return found;
}

function readMany(line: string): Judgement {
  const [verdict = '', , ...why] = line.split('\t');
  return { verdict, why };
}

/** Runs the script as the manual tells a player to. */
export function runScript(args: readonly string[]) {
  return run('python3', [SCRIPT, ...args]);
}

/** Runs one of the product's own commands as its user would. */
export async function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly text: string }> {
  return run(process.execPath, [await bundleProgram(`tools/${name}`), ...args], '', env);
}

function run(
  program: string,
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env } });
    let text = '';
    child.stdout.on('data', (bytes: Buffer) => (text += bytes.toString('utf8')));
    child.stderr.on('data', (bytes: Buffer) => (text += bytes.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
    // A program that ends without reading its input says why by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
