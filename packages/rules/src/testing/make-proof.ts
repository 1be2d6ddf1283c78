// A whole draw as a proof file, made the way the house makes one: for tests of every checker.
import {
  cosignBeacon,
  cosignCommit,
  cosignRevealMessage,
  drandBeacon,
  houseBeacon,
} from '../fair/beacon.ts';
import { toHex } from '../fair/bytes.ts';
import { commitOf, drawKey, rulesHash } from '../fair/commit.ts';
import type { Hashes } from '../fair/hashes.ts';
import { LOG_START, signLogLine } from '../fair/log.ts';
import { leafOf, merkleRoot } from '../fair/merkle.ts';
import { numbersOf } from '../fair/numbers.ts';
import type {
  DrawRules,
  Flat,
  LogKind,
  LogLine,
  ProofFile,
  TicketLeaf,
  Winner,
} from '../fair/proof.ts';
import { readTicketLeaf } from '../fair/read-rules.ts';
import { betOfLeaf, payoutsOf } from '../fair/settle-leaf.ts';
import { liveTickets } from '../fair/verify/at-close.ts';

/** A holder of an Ed25519 key: 32 bytes of public key as hex, and its signing. */
export interface Signer {
  readonly publicKey: string;
  sign(message: Uint8Array): Uint8Array;
}

export interface Party extends Signer {
  readonly name: string;
  /** 32 bytes, hex. */
  readonly reveal: string;
}

/** What a draw is made of; times are milliseconds. */
export interface DrawParts {
  readonly hashes: Hashes;
  readonly drawId: string;
  readonly seed: string;
  readonly rules: DrawRules;
  readonly leaves: readonly Flat[];
  readonly log: Signer;
  /** In the order of the rules; none outside `cosign` mode. */
  readonly parties: readonly Party[];
  /** Who reveals in their place; a true draw leaves it out. */
  readonly revealing?: readonly Party[];
  /** The round's BLS signature in `drand` mode, hex. */
  readonly signature?: string;
}

/** The rules of a one-minute SSC draw, any field changed. */
export function sampleRules(changes: Partial<DrawRules> = {}): DrawRules {
  return {
    family: 'SSC',
    lottery: 'ssc1m',
    format: 'digits',
    length: 5,
    prizes: 1,
    max: 9,
    opensAt: 1_763_700_000_000,
    closesAt: 1_763_700_055_000,
    mode: 'cosign',
    round: 0,
    parties: 'house,auditor',
    styles: 'GROUP,FIXED,ZY',
    oddsVersion: '1',
    maxPayout: '4000000000',
    narrowPayout: '0',
    narrowShare: 0,
    ...changes,
  };
}

/** What a finished draw has, whatever its mode. */
export type FinishedProof = Required<Omit<ProofFile, 'signature' | 'reveals' | 'block'>> &
  Pick<ProofFile, 'signature' | 'reveals'>;

/** The proof of a finished draw. */
export function makeProof(parts: DrawParts): FinishedProof {
  const { hashes, drawId, seed, rules, leaves, parties } = parts;
  const hash = rulesHash(hashes, rules);
  const commit = commitOf(hashes, { drawId, rulesHash: hash, seed });
  const root = toHex(
    merkleRoot(
      hashes,
      leaves.map((leaf) => leafOf(hashes, leaf)),
    ),
  );
  const count = leaves.length;
  const totalStake = totalOf(leaves);
  const closedAt = rules.closesAt + 3;
  const rootLoggedAt = closedAt + 20;
  const reveals = (parts.revealing ?? parties).map((each) => revealOf(hashes, drawId, root, each));
  const { signature } = parts;
  const beacon =
    rules.mode === 'cosign'
      ? cosignBeacon(
          hashes,
          reveals.map((each) => each.reveal),
        )
      : signature === undefined
        ? houseBeacon(hashes, drawId)
        : drandBeacon(hashes, signature);
  const material = { drawId, rulesHash: hash, seed, root, count, round: rules.round, beacon };
  const key = drawKey(hashes, material);
  const numbers = numbersOf(hashes, key, rules);
  const commitLoggedAt = rules.opensAt - 300_000;
  const committed = {
    drawId,
    lottery: rules.lottery,
    rulesHash: hash,
    commit,
    parties: rules.parties,
    keys: parties.map((party) => party.publicKey).join(','),
    commits: parties
      .map(({ name, reveal }) => cosignCommit(hashes, { drawId, party: name }, reveal))
      .join(','),
  };
  const lines: [LogKind, number, Flat][] = [
    ['commit', commitLoggedAt, committed],
    ['root', rootLoggedAt, { drawId, root, count, totalStake, closedAt }],
    ...(signature === undefined ? [] : [drandLine(rootLoggedAt + 5, drawId, signature)]),
    ...reveals.map(({ party, reveal, signature }): [LogKind, number, Flat] => [
      'reveal',
      rootLoggedAt + 5,
      { drawId, party, reveal, signature },
    ]),
    ['result', rootLoggedAt + 9, { drawId, seed, numbers }],
  ];
  return {
    scheme: 'LD1',
    drawId,
    lottery: rules.lottery,
    mode: rules.mode,
    rules: { ...rules },
    rulesHash: hash,
    commit,
    commitLoggedAt,
    opensAt: rules.opensAt,
    closesAt: rules.closesAt,
    closedAt,
    logKey: parts.log.publicKey,
    log: logOf(parts, lines),
    tickets: leaves,
    count,
    totalStake,
    root,
    rootLoggedAt,
    round: rules.round,
    beacon,
    ...(rules.mode === 'cosign' ? { reveals } : {}),
    ...(signature === undefined ? {} : { signature }),
    seed,
    key,
    numbers,
    winners: winnersOf(rules, leaves, numbers),
  };
}

function drandLine(at: number, drawId: string, signature: string): [LogKind, number, Flat] {
  return ['reveal', at, { drawId, party: 'drand', reveal: '', signature }];
}

function revealOf(hashes: Hashes, drawId: string, root: string, party: Party) {
  const of = { drawId, party: party.name };
  const { reveal, publicKey } = party;
  const commit = cosignCommit(hashes, of, reveal);
  const message = cosignRevealMessage(hashes, of, { root, commit, reveal });
  return { party: party.name, publicKey, commit, reveal, signature: toHex(party.sign(message)) };
}

/** The lines chained as in a log that begins with this draw. */
function logOf(parts: DrawParts, lines: readonly [LogKind, number, Flat][]): LogLine[] {
  const log: LogLine[] = [];
  for (const [kind, at, body] of lines) {
    const prev = log[log.length - 1]?.hash ?? LOG_START;
    const content = { seq: log.length + 1, at, kind, body, prev };
    log.push(signLogLine(parts.hashes, content, (message) => parts.log.sign(message)));
  }
  return log;
}

function liveOf(leaves: readonly Flat[]): TicketLeaf[] {
  const live = liveTickets(leaves);
  return typeof live === 'string'
    ? leaves.flatMap((leaf) => readTicketLeaf(leaf) ?? [])
    : [...live.values()];
}

function totalOf(leaves: readonly Flat[]): string {
  return String(liveOf(leaves).reduce((total, ticket) => total + BigInt(ticket.stake), 0n));
}

function winnersOf(rules: DrawRules, leaves: readonly Flat[], numbers: string): Winner[] {
  const payoutOf = payoutsOf(rules, numbers);
  return liveOf(leaves).flatMap((ticket) => {
    const bet = betOfLeaf(rules, ticket);
    const payout = bet && payoutOf ? payoutOf(bet) : 0n;
    return payout > 0n ? [{ seq: ticket.seq, play: ticket.play, payout: String(payout) }] : [];
  });
}
