// The co-signer as a witness: it receives every line of each draw log and every seal of the ledger
// in order, and signs heads of them. A line that does not follow the last head is a fork and is
// refused.
import {
  canon,
  headMessage,
  hexBytes,
  logHash,
  sealLineHash,
  type LogLine,
  type RoundLogLine,
  type SealLine,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import { fail, ok, type Result } from '@fairhouse/values';
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { HASHES } from './hashes.ts';
import type { Head } from './heads.ts';
import type { Party } from './party.ts';
import type { Fact, DrawRecord } from './draw-records.ts';
import { readRoundLine } from './round-lines.ts';
import type { WitnessStore } from './witness-store.ts';

export type WitnessRefusal =
  | 'another_house'
  /** The first line does not follow the last head. */
  | 'not_next'
  /** The hash, chain or signature of a line is invalid. */
  | 'not_the_log'
  /** A draw is committed, closed or ended a second time. */
  | 'second_word'
  /** A round does not follow the one before it in its chain. */
  | 'not_the_chain';

type AnyLine = LogLine | RoundLogLine;
const HEADED: readonly AnyLine['kind'][] = ['commit', 'chain', 'open', 'root'];

interface WitnessRequest {
  readonly logKey: string;
  readonly log: string;
  /** The time of the server, for a co-signer that takes its time. */
  readonly now?: number | undefined;
}

type WitnessResult = Result<readonly WitnessHead[], WitnessRefusal>;

/**
 * Accepts the next lines of a log of draws or rounds, and signs a head at each commitment, opening
 * and root, and at the last line. A batch with a refused line is refused as a whole.
 */
export function witnessLines(
  party: Party,
  request: WitnessRequest & { lines: readonly AnyLine[] },
): WitnessResult {
  const { witnessStore } = party;
  if (!witnessStore.trusts(request.logKey)) return fail('another_house');
  let before = witnessStore.getHead(request.log);
  const [first] = request.lines;
  if (first?.seq !== before.seq + 1 || first.prev !== before.hash) return fail('not_next');
  const changedDraws = new Map<string, DrawRecord>();
  const facts: Fact[] = [];
  const positions: Pick<Head, 'seq' | 'hash'>[] = [];
  for (const line of request.lines) {
    const follows = line.seq === before.seq + 1 && line.prev === before.hash;
    if (!follows || !isSignedLine(line, request.logKey)) return fail('not_the_log');
    const known = (drawId: string) => changedDraws.get(drawId) ?? witnessStore.findDraw(drawId);
    const found = request.log.startsWith('rounds')
      ? readRoundLine(line, known, party.clock.now(request.now))
      : factOf(line, known);
    if (found === 'second_word' || found === 'not_the_chain') return fail(found);
    if (found !== undefined) {
      facts.push(found.fact);
      changedDraws.set(found.fact.drawId, found.draw);
    }
    if (HEADED.includes(line.kind) || line === request.lines.at(-1))
      positions.push({ seq: line.seq, hash: line.hash });
    before = line;
  }
  return ok(signHeads(party, request, positions, facts));
}

/** Accepts the next seals of a ledger, and signs a head at the last of them. */
export function witnessSeals(
  party: Party,
  request: WitnessRequest & { readonly merchant: number; readonly seals: readonly SealLine[] },
): WitnessResult {
  const { witnessStore } = party;
  if (!witnessStore.trusts(request.logKey)) return fail('another_house');
  let { seq, hash } = witnessStore.getHead(request.log);
  const [first] = request.seals;
  if (first?.number !== String(seq + 1) || first.previous !== hash) return fail('not_next');
  for (const seal of request.seals) {
    const follows = seal.number === String(seq + 1) && seal.previous === hash;
    const isValid =
      follows &&
      sealLineHash(HASHES, request.merchant, seal) === seal.hash &&
      isSigned(request.logKey, seal.hash, seal.signature);
    if (!isValid) return fail('not_the_log');
    [seq, hash] = [seq + 1, seal.hash];
  }
  return ok(signHeads(party, request, [{ seq, hash }], []));
}

/** The newest head of each log, or a page of the heads of one log; public. */
export function publishedHeads(
  party: Party,
  page: { readonly log: string; readonly after: number; readonly limit: number } | undefined,
): readonly WitnessHead[] {
  const { witnessStore } = party;
  if (page === undefined) {
    return [...witnessStore.latest()].map(([log, head]) => toWitnessHead(party, log, head));
  }
  const { log, after, limit } = page;
  return witnessStore.history(log, after, limit).map((head) => toWitnessHead(party, log, head));
}

function signHeads(
  party: Party,
  { log, now }: WitnessRequest,
  positions: readonly Pick<Head, 'seq' | 'hash'>[],
  facts: readonly Fact[],
): WitnessHead[] {
  const at = party.clock.now(now);
  const heads = positions.map(({ seq, hash }): Head => {
    const message = headMessage(HASHES, { party: party.name, log, seq, hash, at });
    return { seq, hash, at, signature: party.key.sign(message).toString('hex') };
  });
  party.witnessStore.append(log, facts, heads);
  return heads.map((head) => toWitnessHead(party, log, head));
}

function toWitnessHead(party: Party, log: string, { seq, hash, at, signature }: Head): WitnessHead {
  return { party: party.name, publicKey: party.key.publicKey, log, seq, hash, at, signature };
}

export interface LineEffect {
  readonly fact: Fact;
  readonly draw: DrawRecord;
}

/**
 * The fact that a line adds to its draw. A draw is committed, closed and ended once each. A line
 * that was stored but not acknowledged, because of a crash, yields the same fact again.
 */
function factOf(
  line: AnyLine,
  known: WitnessStore['findDraw'],
): LineEffect | 'second_word' | undefined {
  const drawId = String(line.body['drawId']);
  const draw = known(drawId);
  if (line.kind === 'commit') {
    const committed = drawOfLine(line);
    const isChanged =
      draw !== undefined &&
      (draw.houseCommit !== committed.houseCommit ||
        draw.opensAt !== committed.opensAt ||
        draw.closesAt !== committed.closesAt ||
        draw.root !== undefined);
    if (isChanged) return 'second_word';
    return { fact: { kind: 'commit', drawId, draw: committed }, draw: { ...draw, ...committed } };
  }
  if (draw === undefined || line.kind === 'reveal') return undefined;
  const { seq, hash, body } = line;
  if (line.kind === 'root') {
    if ((draw.root ?? line).hash !== hash) return 'second_word';
    const root = { root: String(body['root']), count: Number(body['count']), seq, hash };
    return { fact: { kind: 'root', drawId, root }, draw: { ...draw, root } };
  }
  if ((draw.ended ?? hash) !== hash) return 'second_word';
  return { fact: { kind: 'end', drawId, hash }, draw: { ...draw, ended: hash } };
}

/** A commit line of LD1 has no times: the co-signer never commits to its draw. */
function drawOfLine({ body }: AnyLine): DrawRecord {
  const { opensAt, closesAt } = body;
  const houseCommit = String(body['commit']);
  return typeof opensAt === 'number' && typeof closesAt === 'number'
    ? { houseCommit, opensAt, closesAt }
    : { houseCommit, opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER };
}

function isSignedLine(line: AnyLine, logKey: string): boolean {
  if (canon(line.body).length > 4096) return false;
  return logHash(HASHES, line) === line.hash && isSigned(logKey, line.hash, line.signature);
}

const keys = new Map<string, KeyObject>();

function isSigned(publicKey: string, hash: string, signature: string): boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key =
    keys.get(publicKey) ??
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  keys.set(publicKey, key);
  return verify(null, hexBytes(hash), key, Buffer.from(signature, 'hex'));
}
