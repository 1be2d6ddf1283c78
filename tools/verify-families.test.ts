// Draws of every family of lotteries: both verifiers accept them, with a ticket of every play, and
// compute the same winners; neither accepts a winner with another payout.
import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import { assert } from '@fairhouse/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyProofFile } from '@fairhouse/calls/proof';
import {
  PURE_HASHES,
  verifyEd25519,
  type DrawRules,
  type KenoRule,
  type TicketLeaf,
} from '@fairhouse/rules/fair';
import { findFamily, formatSelection, readBet, type Family } from '@fairhouse/rules/lottery';
import {
  ANY_SIZE,
  makeChance,
  makeProof,
  randomLeaf,
  sampleRules,
  SMALL,
  type Signer,
} from '@fairhouse/rules/testing';

const CODES = [
  ['VNN', 'VNS', 'VNS2', 'MY4D', 'SG4D', 'TH', 'HANOI', 'LAO'],
  ['K3', 'PC28', 'KL8', 'VTX', 'VXD', 'VBC', 'CLR', 'WGG', '5D', 'SEAK3', 'SEAPK10'],
  ['FANTAN', 'FANTAN5D', 'FANTANK3', 'BCR', 'BCB'],
  ['LHC', 'TL2D', 'TL2D37', 'TL3D', 'TL4D', 'TL6D'],
  ['VL645', 'VL655', 'MAX3D'],
  ['TL642', 'TL645', 'TL649', 'TL655', 'TL658'],
  ['3D', 'P5', '11X5', 'PK10', 'ID'],
].flat();

const root = join(import.meta.dirname, '..');
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
let hasPython = false;

beforeAll(async () => {
  hasPython = (await python(['--version'])).code === 0;
});

const python = (args: readonly string[], input = ''): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = execFile('python3', args, { cwd: root }, (error, said) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, said });
    });
    // A program that ends without reading its input says why by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

function signer(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    publicKey: der.subarray(-32).toString('hex'),
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}

function rulesOf(family: Family, keno?: KenoRule): DrawRules {
  const { format, length, max, prizes = 1, layout, marked: isMarked } = family.drawFormat;
  if (format === 'entered') throw new Error(`${family.code} is not drawn by the house`);
  const form = { format, length, prizes, max, ...(layout === undefined ? {} : { layout }) };
  const narrow = { narrowPayout: '900000', narrowShare: 20_000 };
  // Some families print the zodiac sign after the numbers.
  const marked = isMarked === undefined ? {} : { mark: 'horse' };
  const app = { mode: 'house', parties: '' } as const;
  const derived = keno === undefined ? {} : { keno };
  return sampleRules({ family: family.code, ...form, ...narrow, ...marked, ...app, ...derived });
}

/** The ticket with a third of all numbers instead of its own, where the play allows so many. */
function widened(family: Family, leaf: TicketLeaf): TicketLeaf {
  const play = family.plays.get(leaf.play);
  if (play?.form.kind !== 'lines' || play.form.most !== undefined) return leaf;
  const { length } = play.form;
  if (length > 4) return leaf;
  const isLegal = (line: string) =>
    formatSelection(play, { kind: 'lines', lines: [line] }).ok && new Set(line).size > 1;
  const lines = Array.from({ length: 10 ** length }, (_, number) =>
    String(number).padStart(length, '0'),
  ).filter((line, at) => at % 3 === 1 && isLegal(line));
  const pick = formatSelection(play, { kind: 'lines', lines });
  const bet = pick.ok ? readBet(family, play.code, pick.value) : pick;
  const own = readBet(family, play.code, leaf.pick);
  if (!pick.ok || !bet.ok || !own.ok) throw new Error(`no ticket of ${play.code}`);
  const stake = (BigInt(leaf.stake) / BigInt(own.value.notes)) * BigInt(bet.value.notes);
  return { ...leaf, pick: pick.value, stake: String(stake) };
}

/** The first element that satisfies the condition. */
function firstOf<From, To>(
  from: readonly From[],
  make: (one: From) => To,
  isWanted: (made: To) => boolean,
): To | undefined {
  for (const one of from) {
    const made = make(one);
    if (isWanted(made)) return made;
  }
  return undefined;
}

/** A small, a large and a wide ticket of every play. */
function drawOf(code: string, keno?: KenoRule) {
  const family = findFamily(code);
  if (!family) throw new Error(`no family ${code}`);
  const chance = makeChance(20_261_121);
  // The plays do not depend on where the numbers come from: some of them are enough.
  const plays = [...family.plays.values()].slice(0, keno === undefined ? undefined : 20);
  const leaves = [SMALL, ANY_SIZE, undefined].flatMap((size, round) =>
    plays.map((play, at) => {
      const leaf = randomLeaf(code, 1 + round * plays.length + at, chance, play, size);
      return size || keno ? leaf : widened(family, leaf);
    }),
  );
  const drawn = (seed: string) =>
    makeProof({
      hashes: PURE_HASHES,
      drawId: `${code}-20261121-0451`,
      seed: hex(seed),
      rules: rulesOf(family, keno),
      leaves,
      log: signer(),
      parties: [],
      witness: { name: 'auditor', ...signer() },
    });
  // A draw without winners would not test how winners are stated.
  const seeds = Array.from({ length: 20 }, (_, index) => (index === 0 ? code : `${code} ${index}`));
  const won = firstOf(seeds, drawn, ({ winners }) => winners.length > 0);
  if (!won) throw new Error(`nobody ever wins in ${code}`);
  return won;
}

type Verdicts = readonly string[];

/** The verdicts of both verifiers on each file; one process of Python for all of them. */
async function verdictsOn(
  files: readonly unknown[],
): Promise<{ ours: Verdicts; python: Verdicts }> {
  const ports = { hashes: PURE_HASHES, verifySignature: verifyEd25519 };
  const ours = files.map((file) => verifyProofFile(file, ports).verdict);
  // Without Python on the machine only our own verifier is tested.
  if (!hasPython) return { ours, python: ours };
  const input = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  const { said } = await python(['docs/fairness/verify_draw.py', '--many'], input);
  const lines = said.trimEnd().split('\n');
  return { ours, python: lines.map((line) => line.split('\t', 1)[0] ?? '') };
}

describe.each([
  ['SSC', 'places'],
  ['PK10', 'sha512'],
] as const)('%s from the balls of keno by %s', (code, keno) => {
  it('is proved by both verifiers, and not with other numbers or the rule of another form', async () => {
    const proof = drawOf(code, keno);
    const numbers = proof.numbers.split(code === 'SSC' ? '' : ',').toReversed();
    const wrong = { ...proof, numbers: numbers.join(code === 'SSC' ? '' : ',') };
    const other = keno === 'places' ? 'sha512' : 'places';
    const unfit = { ...proof, rules: { ...proof.rules, keno: other } };
    const { ours, python: script } = await verdictsOn([proof, wrong, unfit]);
    expect(ours.join(), 'our verifier').toBe('verified,failed,failed');
    expect(script.join(), 'the script in Python').toBe('verified,failed,failed');
  }, 60_000);
});

describe.each(CODES)('%s', (code) => {
  it('is proved with the winners of every play, and not with a changed payout', async () => {
    const proof = drawOf(code);
    const [winner, ...others] = proof.winners;
    assert(winner !== undefined, 'the draw has winners');
    const payout = String(BigInt(winner.payout) + 1n);
    const wrong = { ...proof, winners: [{ ...winner, payout }, ...others] };
    const { ours, python: script } = await verdictsOn([proof, wrong]);
    expect(ours.join(), 'our verifier').toBe('verified,failed');
    expect(script.join(), 'the script in Python').toBe('verified,failed');
  }, 60_000);
});
