// The hand of a house that lies: it holds the house's own key and every secret of its own, and can
// work out and sign anew whatever the house signs. What others signed it can only copy.
import {
  betOfLeaf,
  boundCommitMessage,
  boundRevealMessage,
  commitOf,
  cosignBeacon,
  cosignCommit,
  drawKey,
  headMessage,
  houseBeacon,
  leafOf,
  logHash,
  merkleRoot,
  numbersOf,
  payoutsOf,
  readCancelLeaf,
  readRules,
  readTicketLeaf,
  receiptMessage,
  rulesHash,
  toHex,
  hexBytes,
  type BoundCommit,
  type BoundReveal,
  type LogKind,
  type ProofFile,
  type Receipt,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { createHash, createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { publicKeyHex } from '../../apps/server/src/ground/public-key-hex.ts';

export type Changeable<Value> = Value extends readonly (infer Each)[]
  ? Changeable<Each>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Changeable<Value[Name]> }
    : Value;

/** A proof that is being forged. */
export type Draft = Changeable<ProofFile>;

export interface Hand {
  readonly publicKey: string;
  sign(message: Uint8Array): Uint8Array;
}

export const HASHES = {
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  hmac: (key: Uint8Array, bytes: Uint8Array) => createHmac('sha256', key).update(bytes).digest(),
};

export function handOf(signingKey: KeyObject, verifyingKey: KeyObject): Hand {
  return {
    publicKey: publicKeyHex(verifyingKey),
    sign: (message) => sign(null, message, signingKey),
  };
}

/** A key that nobody knows, made for a lie. */
export function newHand(): Hand {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return handOf(privateKey, publicKey);
}

export function draftOf(proof: ProofFile): Draft {
  return structuredClone(proof) as Draft;
}

/** 32 bytes in hex that follow from a text: a forger needs no randomness. */
export function bytesOf(text: string): string {
  return toHex(HASHES.sha256(new TextEncoder().encode(text)));
}

export function lineOf(draft: Draft, kind: LogKind): Draft['log'][number] {
  const line = draft.log.find((each) => each.kind === kind);
  assert(line !== undefined, `the draw has a line of its ${kind}`);
  return line;
}

/** Hashes and signs the lines anew, chained where they are neighbours. */
export function logAgain(draft: Draft, hand: Hand): void {
  draft.logKey = hand.publicKey;
  let before: Draft['log'][number] | undefined;
  for (const line of draft.log) {
    if (before?.seq === line.seq - 1) line.prev = before.hash;
    line.hash = logHash(HASHES, line);
    line.signature = toHex(hand.sign(hexBytes(line.hash)));
    before = line;
  }
}

/** A co-signer and witness that the house made up. */
export interface Sham extends Hand {
  readonly name: string;
}

/**
 * Works out and signs anew everything that follows from what the draft says now: rules, seed,
 * tickets and the house's own reveal. With a sham co-signer its words as well.
 */
export function signAgain(draft: Draft, hand: Hand, sham?: Sham): void {
  fixTerms(draft, hand, sham);
  fixTickets(draft);
  logAgain(draft, hand);
  if (sham !== undefined) witnessAgain(draft, sham);
  speakAgain(draft, hand, sham);
  drawAgain(draft);
  logAgain(draft, hand);
}

function fixTerms(draft: Draft, hand: Hand, sham: Sham | undefined): void {
  const { drawId, rules } = draft;
  draft.rulesHash = rulesHash(HASHES, rules);
  if (draft.seed !== undefined) {
    draft.commit = commitOf(HASHES, { drawId, rulesHash: draft.rulesHash, seed: draft.seed });
  }
  const { body } = lineOf(draft, 'commit');
  body['rulesHash'] = draft.rulesHash;
  body['commit'] = draft.commit;
  body['opensAt'] = draft.opensAt;
  body['closesAt'] = draft.closesAt;
  const [own] = reveals(draft);
  if (own === undefined) return;
  body['ownCommit'] = cosignCommit(HASHES, { drawId, party: own.party }, own.reveal);
  if (sham === undefined) return;
  body['keys'] = `${hand.publicKey},${sham.publicKey}`;
  body['witnesses'] = sham.name;
  body['witnessKeys'] = sham.publicKey;
}

function fixTickets(draft: Draft): void {
  const { tickets, drawId } = draft;
  if (tickets === undefined) return;
  draft.count = tickets.length;
  draft.totalStake = String(liveOf(draft).reduce((total, { stake }) => total + BigInt(stake), 0n));
  draft.root = toHex(
    merkleRoot(
      HASHES,
      tickets.map((leaf) => leafOf(HASHES, leaf)),
    ),
  );
  const { root, count, totalStake, closedAt = 0 } = draft;
  lineOf(draft, 'root').body = { drawId, root, count, totalStake, closedAt };
}

function witnessAgain(draft: Draft, sham: Sham): void {
  const lines = [lineOf(draft, 'commit'), lineOf(draft, 'root')];
  draft.witness = (draft.witness ?? []).map((head, at): Changeable<WitnessHead> => {
    const { seq, hash } = lines[at] ?? head;
    return headBy(sham, { ...head, party: sham.name, seq, hash });
  });
}

/** A head as that witness would have signed it. */
export function headBy(hand: Hand, head: WitnessHead): WitnessHead {
  const said = { ...head, publicKey: hand.publicKey };
  return { ...said, signature: toHex(hand.sign(headMessage(HASHES, said))) };
}

function reveals(draft: Draft): Changeable<BoundReveal>[] {
  return (draft.reveals ?? []) as Changeable<BoundReveal>[];
}

/** The house as a party signs again, and the sham one; a true co-signer's words stay. */
function speakAgain(draft: Draft, hand: Hand, sham: Sham | undefined): void {
  const second = draft.witness?.[1];
  for (const [at, each] of reveals(draft).entries()) {
    const by = at === 0 ? hand : sham;
    if (by === undefined) continue;
    const { root = '', count = 0, commit: houseCommit, drawId } = draft;
    const of = { drawId, party: each.party };
    const commit = cosignCommit(HASHES, of, each.reveal);
    const committed = boundCommitMessage(HASHES, of, { houseCommit, commit });
    const said: BoundCommit = {
      party: each.party,
      publicKey: by.publicKey,
      houseCommit,
      commit,
      signature: toHex(by.sign(committed)),
    };
    draft.commits?.splice(at, 1, said);
    const head = { headSeq: second?.seq ?? each.headSeq, headHash: second?.hash ?? each.headHash };
    const words = { ...each, houseCommit, root, count, commit, ...head };
    Object.assign(each, words, {
      signature: toHex(by.sign(boundRevealMessage(HASHES, of, words))),
    });
  }
}

/** Beacon, key, numbers and winners as they follow, and the lines that say them. */
export function drawAgain(draft: Draft): void {
  const rules = readRules(draft.rules);
  const { drawId, seed, root = '', count = 0, round = 0 } = draft;
  assert(rules !== undefined, 'the rules can be read');
  if (seed === undefined) return;
  if (rules.mode === 'cosign') {
    const lines = draft.log.filter(({ kind }) => kind === 'reveal');
    for (const [at, { party, reveal, signature }] of reveals(draft).entries()) {
      const line = lines[at];
      if (line !== undefined) line.body = { drawId, party, reveal, signature };
    }
  }
  if (rules.mode !== 'entered') {
    const said = reveals(draft).map(({ reveal }) => reveal);
    draft.beacon =
      rules.mode === 'house' ? houseBeacon(HASHES, drawId) : cosignBeacon(HASHES, said);
    const { rulesHash: hash, beacon } = draft;
    draft.key = drawKey(HASHES, { drawId, rulesHash: hash, seed, root, count, round, beacon });
    draft.numbers = numbersOf(HASHES, draft.key, rules);
  }
  sayNumbers(draft, draft.numbers ?? '');
}

/** Publishes numbers, whatever they come from, with the winners that they make. */
export function sayNumbers(draft: Draft, numbers: string): void {
  const { drawId, seed = '' } = draft;
  const rules = readRules(draft.rules);
  assert(rules !== undefined, 'the rules can be read');
  draft.numbers = numbers;
  for (const line of draft.log) {
    if (line.kind === 'result') line.body = { drawId, seed, numbers };
  }
  const payoutOf = payoutsOf(rules, numbers);
  draft.winners = liveOf(draft).flatMap((ticket) => {
    const bet = betOfLeaf(rules, ticket);
    const payout = bet && payoutOf ? payoutOf(bet) : 0n;
    const { seq, play } = ticket;
    return payout > 0n ? [{ seq, play, payout: String(payout) }] : [];
  });
}

function liveOf({ tickets = [] }: Draft) {
  const cancelled = new Set(tickets.map((leaf) => readCancelLeaf(leaf)?.cancels));
  return tickets
    .flatMap((leaf) => readTicketLeaf(leaf) ?? [])
    .filter(({ seq }) => !cancelled.has(seq));
}

/** A receipt signed again with other words. */
export function receiptAgain(receipt: Receipt, changes: Partial<Receipt>, hand: Hand): Receipt {
  const said = { ...receipt, ...changes, publicKey: hand.publicKey };
  return { ...said, signature: toHex(hand.sign(receiptMessage(HASHES, said))) };
}
