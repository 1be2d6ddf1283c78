// Group buys in proof files: both verifiers accept a true division and refuse any changed field.
import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseReceipts, verifyProofFile } from '@fairhouse/calls/proof';
import {
  divisionHash,
  hashLeaf,
  PURE_HASHES,
  receiptMessage,
  toHex,
  verifyEd25519,
  type FlatObject,
  type ProofOffer,
} from '@fairhouse/rules/fair';
import { makeProof, sampleRules, type Signer } from '@fairhouse/rules/testing';

const root = join(import.meta.dirname, '..');
const ports = { hashes: PURE_HASHES, verifySignature: verifyEd25519 };
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const drawId = 'ssc1m-20261120-0451';
let folder = '';
let hasPython = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-shares-'));
  hasPython = (await run(['--version'])).code === 0;
});
afterAll(() => rm(folder, { recursive: true }));

function run(args: readonly string[], input?: string) {
  return new Promise<{ readonly code: number; readonly text: string }>((resolve) => {
    const child = execFile('python3', [...args], { cwd: root }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, text: stdout + stderr });
    });
    // A program that ends without reading its input says why by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}

function signer(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    publicKey: der.subarray(-32).toString('hex'),
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}

const offer: ProofOffer = {
  offer: '0190f4b2-0000-4000-8000-000000000001',
  shares: 20,
  commission: 10,
  owners: [
    { no: 1, player: 'aa', shares: 3 },
    { no: 2, player: 'bb', shares: 10 },
    { no: 3, player: 'cc', shares: 7 },
  ],
};

function ticket(seq: number, pick: string, change: FlatObject = {}): FlatObject {
  const base = { id: `T${seq}`, seq, player: 'tag', play: 'FixedPlace', pick };
  const money = { stake: '20000', unit: '20000', multiple: 1, style: 'GROUP', group: '1950' };
  return { ...base, ...money, nonce: hex(String(seq)).slice(32), ...change };
}

/** Ten tickets of a group buy, one of which wins, after one of a single player. */
function leavesOf(division: string): FlatObject[] {
  const shared = Array.from({ length: 10 }, (_, digit) => {
    return ticket(digit + 2, `||||${digit}`, { offer: offer.offer, division });
  });
  return [ticket(1, '1||||', { player: 'p1' }), ...shared];
}

const log = signer();
const parts = {
  hashes: PURE_HASHES,
  drawId,
  seed: hex('shares'),
  rules: sampleRules(),
  leaves: leavesOf(divisionHash(PURE_HASHES, drawId, offer)),
  log,
  parties: ['house', 'auditor'].map((name) => ({ name, reveal: hex(name), ...signer() })),
};
const proof = makeProof({ ...parts, offers: [offer] });
const [stated] = proof.offers ?? [];

/** The offers of the proof with one plain value changed, one at a time. */
function changedOffers(): object[][] {
  const changed = (value: unknown): unknown =>
    typeof value === 'number' ? value + 1 : /^\d+$/.test(String(value)) ? '7' : `${String(value)}x`;
  const terms = (['offer', 'shares', 'commission'] as const).map((name) => [
    { ...stated, [name]: changed(stated?.[name]) },
  ]);
  const owners = (stated?.owners ?? []).flatMap((owner, at) =>
    Object.entries(owner).map(([name, value]) => [
      { ...stated, owners: stated?.owners.with(at, { ...owner, [name]: changed(value) }) },
    ]),
  );
  return [...terms, ...owners];
}

const [first, second, third] = stated?.owners ?? [];
const shared = parts.leaves[1] ?? {};
const forgeries: readonly (readonly [string, object])[] = [
  ...changedOffers().map((offers, at) => [`offers changed ${at}`, { offers }] as const),
  ['no offers', { offers: undefined }],
  ['an empty list', { offers: [] }],
  ['an offer twice', { offers: [stated, stated] }],
  ['a part left out', { offers: [{ ...stated, owners: [first, second] }] }],
  ['owners in another order', { offers: [{ ...stated, owners: [second, first, third] }] }],
  ['no parts', { offers: [{ ...stated, owners: offer.owners }] }],
  ['a field more', { offers: [{ ...stated, note: 'x' }] }],
  ...['offer', 'division'].map(
    (name) =>
      [
        `a ticket without ${name}`,
        {
          tickets: parts.leaves.with(
            1,
            Object.fromEntries(Object.entries(shared).filter(([key]) => key !== name)),
          ),
        },
      ] as const,
  ),
  [
    'a ticket of another division',
    { tickets: parts.leaves.with(1, { ...shared, division: hex('x') }) },
  ],
];

describe('a group buy in a proof', () => {
  it('is verified, and divides what the draw paid', () => {
    const { verdict, checks } = verifyProofFile(proof, ports);
    expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(verdict).toBe('verified');
    expect(checks.find(({ name }) => name === 'shares')?.status).toBe('ok');
    const paid = (stated?.owners ?? []).reduce((sum, owner) => sum + BigInt(owner.paid ?? 0), 0n);
    const won = proof.winners.filter(({ seq }) => seq > 1);
    expect(paid).toBe(won.reduce((sum, { payout }) => sum + BigInt(payout), 0n));
    expect(paid).toBeGreaterThan(0n);
  });

  it('has a check of its own only where there is one', () => {
    const alone = makeProof({ ...parts, leaves: parts.leaves.slice(0, 1) });
    const { verdict, checks } = verifyProofFile(alone, ports);
    expect(verdict).toBe('verified');
    expect(checks.map(({ name }) => name)).not.toContain('shares');
  });

  // A house that signs and publishes a whole draw again still cannot divide it otherwise than the
  // tickets say, nor pay otherwise than the division says.
  it.each([
    ['a ticket that names another division', leavesOf(hex('another')), [offer]],
    [
      'shares that do not add up',
      leavesOf(divisionHash(PURE_HASHES, drawId, { ...offer, shares: 21 })),
      [{ ...offer, shares: 21 }],
    ],
    [
      'a commission above a tenth',
      leavesOf(divisionHash(PURE_HASHES, drawId, { ...offer, commission: 11 })),
      [{ ...offer, commission: 11 }],
    ],
    ['no word of the group buy', parts.leaves, undefined],
  ])('fails, whatever the house signs, with %s', (_, leaves, offers) => {
    const made = makeProof({ ...parts, leaves, ...(offers === undefined ? {} : { offers }) });
    expect(verifyProofFile(made, ports).verdict).toBe('failed');
  });

  it.each(forgeries)('fails with %s', (_, change) => {
    const file: unknown = JSON.parse(JSON.stringify({ ...proof, ...change }));
    expect(verifyProofFile(file, ports).verdict).toBe('failed');
  });

  it('is judged the same by the script in another language', async () => {
    if (!hasPython) return;
    const files = [{}, ...forgeries.map(([, change]) => change)];
    const lines = files.map((change) => `${JSON.stringify({ ...proof, ...change })}\n`);
    const said = await run(['docs/fairness/verify_draw.py', '--many'], lines.join(''));
    const verdicts = said.text.trimEnd().split('\n');
    const names = ['true', ...forgeries.map(([name]) => name)];
    expect(verdicts.map((line, at) => [names[at], line.split('\t', 1)[0]])).toEqual(
      names.map((name) => [name, name === 'true' ? 'verified' : 'failed']),
    );
  }, 120_000);
});

describe('the receipt of a share', () => {
  const leaf = toHex(hashLeaf(PURE_HASHES, shared));
  const content = { drawId, seq: 2, leaf, at: 1_763_700_010_000, commit: proof.commit };
  const receipt = {
    ...content,
    publicKey: log.publicKey,
    signature: toHex(log.sign(receiptMessage(PURE_HASHES, content))),
    share: { no: 2, player: 'bb', shares: 10 },
  };
  const other = [
    { no: 1, player: 'bb', shares: 10 },
    { no: 2, player: 'cc', shares: 10 },
    { no: 2, player: 'bb', shares: 11 },
    { no: 9, player: 'bb', shares: 10 },
  ];

  it('is verified as saved, and fails for an owner that the division does not have', () => {
    const [saved] = parseReceipts(JSON.parse(JSON.stringify({ receipts: [receipt] })));
    expect(saved).toEqual(receipt);
    const known = saved === undefined ? {} : { receipt: saved };
    expect(verifyProofFile(proof, ports, known).verdict).toBe('verified');
    for (const share of other) {
      const { verdict } = verifyProofFile(proof, ports, { receipt: { ...receipt, share } });
      expect(verdict).toBe('failed');
    }
  });

  it('is judged the same by the script in another language', async () => {
    if (!hasPython) return;
    const file = join(folder, 'proof.json');
    await writeFile(file, JSON.stringify(proof));
    for (const [at, share] of [receipt.share, ...other].entries()) {
      const mine = join(folder, `receipt-${at}.json`);
      await writeFile(mine, JSON.stringify({ receipts: [{ ...receipt, share }] }));
      const said = await run(['docs/fairness/verify_draw.py', file, '--quick', '--receipt', mine]);
      expect([at, said.code]).toEqual([at, at === 0 ? 0 : 1]);
    }
  }, 120_000);
});
