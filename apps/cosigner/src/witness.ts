// The co-signer as a witness: it sees every line of each draw log and every seal of the ledger, in
// order, and signs heads of them. A line that does not follow the last it saw is a fork, and
// refused.
import {
  canon,
  headMessage,
  hexBytes,
  logHash,
  sealLineHash,
  type LogLine,
  type SealLine,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import { fail, ok, type Result } from '@fairhouse/values';
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { HASHES } from './hashes.ts';
import type { Head } from './heads.ts';
import type { Party } from './party.ts';
import type { Fact, SeenDraw } from './seen-draws.ts';
import type { Witnessed } from './witnessed.ts';

export type WitnessRefusal =
  | 'another_house'
  /** The first line does not follow the last that was shown. */
  | 'not_next'
  /** A line is not the log's: its hash, chain or signature does not hold. */
  | 'not_the_log'
  /** A draw is committed to, closed or ended a second time. */
  | 'second_word';

interface Shown {
  readonly logKey: string;
  readonly log: string;
  /** The house's time, for a clock that is told. */
  readonly now?: number | undefined;
}

type Answer = Result<readonly WitnessHead[], WitnessRefusal>;

/**
 * Takes the next lines of a draw log, and signs a head at each commitment and root among them and
 * at the last. Nothing of a batch is taken if any line of it is refused.
 */
export function witnessLines(party: Party, shown: Shown & { lines: readonly LogLine[] }): Answer {
  const { witnessed } = party;
  if (!witnessed.trusts(shown.logKey)) return fail('another_house');
  let before = witnessed.headOf(shown.log);
  const [first] = shown.lines;
  if (first?.seq !== before.seq + 1 || first.prev !== before.hash) return fail('not_next');
  const learnt = new Map<string, SeenDraw>();
  const facts: Fact[] = [];
  const ends: Pick<Head, 'seq' | 'hash'>[] = [];
  for (const line of shown.lines) {
    const follows = line.seq === before.seq + 1 && line.prev === before.hash;
    if (!follows || !isSignedLine(line, shown.logKey)) return fail('not_the_log');
    const found = factOf(line, (drawId) => learnt.get(drawId) ?? witnessed.drawOf(drawId));
    if (found === 'second_word') return fail(found);
    if (found !== undefined) {
      facts.push(found.fact);
      learnt.set(found.fact.drawId, found.draw);
    }
    const isHeld = line.kind === 'commit' || line.kind === 'root';
    if (isHeld || line === shown.lines.at(-1)) ends.push({ seq: line.seq, hash: line.hash });
    before = line;
  }
  return ok(signHeads(party, shown, ends, facts));
}

/** Takes the next seals of a ledger, and signs a head at the last of them. */
export function witnessSeals(
  party: Party,
  shown: Shown & { readonly merchant: number; readonly seals: readonly SealLine[] },
): Answer {
  const { witnessed } = party;
  if (!witnessed.trusts(shown.logKey)) return fail('another_house');
  let { seq, hash } = witnessed.headOf(shown.log);
  const [first] = shown.seals;
  if (first?.number !== String(seq + 1) || first.previous !== hash) return fail('not_next');
  for (const seal of shown.seals) {
    const follows = seal.number === String(seq + 1) && seal.previous === hash;
    const isRight =
      follows &&
      sealLineHash(HASHES, shown.merchant, seal) === seal.hash &&
      isSigned(shown.logKey, seal.hash, seal.signature);
    if (!isRight) return fail('not_the_log');
    [seq, hash] = [seq + 1, seal.hash];
  }
  return ok(signHeads(party, shown, [{ seq, hash }], []));
}

/** The newest head of each log, or those of one log after a number, as anybody may read them. */
export function publishedHeads(
  party: Party,
  asked: { readonly log: string; readonly after: number; readonly most: number } | undefined,
): readonly WitnessHead[] {
  const { witnessed } = party;
  if (asked === undefined) {
    return [...witnessed.latest()].map(([log, head]) => named(party, log, head));
  }
  const { log, after, most } = asked;
  return witnessed.history(log, after, most).map((head) => named(party, log, head));
}

function signHeads(
  party: Party,
  { log, now }: Shown,
  ends: readonly Pick<Head, 'seq' | 'hash'>[],
  facts: readonly Fact[],
): WitnessHead[] {
  const at = party.clock.now(now);
  const heads = ends.map(({ seq, hash }): Head => {
    const message = headMessage(HASHES, { party: party.name, log, seq, hash, at });
    return { seq, hash, at, signature: party.key.sign(message).toString('hex') };
  });
  party.witnessed.keep(log, facts, heads);
  return heads.map((head) => named(party, log, head));
}

function named(party: Party, log: string, { seq, hash, at, signature }: Head): WitnessHead {
  return { party: party.name, publicKey: party.key.publicKey, log, seq, hash, at, signature };
}

interface Learnt {
  readonly fact: Fact;
  readonly draw: SeenDraw;
}

/**
 * What a line teaches of its draw; a draw is committed to, closed and ended once each. A line that
 * was kept but not answered for, because of a crash, teaches the same again.
 */
function factOf(line: LogLine, known: Witnessed['drawOf']): Learnt | 'second_word' | undefined {
  const drawId = String(line.body['drawId']);
  const draw = known(drawId);
  if (line.kind === 'commit') {
    const made = drawOfLine(line);
    const isOther =
      draw !== undefined &&
      (draw.houseCommit !== made.houseCommit ||
        draw.opensAt !== made.opensAt ||
        draw.closesAt !== made.closesAt ||
        draw.root !== undefined);
    if (isOther) return 'second_word';
    return { fact: { kind: 'commit', drawId, draw: made }, draw: { ...draw, ...made } };
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

/** A commit line of LD1 says no times: its draw is then never answered for. */
function drawOfLine({ body }: LogLine): SeenDraw {
  const { opensAt, closesAt } = body;
  const houseCommit = String(body['commit']);
  return typeof opensAt === 'number' && typeof closesAt === 'number'
    ? { houseCommit, opensAt, closesAt }
    : { houseCommit, opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER };
}

function isSignedLine(line: LogLine, logKey: string): boolean {
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
