// Files of bets of crash, made as the studio and its co-signer make them, for the verifiers'
// tests.
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  boundCommitMessage,
  boundRevealMessage,
  hashLeaf,
  headMessage,
  LOG_START,
  merkleRoot,
  PURE_HASHES as H,
  receiptMessage,
  rulesHash,
  signLogLine,
  toHex,
  type FlatObject,
  type RoundLogKind,
  type RoundLogLine,
} from '@fairhouse/rules/fair';
import {
  cashOut,
  cashOutMessage,
  crashPoint,
  growthAt,
  hundredthsText,
  openChain,
  partyChainId,
  tableDrawId,
  tableKey,
  type TableLeaf,
} from '@fairhouse/rules/games';
import { amount, formatAmount } from '@fairhouse/values';

interface Key {
  readonly publicKey: string;
  sign(message: Uint8Array): string;
}

function makeKey(): Key {
  const pair = generateKeyPairSync('ed25519');
  const privateKey: KeyObject = pair.privateKey;
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: (message) => sign(null, message, privateKey).toString('hex'),
  };
}

export interface CrashCase {
  readonly mode: 'cosign' | 'house';
  readonly place: number;
  /** Of the own bet, in hundredths; none without. */
  readonly auto?: number;
  /** When it is cashed out by hand, if the round lasts so long. */
  readonly manualMs?: number;
  /** The round is void; its root was seen by the witness, or not. */
  readonly end?: 'void' | 'void-unseen';
}

const LENGTH = 40;
const OPENS = Date.UTC(2026, 6, 1);
const CLOSES = OPENS + 8_000;
const seedOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The file of the second of three bets. */
export function crashFile({
  mode,
  place,
  auto,
  manualMs,
  end,
}: CrashCase): Record<string, unknown> {
  const [house, auditor] = [makeKey(), makeKey()];
  const isHouse = mode === 'house';
  const party = isHouse ? 'house' : 'auditor';
  const id = 'crash-00c0ffee';
  const own = openChain(H, id, seedOf('house'), LENGTH);
  const other = openChain(H, partyChainId(id, party), seedOf('party'), LENGTH);
  const rules = { game: 'crash', version: 1, edgePpm: 10_000, mode, party, independent: 0 };
  const drawId = tableDrawId(id, place);
  const [commit, seed] = [own.seedAt(place - 1), own.seedAt(place)];
  const [partyCommit, reveal] = [other.seedAt(place - 1), other.seedAt(place)];
  const bets: TableLeaf[] = [1, 2, 3].map((seq) => ({
    id: `00000000-0000-4000-8000-00000000000${seq}`,
    seq,
    player: `p-${seq}`,
    stake: `${seq}0.0000`,
    currency: 'PHP',
    auto: seq === 2 && auto !== undefined ? hundredthsText(auto) : '',
    nonce: seedOf(`nonce ${seq}`).slice(0, 32),
  }));
  const leaves = bets.map((bet) => hashLeaf(H, bet));
  const [root, count, hash] = [toHex(merkleRoot(H, leaves)), bets.length, rulesHash(H, rules)];
  const key = tableKey(H, { drawId, rulesHash: hash, seed, reveal, root, count });
  const point = crashPoint(H, key);
  const log: RoundLogLine[] = [];
  const add = (kind: RoundLogKind, at: number, body: FlatObject): void => {
    const { seq = 6, hash: prev = LOG_START } = log.at(-1) ?? {};
    const content = { seq: seq + 1, at, kind, body, prev };
    log.push(signLogLine(H, content, (message) => Buffer.from(house.sign(message), 'hex')));
  };
  const ownHead = isHouse ? other.seedAt(0) : '';
  const head = own.seedAt(0);
  add('chain', OPENS - 9_000, {
    chainId: id,
    head,
    length: LENGTH,
    rulesHash: hash,
    party,
    ownHead,
  });
  add('open', OPENS - 3_000, { drawId, commit, opensAt: OPENS, closesAt: CLOSES });
  add('root', CLOSES + 5, { drawId, root, count, closedAt: CLOSES + 5 });
  if (end === undefined) add('reveal', CLOSES + 30_000, { drawId, seed, reveal, point });
  else add('void', CLOSES + 10_005, { drawId, reason: 'no_reveal' });
  const witness = log.slice(0, end === 'void-unseen' ? 2 : 3).map((line, at) => {
    const signed = { party, log: 'rounds', seq: line.seq, hash: line.hash };
    const time = [OPENS - 8_900, OPENS - 2_900, CLOSES + 20][at] ?? 0;
    const signature = auditor.sign(headMessage(H, { ...signed, at: time }));
    return { ...signed, publicKey: auditor.publicKey, at: time, signature };
  });
  const bound = { houseCommit: head, commit: other.seedAt(0) };
  const rootLine = log[2];
  const statement = {
    houseCommit: commit,
    root,
    count,
    commit: partyCommit,
    reveal,
    headSeq: rootLine?.seq ?? 0,
    headHash: rootLine?.hash ?? '',
  };
  const leaf = toHex(leaves[1] ?? new Uint8Array());
  const receiptAt = OPENS + 1_234;
  const words = { at: receiptAt, commit, drawId, leaf, seq: 2 };
  const stake = amount(200_000n);
  const out = outOf({ point, auto, manualMs });
  const { payout, multiplier } = cashOut(point, out?.x100 ?? 0, stake);
  const shared = {
    game: 'crash/1',
    round: bets[1]?.id,
    mode,
    rules,
    rulesHash: hash,
    chain: {
      id,
      length: LENGTH,
      head,
      party,
      partyHead: other.seedAt(0),
      publicKey: isHouse ? '' : auditor.publicKey,
      signature: isHouse ? '' : auditor.sign(boundCommitMessage(H, { drawId: id, party }, bound)),
    },
    drawId,
    place,
    root,
    count,
    logKey: house.publicKey,
    log,
    witness: isHouse ? [] : witness,
    bets,
    seq: 2,
    receipt: { at: receiptAt, signature: house.sign(receiptMessage(H, words)) },
    stake: formatAmount(stake),
  };
  const ended = {
    scheme: 'LD2/void',
    commit,
    reason: 'no_reveal',
    isRootSeen: !isHouse && end === 'void',
    refund: formatAmount(stake),
  };
  const crashed = {
    scheme: 'LD2',
    seed,
    reveal,
    revealSignature: isHouse
      ? ''
      : auditor.sign(boundRevealMessage(H, { drawId, party }, statement)),
    key,
    point,
    cashOut: out && {
      ...out,
      signature: house.sign(
        cashOutMessage(H, { drawId, leaf, ms: out.ms, seq: 2, x100: out.x100 }),
      ),
    },
    multiplier: String(multiplier),
    payout: formatAmount(payout),
  };
  const file = { ...shared, ...(end === undefined ? crashed : ended) };
  return JSON.parse(JSON.stringify(file)) as Record<string, unknown>;
}

interface Ways {
  readonly point: number;
  readonly auto: number | undefined;
  readonly manualMs: number | undefined;
}

function outOf({ point, auto, manualMs }: Ways) {
  const manual = manualMs === undefined ? undefined : growthAt(manualMs);
  const isByHand = manual !== undefined && manual <= point && manual < (auto ?? Infinity);
  if (isByHand) return { x100: manual, kind: 'MANUAL', ms: manualMs ?? 0 };
  if (auto !== undefined && auto <= point) return { x100: auto, kind: 'AUTO', ms: 0 };
  return null;
}
