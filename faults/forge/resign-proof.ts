// The means of a dishonest house: its own key and all its secrets, with which it can recompute and
// sign again everything that the house signs. Signatures of others it can only copy.
import {
  readLeafBet,
  boundCommitMessage,
  boundRevealMessage,
  drawCommit,
  cosignBeacon,
  cosignCommit,
  drawKey,
  headMessage,
  houseBeacon,
  hashLeaf,
  logHash,
  merkleRoot,
  deriveNumbers,
  makePayoutCalculator,
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
import { publicKeyHex } from '../../apps/server/src/platform/keys/public-key-hex.ts';

export type Mutable<Value> = Value extends readonly (infer Each)[]
  ? Mutable<Each>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Mutable<Value[Name]> }
    : Value;

/** A proof that is being forged. */
export type ProofDraft = Mutable<ProofFile>;

export interface Signer {
  readonly publicKey: string;
  sign(message: Uint8Array): Uint8Array;
}

export const HASHES = {
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  hmac: (key: Uint8Array, bytes: Uint8Array) => createHmac('sha256', key).update(bytes).digest(),
};

export function createSigner(signingKey: KeyObject, verifyingKey: KeyObject): Signer {
  return {
    publicKey: publicKeyHex(verifyingKey),
    sign: (message) => sign(null, message, signingKey),
  };
}

/** A new key, generated for a forgery. */
export function generateSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return createSigner(privateKey, publicKey);
}

export function copyProof(proof: ProofFile): ProofDraft {
  return structuredClone(proof) as ProofDraft;
}

/** 32 bytes in hex, derived from a text: a forger needs no randomness. */
export function deriveBytes(text: string): string {
  return toHex(HASHES.sha256(new TextEncoder().encode(text)));
}

export function getLine(draft: ProofDraft, kind: LogKind): ProofDraft['log'][number] {
  const line = draft.log.find((each) => each.kind === kind);
  assert(line !== undefined, `the draw has a line of its ${kind}`);
  return line;
}

/** Hashes and signs the lines again, chained where they are adjacent. */
export function resignLog(draft: ProofDraft, signer: Signer): void {
  draft.logKey = signer.publicKey;
  let before: ProofDraft['log'][number] | undefined;
  for (const line of draft.log) {
    if (before?.seq === line.seq - 1) line.prev = before.hash;
    line.hash = logHash(HASHES, line);
    line.signature = toHex(signer.sign(hexBytes(line.hash)));
    before = line;
  }
}

/** A co-signer and witness that the house made up. */
export interface FakeCosigner extends Signer {
  readonly name: string;
}

/**
 * Recomputes and signs again everything that follows from the draft: rules, seed, tickets and the
 * house's own reveal; with a fake co-signer its commitments and reveals as well.
 */
export function resignProof(draft: ProofDraft, signer: Signer, fake?: FakeCosigner): void {
  fixTerms(draft, signer, fake);
  fixTickets(draft);
  resignLog(draft, signer);
  if (fake !== undefined) resignWitnessHeads(draft, fake);
  resignReveals(draft, signer, fake);
  recomputeDraw(draft);
  resignLog(draft, signer);
}

function fixTerms(draft: ProofDraft, signer: Signer, fake: FakeCosigner | undefined): void {
  const { drawId, rules } = draft;
  draft.rulesHash = rulesHash(HASHES, rules);
  if (draft.seed !== undefined) {
    draft.commit = drawCommit(HASHES, { drawId, rulesHash: draft.rulesHash, seed: draft.seed });
  }
  const { body } = getLine(draft, 'commit');
  body['rulesHash'] = draft.rulesHash;
  body['commit'] = draft.commit;
  body['opensAt'] = draft.opensAt;
  body['closesAt'] = draft.closesAt;
  const [own] = reveals(draft);
  if (own === undefined) return;
  body['ownCommit'] = cosignCommit(HASHES, { drawId, party: own.party }, own.reveal);
  if (fake === undefined) return;
  body['keys'] = `${signer.publicKey},${fake.publicKey}`;
  body['witnesses'] = fake.name;
  body['witnessKeys'] = fake.publicKey;
}

function fixTickets(draft: ProofDraft): void {
  const { tickets, drawId } = draft;
  if (tickets === undefined) return;
  draft.count = tickets.length;
  draft.totalStake = String(liveOf(draft).reduce((total, { stake }) => total + BigInt(stake), 0n));
  draft.root = toHex(
    merkleRoot(
      HASHES,
      tickets.map((leaf) => hashLeaf(HASHES, leaf)),
    ),
  );
  const { root, count, totalStake, closedAt = 0 } = draft;
  getLine(draft, 'root').body = { drawId, root, count, totalStake, closedAt };
}

function resignWitnessHeads(draft: ProofDraft, fake: FakeCosigner): void {
  const lines = [getLine(draft, 'commit'), getLine(draft, 'root')];
  draft.witness = (draft.witness ?? []).map((head, at): Mutable<WitnessHead> => {
    const { seq, hash } = lines[at] ?? head;
    return signHead(fake, { ...head, party: fake.name, seq, hash });
  });
}

/** A head signed by that witness. */
export function signHead(signer: Signer, head: WitnessHead): WitnessHead {
  const said = { ...head, publicKey: signer.publicKey };
  return { ...said, signature: toHex(signer.sign(headMessage(HASHES, said))) };
}

function reveals(draft: ProofDraft): Mutable<BoundReveal>[] {
  return (draft.reveals ?? []) as Mutable<BoundReveal>[];
}

/** The house and the fake co-signer sign their reveals again; those of a genuine co-signer stay. */
function resignReveals(draft: ProofDraft, signer: Signer, fake: FakeCosigner | undefined): void {
  const second = draft.witness?.[1];
  for (const [at, each] of reveals(draft).entries()) {
    const by = at === 0 ? signer : fake;
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

/** Recomputes beacon, key, numbers and winners, and the log lines that contain them. */
export function recomputeDraw(draft: ProofDraft): void {
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
    draft.numbers = deriveNumbers(HASHES, draft.key, rules, { drawId });
  }
  publishNumbers(draft, draft.numbers ?? '');
}

/** Publishes numbers, whatever their source, with the resulting winners. */
export function publishNumbers(draft: ProofDraft, numbers: string): void {
  const { drawId, seed = '' } = draft;
  const rules = readRules(draft.rules);
  assert(rules !== undefined, 'the rules can be read');
  draft.numbers = numbers;
  for (const line of draft.log) {
    if (line.kind === 'result') line.body = { drawId, seed, numbers };
  }
  const payoutOf = makePayoutCalculator(rules, numbers);
  draft.winners = liveOf(draft).flatMap((ticket) => {
    const bet = readLeafBet(rules, ticket);
    const payout = bet && payoutOf ? payoutOf(bet) : 0n;
    const { seq, play } = ticket;
    return payout > 0n ? [{ seq, play, payout: String(payout) }] : [];
  });
}

function liveOf({ tickets = [] }: ProofDraft) {
  const cancelled = new Set(tickets.map((leaf) => readCancelLeaf(leaf)?.cancels));
  return tickets
    .flatMap((leaf) => readTicketLeaf(leaf) ?? [])
    .filter(({ seq }) => !cancelled.has(seq));
}

/** A receipt with changed fields, signed again. */
export function resignReceipt(
  receipt: Receipt,
  changes: Partial<Receipt>,
  signer: Signer,
): Receipt {
  const said = { ...receipt, ...changes, publicKey: signer.publicKey };
  return { ...said, signature: toHex(signer.sign(receiptMessage(HASHES, said))) };
}
