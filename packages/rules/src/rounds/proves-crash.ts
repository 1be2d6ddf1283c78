// Verifies the file of a bet of a shared round (LD2, games.md 2.2, 10.1) without the studio: both
// chains, the log and its witness, the root over all bets, the key, the point, and the cash-out.
import { boundRevealMessage, hashLeaf, PURE_HASHES as H, toHex } from '../fair/index.ts';
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
} from '../games/index.ts';
import { formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import {
  checkBets,
  checkLog,
  checkParts,
  checkParty,
  checkRules,
  isHex,
  isSigned,
  need,
  needFields,
  same,
  type TableFile,
} from './crash-proof.ts';

/** What a file says; nothing of it is believed. */
interface CrashFile extends TableFile {
  readonly seed: string;
  readonly reveal: string;
  readonly revealSignature: string;
  readonly key: string;
  readonly point: number;
  readonly cashOut: {
    readonly x100: number;
    readonly kind: string;
    readonly ms: number;
    readonly signature: string;
  } | null;
  readonly multiplier: string;
  readonly payout: string;
}

const FIELDS =
  'bets cashOut chain count drawId game key log logKey mode payout place point receipt reveal ' +
  'revealSignature root round rules rulesHash scheme seed seq stake multiplier witness';
const CASH_OUT = 'kind ms signature x100';

/** Whether a file proves its bet; one that cannot be read does not. */
export function provesCrash(file: unknown): boolean {
  try {
    const round = file as CrashFile;
    needFields(round, FIELDS.split(' ').toSorted().join(' '));
    checkParts(round);
    if (round.cashOut !== null) needFields(round.cashOut, CASH_OUT);
    checkRules(round);
    const before = checkChains(round);
    checkLog(round, { commit: before.commit, end: 'reveal' });
    checkSeeds(round);
    checkParty(round);
    checkReveal(round, before);
    checkBets(round, before.commit);
    checkEnd(round);
    return true;
  } catch {
    return false;
  }
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

/** The last line: the seeds, opened. */
function checkSeeds({ log, drawId, seed, reveal, point }: CrashFile): void {
  need(same(log.at(-1)?.body ?? {}, { drawId, seed, reveal, point }));
}

/** The reveal of the other party, and the head that it signed after the close. */
function checkReveal(
  round: CrashFile,
  { commit, partyCommit }: { readonly commit: string; readonly partyCommit: string },
): void {
  const { mode, chain, drawId, reveal, root, count, revealSignature, log, witness } = round;
  if (mode === 'house') return need(revealSignature === '');
  const { party, publicKey } = chain;
  need(witness.length === 3);
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
  const message = boundRevealMessage(H, { drawId, party }, statement);
  need(isSigned(publicKey, message, revealSignature));
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
