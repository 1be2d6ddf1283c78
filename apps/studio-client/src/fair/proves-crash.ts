// Verifies the file of a bet of a shared round (LD2, games.md 2.2, 10.1) without the studio: both
// chains, the log and its witness, the root over all bets, the key, the point, and the cash-out.
import {
  boundCommitMessage,
  boundRevealMessage,
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
} from '@fairhouse/rules/fair';
import {
  cashOut,
  cashOutMessage,
  crashPoint,
  growthAt,
  hundredthsText,
  partyChainId,
  pointMultiplier,
  readHundredths,
  seedBefore,
  seedsBefore,
  tableDrawId,
  tableKey,
  type TableLeaf,
} from '@fairhouse/rules/games';
import { formatAmount, parseAmount, ZERO } from '@fairhouse/values';

/** What a file says; nothing of it is believed. */
interface CrashFile {
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
  readonly seed: string;
  readonly reveal: string;
  readonly revealSignature: string;
  readonly root: string;
  readonly count: number;
  readonly key: string;
  readonly point: number;
  readonly logKey: string;
  readonly log: readonly RoundLogLine[];
  readonly witness: readonly WitnessHead[];
  readonly bets: readonly TableLeaf[];
  readonly seq: number;
  readonly receipt: { readonly at: number; readonly signature: string };
  readonly cashOut: {
    readonly x100: number;
    readonly kind: string;
    readonly ms: number;
    readonly signature: string;
  } | null;
  readonly stake: string;
  readonly multiplier: string;
  readonly payout: string;
}

/** The fields of each part, and no others: what is not checked is not there. */
const FIELDS = {
  file:
    'bets cashOut chain count drawId game key log logKey mode payout place point receipt reveal ' +
    'revealSignature root round rules rulesHash scheme seed seq stake multiplier witness',
  chain: 'head id length party partyHead publicKey signature',
  line: 'at body hash kind prev seq signature',
  head: 'at hash log party publicKey seq signature',
  receipt: 'at signature',
  cashOut: 'kind ms signature x100',
} as const;

function needFields(value: object, part: keyof typeof FIELDS): void {
  const stated = FIELDS[part].split(' ').toSorted().join(' ');
  need(Object.keys(value).toSorted().join(' ') === stated);
}

function need(holds: boolean): void {
  if (!holds) throw new Error('the file does not prove its round');
}

const isHex = (text: string, bytes: number): boolean => fromHex(text)?.length === bytes;

function isSigned(key: string, message: Uint8Array, signature: string): boolean {
  return (
    isHex(key, 32) &&
    isHex(signature, 64) &&
    verifyEd25519(hexBytes(key), message, hexBytes(signature))
  );
}

function same(one: FlatObject, other: FlatObject): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Whether a file proves its bet; one that cannot be read does not. */
export function provesCrash(file: unknown): boolean {
  try {
    const round = file as CrashFile;
    needFields(round, 'file');
    needFields(round.chain, 'chain');
    needFields(round.receipt, 'receipt');
    for (const line of round.log) needFields(line, 'line');
    for (const head of round.witness) needFields(head, 'head');
    if (round.cashOut !== null) needFields(round.cashOut, 'cashOut');
    checkRules(round);
    const before = checkChains(round);
    checkLog(round, before);
    checkParty(round, before);
    checkBets(round, before.commit);
    checkEnd(round);
    return true;
  } catch {
    return false;
  }
}

function checkRules({ game, mode, rules, rulesHash: stated, chain }: CrashFile): void {
  need(game === `${String(rules['game'])}/${String(rules['version'])}` && game === 'crash/1');
  need(rules['edgePpm'] === 10_000);
  need(rules['mode'] === mode && rules['party'] === chain.party);
  need(mode === 'cosign' || mode === 'house');
  need(rulesHash(H, rules) === stated);
}

/** Both chains from the seeds of the round down to their heads. */
function checkChains({ chain, drawId, place, seed, reveal }: CrashFile) {
  need(drawId === tableDrawId(chain.id, place));
  need(Number.isSafeInteger(place) && place >= 1 && place <= chain.length);
  need([seed, reveal, chain.head, chain.partyHead].every((each) => isHex(each, 32)));
  const down = (id: string, from: string): { before: string; head: string } => {
    const before = seedBefore(H, id, from);
    return { before, head: seedsBefore(H, id, { seed: before, places: place - 1 }) };
  };
  const own = down(chain.id, seed);
  const other = down(partyChainId(chain.id, chain.party), reveal);
  need(own.head === chain.head && other.head === chain.partyHead);
  return { commit: own.before, partyCommit: other.before };
}

/** The four lines: signed, in order, and saying what the file says. */
function checkLog(round: CrashFile, { commit }: { readonly commit: string }): void {
  const { log, logKey, chain, drawId, root, count, seed, reveal, point, mode } = round;
  need(log.map(({ kind }) => kind).join() === 'chain,open,root,reveal');
  for (const [at, line] of log.entries()) {
    need(logHash(H, line) === line.hash && isSigned(logKey, hexBytes(line.hash), line.signature));
    const earlier = log[at - 1];
    need(earlier === undefined || (earlier.seq < line.seq && earlier.at <= line.at));
  }
  const [first, open, rooted, last] = log;
  const { id, head, length, party } = chain;
  need(
    same(first?.body ?? {}, {
      chainId: id,
      head,
      length,
      rulesHash: round.rulesHash,
      party,
      ownHead: mode === 'house' ? chain.partyHead : '',
    }),
  );
  const opensAt = Number(open?.body['opensAt']);
  const closesAt = Number(open?.body['closesAt']);
  need(same(open?.body ?? {}, { drawId, commit, opensAt, closesAt }) && opensAt < closesAt);
  const closedAt = Number(rooted?.body['closedAt']);
  need(same(rooted?.body ?? {}, { drawId, root, count, closedAt }) && closedAt >= closesAt);
  need(same(last?.body ?? {}, { drawId, seed, reveal, point }));
}

/** The other party: its commitment to the chain, the heads it signed, and its reveal. */
function checkParty(
  round: CrashFile,
  { commit, partyCommit }: { readonly commit: string; readonly partyCommit: string },
): void {
  const { mode, chain, drawId, reveal, root, count, revealSignature, log, witness } = round;
  if (mode === 'house') {
    // The house is its own party: its second head is in the line of the chain.
    need(chain.party === 'house' && chain.publicKey === '' && chain.signature === '');
    return need(revealSignature === '' && witness.length === 0);
  }
  const { party, publicKey } = chain;
  const bound = { houseCommit: chain.head, commit: chain.partyHead };
  const toChain = boundCommitMessage(H, { drawId: chain.id, party }, bound);
  need(isSigned(publicKey, toChain, chain.signature));
  need(witness.length === 3);
  for (const [at, head] of witness.entries()) {
    const line = log[at];
    need(line?.seq === head.seq && line.hash === head.hash && head.log === 'rounds');
    need(head.party === party && head.publicKey === publicKey);
    need(isSigned(publicKey, headMessage(H, head), head.signature));
  }
  const [, opening, closing] = witness;
  need((opening?.at ?? 0) < Number(log[1]?.body['opensAt']));
  need((closing?.at ?? 0) >= (opening?.at ?? 0));
  const [rootLine] = log.slice(2);
  const statement = {
    houseCommit: commit,
    root,
    count,
    commit: partyCommit,
    reveal,
    headSeq: rootLine?.seq ?? 0,
    headHash: rootLine?.hash ?? '',
  };
  const message = boundRevealMessage(H, { drawId, party }, statement);
  need(isSigned(publicKey, message, revealSignature));
}

/** Every bet under the root, the player's own among them with its receipt. */
function checkBets(round: CrashFile, commit: string): void {
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

/** Key, point, and what the bet came to. */
function checkEnd(round: CrashFile): void {
  const { drawId, seed, reveal, root, count, point, seq, logKey, bets } = round;
  const material = { drawId, rulesHash: round.rulesHash, seed, reveal, root, count };
  need(tableKey(H, material) === round.key && crashPoint(H, round.key) === point);
  const own = bets[seq - 1];
  const auto = own === undefined || own.auto === '' ? undefined : readHundredths(own.auto);
  need(own?.auto === '' || (auto !== undefined && hundredthsText(auto) === own?.auto));
  const stake = parseAmount(round.stake);
  if (stake === undefined) return need(false);
  const out = round.cashOut;
  if (out === null) {
    need(auto === undefined || auto > point);
    return need(round.multiplier === '0' && round.payout === formatAmount(ZERO));
  }
  const { x100, kind, ms } = out;
  const { won, payout } = cashOut(point, x100, stake);
  need(won && formatAmount(payout) === round.payout);
  need(round.multiplier === String(pointMultiplier(x100)));
  if (kind === 'AUTO') need(x100 === auto && ms === 0);
  else need(kind === 'MANUAL' && growthAt(ms) === x100 && (auto === undefined || x100 < auto));
  const leaf = toHex(hashLeaf(H, own as TableLeaf));
  const message = cashOutMessage(H, { drawId, leaf, ms, seq, x100 });
  need(isSigned(logKey, message, out.signature));
}
