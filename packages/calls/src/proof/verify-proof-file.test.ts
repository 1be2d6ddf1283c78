import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SSC } from '@fairhouse/rules/lottery';
import {
  boundCommitMessage,
  boundRevealMessage,
  hashLeaf,
  headMessage,
  houseBeacon,
  logHash,
  PURE_HASHES,
  receiptMessage,
  roundForClose,
  shownMode,
  signLogLine,
  toHex,
  verifyEd25519,
  type Check,
  type FlatObject,
  type LogLine,
  type ProofFile,
  type Receipt,
} from '@fairhouse/rules/fair';
import {
  makeChance,
  makeProof,
  randomLeaf,
  sampleRules,
  type DrawParts,
  type Signer,
} from '@fairhouse/rules/testing';
import { verifyProofFile } from './verify-proof-file.ts';

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
const tickets: FlatObject[] = [...SSC.plays.values()]
  .filter((_, at) => at % 23 === 0)
  .map((play, at) => randomLeaf('SSC', at + 1, chance, play));
// Ten tickets of 定位胆 cover every digit, so that any result has a winner.
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
const house = { name: 'house', reveal: hex('one'), ...signer() };
const auditor = { name: 'auditor', reveal: hex('two'), ...signer() };
const parts: DrawParts = {
  hashes,
  drawId: 'ssc1m-20261120-0451',
  seed: hex('seed'),
  rules: sampleRules(),
  leaves: tickets,
  log,
  parties: [house, auditor],
};
// The heads are of later lines, so that the lines between are verified as well.
const proof = makeProof({ ...parts, linesBetween: 2 });
const problems = (checks: readonly Check[]) =>
  checks
    .filter((check) => check.status === 'failed')
    .map((check) => `${check.name}:${check.problem}`);

describe('a true proof', () => {
  it('passes every check', () => {
    const { verdict, checks } = verifyProofFile(proof, ports, { logKey: log.publicKey });
    expect(problems(checks)).toEqual([]);
    expect(verdict).toBe('verified');
    expect(checks.filter((check) => check.status !== 'ok').map((check) => check.name)).toEqual([
      'receipt',
    ]);
    expect(proof.winners.length).toBeGreaterThan(0);
  });

  it('passes without tickets, and in house mode for play money', () => {
    expect(verifyProofFile(makeProof({ ...parts, leaves: [] }), ports).verdict).toBe('verified');
    const rules = sampleRules({ mode: 'house', parties: '' });
    const alone = makeProof({ ...parts, rules, parties: [], witness: auditor });
    expect(alone.beacon).toBe(houseBeacon(hashes, parts.drawId));
    expect(problems(verifyProofFile(alone, ports).checks)).toEqual([]);
  });

  it("verifies the player's receipt", () => {
    const leaf = toHex(hashLeaf(hashes, tickets[2] ?? {}));
    const { commit } = proof;
    const content = { drawId: parts.drawId, seq: 3, leaf, at: 1_763_700_010_000, commit };
    const signature = toHex(log.sign(receiptMessage(hashes, content)));
    const receipt: Receipt = { ...content, publicKey: log.publicKey, signature };
    expect(verifyProofFile(proof, ports, { receipt }).checks.at(-1)).toEqual({
      name: 'receipt',
      status: 'ok',
    });
    const forged = [
      { ...receipt, seq: 4 },
      { ...receipt, at: receipt.at + 1 },
      { ...receipt, leaf: hex('other') },
      { ...receipt, drawId: 'other' },
      { ...receipt, signature: '00'.repeat(64) },
      { ...receipt, commit: hex('other') },
      { drawId: receipt.drawId, seq: 3, leaf, at: receipt.at, publicKey: log.publicKey, signature },
    ];
    for (const each of forged) {
      expect(verifyProofFile(proof, ports, { receipt: each }).verdict).toBe('failed');
    }
  });

  it('is incomplete before the draw and void when the log voids it', () => {
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
    expect(verifyProofFile(open, ports).verdict).toBe('incomplete');
    const { closedAt, count, totalStake, root, rootLoggedAt } = proof;
    const close = { closedAt, tickets, count, totalStake, root, rootLoggedAt };
    const { commits = [], witness, between } = proof;
    const bound = { commits, witness: witness.slice(0, 1), between: between.slice(0, 2) };
    expect(verifyProofFile({ ...open, ...bound }, ports).verdict).toBe('incomplete');
    const closed = { ...open, ...bound, ...close, log: proof.log.slice(0, 2) };
    expect(verifyProofFile(closed, ports).verdict).toBe('incomplete');
    expect(verifyProofFile({ ...closed, seed: proof.seed }, ports).verdict).toBe('failed');
    const content = {
      seq: (proof.log[1]?.seq ?? 0) + 1,
      at: proof.rootLoggedAt + 600_000,
      kind: 'void' as const,
      body: { drawId, reason: 'no_reveal' },
      prev: proof.log[1]?.hash ?? '',
    };
    const line = signLogLine(hashes, content, (message) => log.sign(message));
    const voided = [...closed.log, line];
    expect(verifyProofFile({ ...closed, log: voided }, ports).verdict).toBe('void');
    expect(verifyProofFile({ ...proof, log: [...proof.log, line] }, ports).verdict).toBe('failed');
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

function withChange(path: readonly (string | number)[], file: ProofFile = proof): unknown {
  const copy = JSON.parse(JSON.stringify(file)) as unknown;
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
    expect(verifyProofFile(withChange(path), ports).verdict).toBe('failed');
  });

  it('fails for every value of every ticket', () => {
    for (const path of paths.filter((each) => each[0] === 'tickets')) {
      const { verdict } = verifyProofFile(withChange(path), {
        hashes,
        verifySignature: () => true,
      });
      expect(verdict, path.join('.')).toBe('failed');
    }
  });

  it.each(Object.keys(proof))('fails without %s', (name) => {
    const { [name as keyof typeof proof]: _, ...rest } = proof;
    expect(verifyProofFile(rest, ports).verdict).toBe('failed');
  });
});

describe('a house that cheats and signs its log again', () => {
  const [first] = tickets;
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
      { rules: sampleRules({ parties: 'house' }), parties: [house], witness: auditor },
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
    const { verdict, checks } = verifyProofFile(file, ports, { logKey: log.publicKey });
    expect(verdict).toBe('failed');
    expect(problems(checks).map((each) => each.split(':')[0])).toContain(name);
  });
});

/** The proof with one log line changed, and it and all later lines signed again by the house. */
function rewritten(kind: LogLine['kind'], body: Partial<Record<string, string | number>>) {
  const lines: LogLine[] = [];
  for (const line of proof.log) {
    const isIt = line.kind === kind;
    const before = lines.at(-1);
    const words = { ...line, body: isIt ? ({ ...line.body, ...body } as FlatObject) : line.body };
    const follows = before !== undefined && line.seq === before.seq + 1;
    const prev = follows ? before.hash : line.prev;
    lines.push(signLogLine(hashes, { ...words, prev }, (message) => log.sign(message)));
  }
  return lines;
}

describe('a house that cheats where others signed', () => {
  const [houseCommit, auditorCommit] = proof.commits ?? [];
  const [first, second] = proof.witness;
  if (!houseCommit || !auditorCommit || !first || !second) throw new Error('two parties');
  /**
   * The auditor's commitment for another commitment of the house, signed as if it were the first.
   */
  const commitFor = (commit: string) => {
    const of = { drawId: parts.drawId, party: 'auditor' };
    const words = { houseCommit: commit, commit: auditorCommit.commit };
    const signature = toHex(auditor.sign(boundCommitMessage(hashes, of, words)));
    return { ...auditorCommit, ...words, signature };
  };
  const headAt = (changes: Partial<typeof first>, of = first) => {
    const head = { ...of, ...changes };
    return { ...head, signature: toHex(auditor.sign(headMessage(hashes, head))) };
  };
  const revealFor = (changes: Record<string, string | number>) => {
    const made = (proof.reveals ?? []).map((each) => {
      const party = each.party === 'house' ? house : auditor;
      const words = { ...each, ...changes } as Parameters<typeof boundRevealMessage>[2];
      const of = { drawId: parts.drawId, party: each.party };
      const signature = toHex(party.sign(boundRevealMessage(hashes, of, words)));
      return { ...words, party: each.party, signature };
    });
    return { ...proof, reveals: made };
  };
  const other = makeProof({ ...parts, seed: hex('a seed tried later'), linesBetween: 2 });

  it.each<readonly [string, string, unknown]>([
    [
      'logs the commitment of another seed after the reveal with the old time',
      'cosigned',
      { ...other, commits: proof.commits, witness: proof.witness, reveals: proof.reveals },
    ],
    [
      'keeps the witness of the old line for the new one',
      'witnessed',
      { ...other, witness: proof.witness, between: proof.between },
    ],
    [
      'shows commitments that were signed for another of the house',
      'cosigned',
      { ...proof, commits: [houseCommit, commitFor(other.commit)] },
    ],
    ['leaves out a commitment', 'cosigned', { ...proof, commits: [houseCommit] }],
    ['swaps the commitments', 'cosigned', { ...proof, commits: [auditorCommit, houseCommit] }],
    [
      'has its commit line witnessed after the opening',
      'witnessed',
      { ...proof, witness: [headAt({ at: proof.opensAt }), second] },
    ],
    [
      'shows a head from before the line',
      'witnessed',
      { ...proof, witness: [headAt({ seq: 0 }), second] },
    ],
    [
      'shows a head of another log',
      'witnessed',
      { ...proof, witness: [headAt({ log: 'ledger/manila' }), second] },
    ],
    [
      'shows a head that is not connected to its lines',
      'witnessed',
      { ...proof, witness: [headAt({ hash: hex('fork') }), second] },
    ],
    ['leaves out a line between', 'witnessed', { ...proof, between: proof.between.slice(1) }],
    [
      'is its own witness',
      'commit_logged',
      makeProof({ ...parts, witness: { name: 'x', ...log } }),
    ],
    [
      'has one key for two parties',
      'commit_logged',
      makeProof({ ...parts, parties: [{ ...auditor, name: 'house' }, auditor] }),
    ],
    ['shows no witness', 'witnessed', { ...proof, witness: [], between: [] }],
    ['shows no head of the root', 'root_witnessed', { ...proof, witness: [first] }],
    [
      'shows the head of the root twice',
      'root_witnessed',
      { ...proof, witness: [first, headAt({ at: first.at })] },
    ],
    [
      'logs another root after the reveal',
      'root_witnessed',
      { ...proof, log: rewritten('root', { totalStake: '1' }), totalStake: '1' },
    ],
    ['shows a reveal for another root', 'beacon_source', revealFor({ root: hex('other') })],
    ['shows a reveal for another count', 'beacon_source', revealFor({ count: 1 })],
    [
      'shows a reveal for another commitment',
      'beacon_source',
      revealFor({ houseCommit: hex('x') }),
    ],
    ['shows a reveal before the root', 'beacon_source', revealFor({ headSeq: first.seq })],
    ['shows a reveal on a fork', 'beacon_source', revealFor({ headHash: hex('fork') })],
    [
      'states another close in its commit line',
      'commit_logged',
      { ...proof, log: rewritten('commit', { closesAt: 1 }) },
    ],
    ['calls an old proof a new one', 'form', { ...proof, scheme: 'LD1' }],
    ['logs no result', 'numbers', { ...proof, log: proof.log.slice(0, -1) }],
  ])('%s: the check %s fails', (_, name, file) => {
    const { verdict, checks } = verifyProofFile(file, ports, { logKey: log.publicKey });
    expect(verdict).toBe('failed');
    expect(problems(checks).map((each) => each.split(':')[0])).toContain(name);
  });

  it('cannot present its own witness to a reader who knows the real one', () => {
    const own = makeProof({ ...parts, parties: [house, { ...auditor, ...signer() }] });
    expect(verifyProofFile(own, ports).verdict).toBe('verified');
    const known = { partyKeys: [auditor.publicKey, house.publicKey] };
    expect(verifyProofFile(proof, ports, known).verdict).toBe('verified');
    expect(problems(verifyProofFile(own, ports, known).checks)).toEqual([
      'cosigned:party_key_differs',
      'witnessed:witness_key_differs',
    ]);
  });

  it('cannot choose its own reveal after it has seen the other', () => {
    const own = makeProof({ ...parts, parties: [{ ...house, ...log }, auditor] });
    expect(verifyProofFile(own, ports, { logKey: log.publicKey }).verdict).toBe('verified');
    const reveal = hex('a reveal tried later');
    const tried = makeProof({ ...parts, parties: [{ ...house, ...log, reveal }, auditor] });
    const { checks } = verifyProofFile({ ...tried, log: own.log, witness: own.witness }, ports);
    expect(problems(checks)).toContain('cosigned:own_commit_not_logged');
    expect(problems(verifyProofFile({ ...own, commits: tried.commits }, ports).checks)).toContain(
      'cosigned:own_commit_not_logged',
    );
  });

  it('draws within ten minutes after the close or not at all', () => {
    const at = proof.closesAt + 600_000;
    const lines = proof.log.map((line) => {
      const late = line.kind === 'result' ? { ...line, at } : line;
      return { ...late, hash: logHash(hashes, late) };
    });
    const { checks } = verifyProofFile({ ...proof, log: lines }, ports);
    expect(problems(checks)).toContain('numbers:drawn_too_late');
  });
});

describe('a draw of LD1', () => {
  const old = JSON.parse(
    readFileSync(new URL('../../../rules/vectors/ld1-proof.json', import.meta.url), 'utf8'),
  ) as ProofFile;

  /** Node's own signature verification, for speed: there are hundreds of changes. */
  const quick = {
    hashes,
    verifySignature: (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => {
      const x = Buffer.from(key).toString('base64url');
      const jwk = { kty: 'OKP', crv: 'Ed25519', x };
      return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
    },
  };

  it('is verified with the verdict unbound', () => {
    const { verdict, checks } = verifyProofFile(old, ports);
    expect(problems(checks)).toEqual([]);
    expect(verdict).toBe('unbound');
    expect(checks.map(({ name }) => name)).not.toContain('witnessed');
  });

  it('is rejected with a party that the reader does not know', () => {
    const keys = (old.reveals ?? []).flatMap((each) =>
      'publicKey' in each ? [each.publicKey] : [],
    );
    expect(verifyProofFile(old, ports, { partyKeys: keys }).verdict).toBe('unbound');
    const { checks } = verifyProofFile(old, ports, { partyKeys: [auditor.publicKey] });
    expect(problems(checks)).toContain('beacon_source:party_key_differs');
  });

  it('fails with any value changed, and without its result in the log', () => {
    for (const path of valuesIn(old)) {
      expect(verifyProofFile(withChange(path, old), quick).verdict, path.join('.')).toBe('failed');
    }
    expect(verifyProofFile({ ...old, log: old.log.slice(0, -1) }, ports).verdict).toBe('failed');
  });
});

describe('the mode that players see', () => {
  it('is `house` where none of the parties is independent', () => {
    expect(shownMode({ mode: 'cosign', independent: 1 })).toBe('cosign');
    expect(shownMode({ mode: 'cosign', independent: 0 })).toBe('house');
    expect(shownMode({ mode: 'cosign' })).toBe('house');
    expect(shownMode({ mode: 'drand', independent: 0 })).toBe('drand');
    expect(shownMode({ mode: 'entered', independent: 0 })).toBe('entered');
  });
});

describe('a drand beacon', () => {
  const { closesAt } = sampleRules();
  const drand = (round: number) => {
    const rules = sampleRules({ mode: 'drand', round, parties: '' });
    const signature = 'ab'.repeat(48);
    return makeProof({ ...parts, rules, parties: [], witness: auditor, signature });
  };
  const due = drand(roundForClose(closesAt));

  it('is accepted only where its signature was verified', () => {
    expect(verifyProofFile(due, { ...ports, verifyBeacon: () => true }).verdict).toBe('verified');
    expect(verifyProofFile(due, { ...ports, verifyBeacon: () => false }).verdict).toBe('failed');
    expect(verifyProofFile(due, ports).verdict).toBe('incomplete');
  });

  it('must be of the fixed round and logged after the root', () => {
    const acceptingPorts = { ...ports, verifyBeacon: () => true };
    const later = verifyProofFile(drand(roundForClose(closesAt) + 1), acceptingPorts);
    expect(problems(later.checks)).toEqual(['rules_agree:round_not_due']);
    const other = { ...due, signature: 'cd'.repeat(48) };
    expect(verifyProofFile(other, acceptingPorts).verdict).toBe('failed');
  });
});
