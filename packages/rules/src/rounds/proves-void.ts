// Verifies the file of a bet of a void round (games.md 2.2, 2.3) without the studio: the chain, the
// opening, the root over all bets and the end are signed and in order, and the stake went back.
// There are no seeds in it: they are never opened, and none of them is used again.
import { PURE_HASHES as H } from '../fair/index.ts';
import { seedsBefore, tableDrawId } from '../games/index.ts';
import { parseAmount } from '@fairhouse/values';
import {
  checkBets,
  checkLog,
  checkParts,
  checkParty,
  checkRules,
  isHex,
  need,
  needFields,
  same,
  type TableFile,
} from './crash-proof.ts';

interface VoidFile extends TableFile {
  /** What the opening of the round repeats: the seed before its own. */
  readonly commit: string;
  readonly reason: string;
  /** Whether the other party has signed for the root too: then it saw it, and did not reveal. */
  readonly isRootSeen: boolean;
  readonly refund: string;
}

const FIELDS =
  'bets chain commit count drawId game isRootSeen log logKey mode place reason receipt refund root round ' +
  'rules rulesHash scheme seq stake witness';
const REASONS: readonly string[] = ['no_reveal', 'no_witness', 'interrupted'];

/** Whether a file proves that its round ended without a result. */
export function provesVoid(file: unknown): boolean {
  try {
    const round = file as VoidFile;
    needFields(round, FIELDS.split(' ').toSorted().join(' '));
    checkParts(round);
    checkRules(round);
    checkChain(round);
    checkLog(round, { commit: round.commit, end: 'void' });
    checkParty(round);
    checkHeads(round);
    checkBets(round, round.commit);
    const { drawId, reason, log, stake, refund } = round;
    need(REASONS.includes(reason) && same(log.at(-1)?.body ?? {}, { drawId, reason }));
    need(parseAmount(stake) !== undefined && refund === stake);
    return true;
  } catch {
    return false;
  }
}

/** The seed before the round's own leads down to the head of the chain. */
function checkChain({ chain, drawId, place, commit }: VoidFile): void {
  need(drawId === tableDrawId(chain.id, place));
  need(Number.isSafeInteger(place) && place >= 1 && place <= chain.length);
  need([commit, chain.head, chain.partyHead].every((each) => isHex(each, 32)));
  need(seedsBefore(H, chain.id, { seed: commit, places: place - 1 }) === chain.head);
}

function checkHeads({ mode, isRootSeen, witness }: VoidFile): void {
  const heads = isRootSeen ? 3 : 2;
  need(mode === 'house' ? !isRootSeen : witness.length === heads);
  need(typeof isRootSeen === 'boolean');
}
