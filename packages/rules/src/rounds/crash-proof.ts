// What every file of a bet of a shared round states: rules, chain, lines of the log, heads of the
// witness, all bets, and the player's receipt. Each part is checked; nothing is believed.
import {
  boundCommitMessage,
  fromHex,
  hashLeaf,
  headMessage,
  hexBytes,
  logHash,
  merkleRoot,
  PURE_HASHES as H,
  receiptMessage,
  rulesHash,
  toHex,
  verifyEd25519,
  type FlatObject,
  type RoundLogLine,
  type WitnessHead,
} from '../fair/index.ts';
import type { TableLeaf } from '../games/index.ts';

export interface TableFile {
  readonly game: string;
  readonly round: string;
  readonly mode: string;
  readonly rules: FlatObject;
  readonly rulesHash: string;
  readonly chain: {
    readonly id: string;
    readonly length: number;
    readonly head: string;
    readonly party: string;
    readonly partyHead: string;
    readonly publicKey: string;
    readonly signature: string;
  };
  readonly drawId: string;
  readonly place: number;
  readonly root: string;
  readonly count: number;
  readonly logKey: string;
  readonly log: readonly RoundLogLine[];
  readonly witness: readonly WitnessHead[];
  readonly bets: readonly TableLeaf[];
  readonly seq: number;
  readonly receipt: { readonly at: number; readonly signature: string };
  readonly stake: string;
}

/** The fields of each part, and no others: what is not checked is not there. */
const FIELDS = {
  chain: 'head id length party partyHead publicKey signature',
  line: 'at body hash kind prev seq signature',
  head: 'at hash log party publicKey seq signature',
  receipt: 'at signature',
} as const;

/** Fails unless a part has these fields and no others; names are in the order of the alphabet. */
export function needFields(value: object, names: string): void {
  need(Object.keys(value).toSorted().join(' ') === names);
}

export function need(holds: boolean): void {
  if (!holds) throw new Error('the file does not prove its round');
}

export const isHex = (text: string, bytes: number): boolean => fromHex(text)?.length === bytes;

export function isSigned(key: string, message: Uint8Array, signature: string): boolean {
  return (
    isHex(key, 32) &&
    isHex(signature, 64) &&
    verifyEd25519(hexBytes(key), message, hexBytes(signature))
  );
}

export function same(one: FlatObject, other: FlatObject): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** The fields of the parts that every file has. */
export function checkParts({ chain, receipt, log, witness }: TableFile): void {
  needFields(chain, FIELDS.chain);
  needFields(receipt, FIELDS.receipt);
  for (const line of log) needFields(line, FIELDS.line);
  for (const head of witness) needFields(head, FIELDS.head);
}

export function checkRules({ game, mode, rules, rulesHash: stated, chain }: TableFile): void {
  need(game === `${String(rules['game'])}/${String(rules['version'])}` && game === 'crash/1');
  need(rules['edgePpm'] === 10_000);
  need(rules['mode'] === mode && rules['party'] === chain.party);
  need(mode === 'cosign' || mode === 'house');
  need(rulesHash(H, rules) === stated);
}

/** The lines of the round: signed, in order, and saying what the file says of chain and bets. */
export function checkLog(
  { log, logKey, chain, drawId, root, count, rulesHash: hash, mode }: TableFile,
  { commit, end }: { readonly commit: string; readonly end: 'reveal' | 'void' },
): void {
  need(log.map(({ kind }) => kind).join() === `chain,open,root,${end}`);
  for (const [at, line] of log.entries()) {
    need(logHash(H, line) === line.hash && isSigned(logKey, hexBytes(line.hash), line.signature));
    const earlier = log[at - 1];
    need(earlier === undefined || (earlier.seq < line.seq && earlier.at <= line.at));
  }
  const [first, open, rooted] = log;
  const { id, head, length, party } = chain;
  need(
    same(first?.body ?? {}, {
      chainId: id,
      head,
      length,
      rulesHash: hash,
      party,
      ownHead: mode === 'house' ? chain.partyHead : '',
    }),
  );
  const opensAt = Number(open?.body['opensAt']);
  const closesAt = Number(open?.body['closesAt']);
  need(same(open?.body ?? {}, { drawId, commit, opensAt, closesAt }) && opensAt < closesAt);
  const closedAt = Number(rooted?.body['closedAt']);
  need(same(rooted?.body ?? {}, { drawId, root, count, closedAt }) && closedAt >= closesAt);
}

/** The other party: its commitment to the chain, and the heads that it signed. */
export function checkParty({ mode, chain, log, witness }: TableFile): void {
  if (mode === 'house') {
    // The house is its own party: its second head is in the line of the chain.
    need(chain.party === 'house' && chain.publicKey === '' && chain.signature === '');
    return need(witness.length === 0);
  }
  const { party, publicKey } = chain;
  const bound = { houseCommit: chain.head, commit: chain.partyHead };
  const toChain = boundCommitMessage(H, { drawId: chain.id, party }, bound);
  need(isSigned(publicKey, toChain, chain.signature));
  for (const [at, head] of witness.entries()) {
    const line = log[at];
    need(line?.seq === head.seq && line.hash === head.hash && head.log === 'rounds');
    need(head.party === party && head.publicKey === publicKey);
    need(isSigned(publicKey, headMessage(H, head), head.signature));
  }
  const [, opening, closing] = witness;
  const seenAt = opening?.at ?? Infinity;
  need(seenAt < Number(log[1]?.body['opensAt']));
  need(closing === undefined || closing.at >= seenAt);
}

/** Every bet under the root, the player's own among them with its receipt. */
export function checkBets(round: TableFile, commit: string): void {
  const { bets, root, count, seq, drawId, receipt, logKey, stake } = round;
  const leaves = bets.map((bet) => hashLeaf(H, bet));
  need(bets.every((bet, at) => bet.seq === at + 1) && bets.length === count);
  need(toHex(merkleRoot(H, leaves)) === root);
  const own = bets[seq - 1];
  const leaf = toHex(leaves[seq - 1] ?? new Uint8Array());
  need(own !== undefined && own.id === round.round && own.stake === stake);
  const message = receiptMessage(H, { at: receipt.at, commit, drawId, leaf, seq });
  need(isSigned(logKey, message, receipt.signature));
}
