// `npm run verify-draw -- FILE [--key HEX] [--receipt FILE]`: checks a saved proof of a draw.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyRound } from '../apps/server/src/modules/lottery/verify-round.ts';
import {
  verifyEd25519,
  verifyProof,
  type Check,
  type CheckName,
  type Hashes,
  type Receipt,
  type Verification,
} from '@fairhouse/rules/fair';

/** What each check says when it holds. */
const SAYS: Readonly<Record<CheckName, string>> = {
  form: 'the file has the form of a proof',
  rules: 'the rules are those that were hashed',
  rules_agree: 'times, mode and round of the file are those of the rules',
  log_chain: 'the lines of the public log are chained and in order',
  log_signatures: 'the lines of the public log are signed',
  log_lines: 'the log has the lines that a draw has, and no others',
  commit_logged: 'the commitment stood in the log before the draw opened',
  tickets: 'tickets are in sequence, legal and rightly priced; totals are theirs',
  root: 'the root is that of the tickets',
  root_logged: 'the root stood in the log after close',
  beacon_source: 'the beacon was fixed in advance and came out after the root',
  beacon_signature: 'the beacon is signed for this draw',
  beacon: 'the beacon is the hash of its parts',
  block: 'the block of the log was not there at close, and gives the numbers',
  commit_opens: 'the seed opens the commitment',
  key: 'the key comes from seed, rules, root, count, round and beacon',
  numbers: 'the numbers come from the key',
  winners: 'every ticket settled again gives the same winners and payouts',
  receipt: 'my ticket is in the tree, as my receipt says',
};

const MARKS = {
  ok: 'ok     ',
  failed: 'FAILED ',
  pending: 'later  ',
  unchecked: 'skipped',
} as const;
const EXIT = { verified: 0, recorded: 0, void: 0, failed: 1, incomplete: 3 } as const;

const hashes: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, receipt: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: npm run verify-draw -- FILE [--key HEX] [--receipt FILE]');
  process.exit(2);
}
const { verdict, checks } = verify(file);
for (const check of checks) console.log(line(check));
console.log(verdict);
process.exitCode = EXIT[verdict];

function verify(path: string): Verification {
  const receipt =
    values.receipt === undefined ? {} : { receipt: readJson(values.receipt) as Receipt };
  const logKey = values.key === undefined ? {} : { logKey: values.key };
  const ports = { hashes, verifySignature: verifyEd25519, verifyBeacon: verifyRound };
  return verifyProof(readJson(path), ports, { ...logKey, ...receipt });
}

function line({ name, status, problem }: Check): string {
  return `${MARKS[status]} ${name}: ${SAYS[name]}${problem === undefined ? '' : ` (${problem})`}`;
}

/**
 * The file's JSON, or undefined where it is none: that is a malformed proof, not a broken program.
 */
function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
