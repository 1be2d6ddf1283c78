// `npm run verify-draw -- FILE [--key HEX] [--party HEX] [--receipt FILE]`: verifies a saved proof
// of a draw; `--party` is the key of a co-signer as it publishes it itself, given once for each;
// `--receipt` is the site's saved receipt of a bet: one receipt, or an order's.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyRound } from '../apps/server/src/modules/lottery/hashing/index.ts';
import { parseReceipts, verifyProofFile } from '@fairhouse/calls/proof';
import {
  isFlat,
  readRules,
  shownMode,
  verifyEd25519,
  type Check,
  type CheckName,
  type FlatObject,
  type Hashes,
  type Receipt,
  type Verification,
} from '@fairhouse/rules/fair';

/** The text of each check when it holds. */
const SAYS: Readonly<Record<CheckName, string>> = {
  form: 'the file has the form of a proof',
  rules: 'the rules are those that were hashed',
  rules_agree: 'times, mode and round of the file are those of the rules',
  log_chain: 'the lines of the public log are chained and in order',
  log_signatures: 'the lines of the public log are signed',
  log_lines: 'the log has the lines that a draw has, and no others',
  commit_logged: 'the commitment stood in the log before the draw opened',
  cosigned: 'every party signed its commitment for this one of the house',
  witnessed: 'the witness saw the commitment before the draw opened',
  tickets: 'tickets are in sequence, legal and rightly priced; totals are theirs',
  root: 'the root is that of the tickets',
  root_logged: 'the root stood in the log after close',
  beacon_source: 'the beacon was fixed in advance and came out after the root',
  beacon_signature: 'the beacon is signed for this draw',
  beacon: 'the beacon is the hash of its parts',
  root_witnessed: 'the witness saw the root, and before a beacon from outside could be out',
  block: 'the block of the log was not there at close, and gives the numbers',
  commit_opens: 'the seed opens the commitment',
  key: 'the key comes from seed, rules, root, count, round and beacon',
  numbers: 'the numbers come from the key',
  winners: 'every ticket settled again gives the same winners and payouts',
  shares: 'each group buy is divided as its tickets fix it, and paid as the winners say',
  receipt: 'my ticket is in the tree, as my receipt says',
};

const ENTERED_NUMBERS =
  'the numbers are those of the result line in the log, and come from outside';

const MARKS = {
  ok: 'ok     ',
  failed: 'FAILED ',
  pending: 'later  ',
  unchecked: 'skipped',
} as const;
const EXIT = { verified: 0, unbound: 0, entered: 0, void: 0, failed: 1, incomplete: 3 } as const;
/** The label of a verdict where its name is not sufficient. */
const VERDICTS = { unbound: 'verified, house not bound (LD1)' } as const;

const hashes: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    party: { type: 'string', multiple: true },
    receipt: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: npm run verify-draw -- FILE [--key HEX] [--party HEX] [--receipt FILE]');
  process.exit(2);
}
const { verdict, checks } = verify(file);
const proof = readJson(file);
const isEntered = isRecord(proof) && proof['mode'] === 'entered';
for (const check of checks) console.log(line(check));
if (isRecord(proof) && isFlat(proof['rules'])) console.log(`mode   ${modeOf(proof['rules'])}`);
console.log(verdict === 'unbound' ? VERDICTS[verdict] : verdict);
process.exitCode = EXIT[verdict];

/** Verifies every receipt of the saved order; one failure fails the whole. */
function verify(path: string): Verification {
  const found = receipts().map((receipt) => verifyWith(path, { receipt }));
  const [first] = found;
  if (first === undefined) return verifyWith(path, {});
  const others = found.slice(1).flatMap(({ checks }) => checks.filter(isOfReceipt));
  const verdict = found.find((each) => each.verdict === 'failed')?.verdict ?? first.verdict;
  return { verdict, checks: [...first.checks, ...others] };
}

function isOfReceipt({ name }: Check): boolean {
  return name === 'receipt';
}

function receipts(): readonly Receipt[] {
  if (values.receipt === undefined) return [];
  const found = parseReceipts(readJson(values.receipt));
  if (found.length > 0) return found;
  console.error(`no receipt in ${values.receipt}`);
  process.exit(2);
}

function verifyWith(path: string, receipt: { readonly receipt?: Receipt }): Verification {
  const logKey = values.key === undefined ? {} : { logKey: values.key };
  const partyKeys = values.party === undefined ? {} : { partyKeys: values.party };
  const ports = { hashes, verifySignature: verifyEd25519, verifyBeacon: verifyRound };
  return verifyProofFile(readJson(path), ports, { ...logKey, ...partyKeys, ...receipt });
}

function line({ name, status, problem }: Check): string {
  // Numbers of an external draw have no key.
  const says = isEntered && name === 'numbers' ? ENTERED_NUMBERS : SAYS[name];
  return `${MARKS[status]} ${name}: ${says}${problem === undefined ? '' : ` (${problem})`}`;
}

/** The mode as players see it, with the reason when it is not the one of the rules. */
function modeOf(rules: FlatObject): string {
  const read = readRules(rules);
  if (read === undefined) return 'unknown';
  const shown = shownMode(read);
  return shown === read.mode ? shown : `${shown} (no independent party)`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * The file's JSON; undefined when it is invalid: that is a malformed proof, not a program error.
 */
function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
