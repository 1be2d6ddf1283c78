import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { makeProof, sampleRules, type DrawParts, type Signer } from '../../testing/make-proof.ts';
import { randomLeaf } from '../../testing/random-leaf.ts';
import { SSC } from '../../lottery/families.ts';
import { houseBeacon, roundForClose } from '../beacon.ts';
import { toHex } from '../bytes.ts';
import { verifyEd25519 } from '../ed25519.ts';
import { signLogLine } from '../log.ts';
import { leafOf } from '../merkle.ts';
import type { Flat, Receipt } from '../proof.ts';
import { receiptMessage } from '../receipt.ts';
import { PURE_HASHES } from '../sha256.ts';
import type { Check } from './check.ts';
import { verifyProof } from './verify-proof.ts';

const hashes = PURE_HASHES;
const ports = { hashes, verifySignature: verifyEd25519 };
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

function signer(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    publicKey: der.subarray(-32).toString('hex'),
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}

const chance = makeChance(7);
const tickets: Flat[] = [...SSC.plays.values()]
  .filter((_, at) => at % 23 === 0)
  .map((play, at) => randomLeaf('SSC', at + 1, chance, play));
// Ten tickets of 定位胆 cover every digit, so that there is a winner whatever comes.
for (let digit = 0; digit < 10; digit += 1) {
  const seq = tickets.length + 1;
  const base = { id: `W${digit}`, seq, player: 'p1', play: 'FixedPlace', pick: `||||${digit}` };
  const money = { stake: '20000', unit: '20000', multiple: 1, style: 'GROUP', group: '1950' };
  tickets.push({ ...base, ...money, nonce: hex(String(digit)).slice(32) });
}
tickets.push({
  id: 'C1',
  seq: tickets.length + 1,
  player: 'p1',
  cancels: tickets.length,
  nonce: '00',
});

const log = signer();
const parts: DrawParts = {
  hashes,
  drawId: 'ssc1m-20261120-0451',
  seed: hex('seed'),
  rules: sampleRules(),
  leaves: tickets,
  log,
  parties: [
    { name: 'house', reveal: hex('one'), ...signer() },
    { name: 'auditor', reveal: hex('two'), ...signer() },
  ],
};
const proof = makeProof(parts);
const problems = (checks: readonly Check[]) =>
  checks
    .filter((check) => check.status === 'failed')
    .map((check) => `${check.name}:${check.problem}`);

describe('a true proof', () => {
  it('passes every check', () => {
    const { verdict, checks } = verifyProof(proof, ports, { logKey: log.publicKey });
    expect(problems(checks)).toEqual([]);
    expect(verdict).toBe('verified');
    expect(checks.filter((check) => check.status !== 'ok').map((check) => check.name)).toEqual([
      'receipt',
    ]);
    expect(proof.winners.length).toBeGreaterThan(0);
  });

  it('passes without tickets, and in house mode for play money', () => {
    expect(verifyProof(makeProof({ ...parts, leaves: [] }), ports).verdict).toBe('verified');
    const rules = sampleRules({ mode: 'house', parties: '' });
    const house = makeProof({ ...parts, rules, parties: [] });
    expect(house.beacon).toBe(houseBeacon(hashes, parts.drawId));
    expect(problems(verifyProof(house, ports).checks)).toEqual([]);
  });

  it("holds the player's receipt", () => {
    const leaf = toHex(leafOf(hashes, tickets[2] ?? {}));
    const content = { drawId: parts.drawId, seq: 3, leaf, at: 1_763_700_010_000 };
    const signature = toHex(log.sign(receiptMessage(hashes, content)));
    const receipt: Receipt = { ...content, publicKey: log.publicKey, signature };
    expect(verifyProof(proof, ports, { receipt }).checks.at(-1)).toEqual({
      name: 'receipt',
      status: 'ok',
    });
    const forged = [
      { ...receipt, seq: 4 },
      { ...receipt, at: receipt.at + 1 },
      { ...receipt, leaf: hex('other') },
      { ...receipt, drawId: 'other' },
      { ...receipt, signature: '00'.repeat(64) },
    ];
    for (const each of forged) {
      expect(verifyProof(proof, ports, { receipt: each }).verdict).toBe('failed');
    }
  });

  it('is incomplete before the draw and void when the log says so', () => {
    const { drawId, scheme, lottery, mode, rules, rulesHash, commit } = proof;
    const { commitLoggedAt, opensAt, closesAt, logKey } = proof;
    const start = { drawId, scheme, lottery, mode, rules, rulesHash, commit };
    const open = {
      ...start,
      commitLoggedAt,
      opensAt,
      closesAt,
      logKey,
      log: proof.log.slice(0, 1),
    };
    expect(verifyProof(open, ports).verdict).toBe('incomplete');
    const { closedAt, count, totalStake, root, rootLoggedAt } = proof;
    const close = { closedAt, tickets, count, totalStake, root, rootLoggedAt };
    const closed = { ...open, ...close, log: proof.log.slice(0, 2) };
    expect(verifyProof(closed, ports).verdict).toBe('incomplete');
    expect(verifyProof({ ...closed, seed: proof.seed }, ports).verdict).toBe('failed');
    const content = {
      seq: 3,
      at: proof.rootLoggedAt + 600_000,
      kind: 'void' as const,
      body: { drawId, reason: 'no_reveal' },
      prev: proof.log[1]?.hash ?? '',
    };
    const line = signLogLine(hashes, content, (message) => log.sign(message));
    const voided = [...closed.log, line];
    expect(verifyProof({ ...closed, log: voided }, ports).verdict).toBe('void');
    expect(verifyProof({ ...proof, log: [...proof.log, line] }, ports).verdict).toBe('failed');
  });
});

/** Every value in a JSON tree with the path to it. */
function valuesIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value)
    ? value.map((each, at) => [at, each] as const)
    : Object.entries(value);
  return entries.flatMap(([key, each]) => valuesIn(each, [...path, key]));
}

function changed(value: string | number): string | number {
  if (typeof value === 'number') return value + 1;
  if (value === '') return 'x';
  const last = value[value.length - 1] ?? '';
  const other = /[0-8]/.test(last)
    ? String(Number(last) + 1)
    : last === '9'
      ? '0'
      : last === 'a'
        ? 'b'
        : 'a';
  return value.slice(0, -1) + other;
}

function withChange(path: readonly (string | number)[]): unknown {
  const copy = JSON.parse(JSON.stringify(proof)) as unknown;
  let place = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  const last = path[path.length - 1] ?? '';
  place[last] = changed(place[last] as string | number);
  return copy;
}

describe('a proof with one value changed', () => {
  const paths = valuesIn(proof);
  const firstTicket = paths.filter((path) => path[0] !== 'tickets' || path[1] === 0);
  it.each(firstTicket.map((path) => [path.join('.'), path] as const))('fails: %s', (_, path) => {
    expect(verifyProof(withChange(path), ports).verdict).toBe('failed');
  });

  it('fails for every value of every ticket', () => {
    for (const path of paths.filter((each) => each[0] === 'tickets')) {
      const { verdict } = verifyProof(withChange(path), { hashes, verifySignature: () => true });
      expect(verdict, path.join('.')).toBe('failed');
    }
  });

  it.each(Object.keys(proof))('fails without %s', (name) => {
    const { [name as keyof typeof proof]: _, ...rest } = proof;
    expect(verifyProof(rest, ports).verdict).toBe('failed');
  });
});

describe('a house that cheats and signs again', () => {
  const [first] = tickets;
  const [one, two] = parts.parties;
  if (!one || !two) throw new Error('two parties');
  const cheats: readonly (readonly [string, string, Partial<DrawParts> | (() => unknown)])[] = [
    ['drops a ticket', 'tickets', { leaves: tickets.filter((leaf) => leaf.seq !== 2) }],
    ['numbers two tickets alike', 'tickets', { leaves: [first ?? {}, first ?? {}] }],
    ['takes a stake that is not the price', 'tickets', { leaves: [{ ...first, stake: '1' }] }],
    ['takes an illegal ticket', 'tickets', { leaves: [{ ...first, pick: 'x' }] }],
    ['takes a style that is not on sale', 'tickets', { rules: sampleRules({ styles: 'NONE' }) }],
    [
      "cancels another player's ticket",
      'tickets',
      {
        leaves: [first ?? {}, { id: 'C', seq: 2, player: 'nobody', cancels: 1, nonce: '' }],
      },
    ],
    [
      'cancels a ticket twice',
      'tickets',
      {
        leaves: [1, 2, 3].map((seq) =>
          seq === 1
            ? (first ?? {})
            : { id: `C${seq}`, seq, player: first?.player ?? '', cancels: 1, nonce: '' },
        ),
      },
    ],
    ['opens before committing', 'commit_logged', () => ({ ...proof, opensAt: 0 })],
    [
      'signs alone',
      'commit_logged',
      { rules: sampleRules({ parties: 'house' }), parties: parts.parties.slice(0, 1) },
    ],
    ['pays nobody', 'winners', () => ({ ...proof, winners: [] })],
    [
      'pays a loser',
      'winners',
      () => ({
        ...proof,
        winners: [...proof.winners, { seq: 999, play: 'FixedPlace', payout: '1' }],
      }),
    ],
    ['shows another draw', 'log_lines', () => ({ ...proof, drawId: 'ssc1m-20261120-0452' })],
    [
      'swaps the reveals',
      'beacon_source',
      () => ({ ...proof, reveals: (proof.reveals ?? []).toReversed() }),
    ],
    [
      'leaves out a reveal',
      'beacon_source',
      () => ({ ...proof, reveals: (proof.reveals ?? []).slice(1) }),
    ],
    ['opens another seed', 'commit_opens', () => ({ ...proof, seed: hex('other') })],
    ['shows a log of its own', 'log_signatures', () => makeProof({ ...parts, log: signer() })],
    [
      'cuts a line out of the log',
      'root_logged',
      () => ({
        ...proof,
        log: proof.log.filter((line) => line.kind !== 'root'),
      }),
    ],
    ['adds a field', 'form', () => ({ ...proof, note: 'trust us' })],
    ['shows nothing', 'form', () => null],
  ];
  it.each(cheats)('%s: the check %s fails', (_, name, cheat) => {
    const file = typeof cheat === 'function' ? cheat() : makeProof({ ...parts, ...cheat });
    const { verdict, checks } = verifyProof(file, ports, { logKey: log.publicKey });
    expect(verdict).toBe('failed');
    expect(problems(checks).map((each) => each.split(':')[0])).toContain(name);
  });
});

describe('a drand beacon', () => {
  const { closesAt } = sampleRules();
  const drand = (round: number) => {
    const rules = sampleRules({ mode: 'drand', round, parties: '' });
    return makeProof({ ...parts, rules, parties: [], signature: 'ab'.repeat(48) });
  };
  const due = drand(roundForClose(closesAt));

  it('is believed only where its signature was checked', () => {
    expect(verifyProof(due, { ...ports, verifyBeacon: () => true }).verdict).toBe('verified');
    expect(verifyProof(due, { ...ports, verifyBeacon: () => false }).verdict).toBe('failed');
    expect(verifyProof(due, ports).verdict).toBe('incomplete');
  });

  it('must be of the round that was due, and logged after the root', () => {
    const believing = { ...ports, verifyBeacon: () => true };
    const later = verifyProof(drand(roundForClose(closesAt) + 1), believing);
    expect(problems(later.checks)).toEqual(['rules_agree:round_not_due']);
    const other = { ...due, signature: 'cd'.repeat(48) };
    expect(verifyProof(other, believing).verdict).toBe('failed');
  });
});
