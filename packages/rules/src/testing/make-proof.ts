// Makes the proof file of a whole draw, in the same way as the server does: for tests of every
// verifier.
import { cosignBeacon, cosignCommit, drandBeacon, houseBeacon } from '../fair/beacon.ts';
import { toHex } from '../fair/bytes.ts';
import { drawCommit, drawKey, rulesHash } from '../fair/commit.ts';
import type { Hashes } from '../fair/hashes.ts';
import { LOG_START, signLogLine } from '../fair/log.ts';
import { hashLeaf, merkleRoot } from '../fair/merkle.ts';
import { deriveNumbers } from '../fair/numbers.ts';
import { offerParts } from '../fair/offer-shares.ts';
import type { BoundReveal, WitnessHead } from '../fair/party-statements.ts';
import type {
  DrawRules,
  FlatObject,
  LogKind,
  LogLine,
  ProofFile,
  ProofOffer,
  TicketLeaf,
  Winner,
} from '../fair/proof.ts';
import { readTicketLeaf } from '../fair/read-rules.ts';
import { boundCommitMessage, boundRevealMessage, headMessage } from '../fair/signed-messages.ts';
import { readLeafBet, makePayoutCalculator } from '../fair/leaf-bet.ts';
import { liveTickets } from '../fair/verify/at-close.ts';

/** The holder of an Ed25519 key: 32 bytes of public key as hex, and its signing function. */
export interface Signer {
  readonly publicKey: string;
  sign(message: Uint8Array): Uint8Array;
}

export interface Party extends Signer {
  readonly name: string;
  /** 32 bytes, hex. */
  readonly reveal: string;
}

/** The inputs of a draw; times are milliseconds. */
export interface DrawParts {
  readonly hashes: Hashes;
  readonly drawId: string;
  readonly seed: string;
  readonly rules: DrawRules;
  readonly leaves: readonly FlatObject[];
  readonly log: Signer;
  /** In the order of the rules; none outside `cosign` mode. */
  readonly parties: readonly Party[];
  /** The signer of log heads; the last of the parties when absent. */
  readonly witness?: Signer & { readonly name: string };
  /** The number of lines of other draws after each witnessed line of this one; none by default. */
  readonly linesBetween?: number;
  /** Parties that reveal instead of `parties`; absent in a valid draw. */
  readonly revealing?: readonly Party[];
  /** The round's BLS signature in `drand` mode, hex. */
  readonly signature?: string;
  /** The group buys among the leaves; what their owners are paid is computed. */
  readonly offers?: readonly ProofOffer[];
}

/** The rules of a one-minute SSC draw, with any field overridden. */
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
    independent: 1,
    styles: 'GROUP,FIXED,ZY',
    oddsVersion: '1',
    maxPayout: '4000000000',
    narrowPayout: '0',
    narrowShare: 0,
    ...changes,
  };
}

/** The fields of a finished draw in any mode. */
export type FinishedProof = Required<Omit<ProofFile, ModeFields>> & Pick<ProofFile, ModeFields>;
type ModeFields = 'signature' | 'commits' | 'reveals' | 'block' | 'offers';

/** The proof of a finished draw under LD2. */
export function makeProof(parts: DrawParts): FinishedProof {
  const { hashes, drawId, seed, rules, leaves } = parts;
  const hash = rulesHash(hashes, rules);
  const houseCommit = drawCommit(hashes, { drawId, rulesHash: hash, seed });
  const root = toHex(
    merkleRoot(
      hashes,
      leaves.map((leaf) => hashLeaf(hashes, leaf)),
    ),
  );
  const count = leaves.length;
  const totalStake = totalOf(leaves);
  const closedAt = rules.closesAt + 3;
  const rootLoggedAt = closedAt + 20;
  const commitLoggedAt = rules.opensAt - 300_000;
  const log = openLog(parts);
  const committed = log.add('commit', commitLoggedAt, commitBody(parts, hash, houseCommit));
  const first = log.witness(committed, commitLoggedAt + 50);
  const rooted = log.add('root', rootLoggedAt, { drawId, root, count, totalStake, closedAt });
  const second = log.witness(rooted, rootLoggedAt + 2);
  const bound = { houseCommit, root, count, headSeq: second.seq, headHash: second.hash };
  const reveals = (parts.revealing ?? parts.parties).map((each) => revealOf(parts, bound, each));
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
  const numbers = deriveNumbers(hashes, key, rules, { drawId });
  const revealed =
    signature === undefined
      ? reveals.map(({ party, reveal, signature: own }) => ({ party, reveal, signature: own }))
      : [{ party: 'drand', reveal: '', signature }];
  for (const body of revealed) log.add('reveal', rootLoggedAt + 5, { drawId, ...body });
  log.add('result', rootLoggedAt + 9, { drawId, seed, numbers });
  const isCosigned = rules.mode === 'cosign';
  return {
    scheme: 'LD2',
    drawId,
    lottery: rules.lottery,
    mode: rules.mode,
    rules: { ...rules },
    rulesHash: hash,
    commit: houseCommit,
    commitLoggedAt,
    opensAt: rules.opensAt,
    closesAt: rules.closesAt,
    closedAt,
    logKey: parts.log.publicKey,
    log: log.lines,
    ...(isCosigned ? { commits: commitsOf(parts, houseCommit) } : {}),
    witness: [first, second],
    between: log.between,
    tickets: leaves,
    count,
    totalStake,
    root,
    rootLoggedAt,
    round: rules.round,
    beacon,
    ...(isCosigned ? { reveals } : {}),
    ...(signature === undefined ? {} : { signature }),
    seed,
    key,
    numbers,
    winners: winnersOf(rules, leaves, numbers),
    ...(parts.offers === undefined ? {} : { offers: paidOffers(parts, parts.offers, numbers) }),
  };
}

function paidOffers(
  { rules, leaves }: DrawParts,
  offers: readonly ProofOffer[],
  numbers: string,
): ProofOffer[] {
  const winners = winnersOf(rules, leaves, numbers);
  return offers.map((offer) => {
    const own = listLiveTickets(leaves).filter((ticket) => ticket.offer === offer.offer);
    const seqs = new Set(own.map(({ seq }) => seq));
    const stake = own.reduce((sum, ticket) => sum + BigInt(ticket.stake), 0n);
    const payout = winners.reduce(
      (sum, winner) => (seqs.has(winner.seq) ? sum + BigInt(winner.payout) : sum),
      0n,
    );
    const paid = offerParts(offer, { stake, payout });
    const owners = offer.owners.map((owner, at) => ({ ...owner, paid: paid[at] ?? '0' }));
    return { ...offer, owners };
  });
}

function witnessOf({ witness, parties }: DrawParts): Signer & { readonly name: string } {
  const chosen = witness ?? parties.at(-1);
  if (chosen === undefined) throw new Error('a draw has a witness');
  return chosen;
}

function commitBody(parts: DrawParts, hash: string, commit: string): FlatObject {
  const { drawId, rules, parties } = parts;
  const { name, publicKey } = witnessOf(parts);
  const { lottery, opensAt, closesAt } = rules;
  const keys = parties.map((party) => party.publicKey).join(',');
  const own = parties.find((party) => party.publicKey === parts.log.publicKey);
  const ownCommit =
    own === undefined ? '' : cosignCommit(parts.hashes, { drawId, party: own.name }, own.reveal);
  const witnessed = { ownCommit, witnesses: name, witnessKeys: publicKey };
  const body = { drawId, lottery, rulesHash: hash, commit, opensAt, closesAt };
  return { ...body, parties: rules.parties, keys, ...witnessed };
}

function commitsOf({ hashes, drawId, parties }: DrawParts, houseCommit: string) {
  return parties.map((party) => {
    const of = { drawId, party: party.name };
    const commit = cosignCommit(hashes, of, party.reveal);
    const message = boundCommitMessage(hashes, of, { houseCommit, commit });
    const { name, publicKey } = party;
    const signature = toHex(party.sign(message));
    return { party: name, publicKey, houseCommit, commit, signature };
  });
}

function revealOf(
  { hashes, drawId }: DrawParts,
  bound: Pick<BoundReveal, 'houseCommit' | 'root' | 'count' | 'headSeq' | 'headHash'>,
  party: Party,
): BoundReveal {
  const of = { drawId, party: party.name };
  const { reveal } = party;
  const values = { ...bound, commit: cosignCommit(hashes, of, reveal), reveal };
  const signature = toHex(party.sign(boundRevealMessage(hashes, of, values)));
  return { party: party.name, ...values, signature };
}

/** A log that begins with this draw: its lines chained, and its heads signed by the witness. */
function openLog(parts: DrawParts) {
  const { hashes } = parts;
  const lines: LogLine[] = [];
  const between: LogLine[] = [];
  let end = { seq: 0, hash: LOG_START };
  const append = (kind: LogKind, at: number, body: FlatObject): LogLine => {
    const content = { seq: end.seq + 1, at, kind, body, prev: end.hash };
    const line = signLogLine(hashes, content, (message) => parts.log.sign(message));
    end = line;
    return line;
  };
  return {
    lines,
    between,
    add: (kind: LogKind, at: number, body: FlatObject): LogLine => {
      const line = append(kind, at, body);
      lines.push(line);
      return line;
    },
    witness: (line: LogLine, at: number): WitnessHead => {
      for (let more = 0; more < (parts.linesBetween ?? 0); more += 1) {
        between.push(append('void', line.at, { drawId: `other-${line.seq}-${more}`, reason: 'x' }));
      }
      const { name, publicKey, sign } = witnessOf(parts);
      const head = { party: name, log: 'draws/manila', seq: end.seq, hash: end.hash, at };
      const signature = toHex(sign(headMessage(hashes, head)));
      const { party, log, ...rest } = head;
      return { party, publicKey, log, ...rest, signature };
    },
  };
}

function listLiveTickets(leaves: readonly FlatObject[]): TicketLeaf[] {
  const live = liveTickets(leaves);
  return typeof live === 'string'
    ? leaves.flatMap((leaf) => readTicketLeaf(leaf) ?? [])
    : [...live.values()];
}

function totalOf(leaves: readonly FlatObject[]): string {
  return String(
    listLiveTickets(leaves).reduce((total, ticket) => total + BigInt(ticket.stake), 0n),
  );
}

function winnersOf(rules: DrawRules, leaves: readonly FlatObject[], numbers: string): Winner[] {
  const payoutOf = makePayoutCalculator(rules, numbers);
  return listLiveTickets(leaves).flatMap((ticket) => {
    const bet = readLeafBet(rules, ticket);
    const payout = bet && payoutOf ? payoutOf(bet) : 0n;
    return payout > 0n ? [{ seq: ticket.seq, play: ticket.play, payout: String(payout) }] : [];
  });
}
