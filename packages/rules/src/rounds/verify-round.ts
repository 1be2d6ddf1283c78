// Verifies the file of a round (games.md 2.3) without the studio: commitment, key, outcome,
// payout.
import { PURE_HASHES } from '../fair/index.ts';
import { isClientSeed, opensPair, payoutOf, soloStream } from '../games/index.ts';
import { amount, formatAmount, parseAmount } from '@fairhouse/values';
import { decideAgain } from './decide-again.ts';
import { provesCrash } from './proves-crash.ts';
import { provesJackpots } from './proves-jackpots.ts';
import { provesVoid } from './proves-void.ts';

export type Verdict = 'verified' | 'void' | 'sealed' | 'failed';

/** What a file of a round of one player says; nothing of it is believed. */
interface RoundFile {
  readonly scheme: string;
  readonly game: string;
  readonly currency: string;
  readonly pairId: string;
  readonly commitment: string;
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly choices: readonly unknown[];
  readonly outcome: unknown;
  readonly stake: string;
  readonly baseStake: string;
  readonly multiplier: string;
  readonly payout: string;
  readonly jackpots?: unknown;
}

/** Whether a file proves its round; a file that cannot be read fails. */
export function verifyRound(file: unknown): Verdict {
  try {
    const round = file as RoundFile;
    if (round.scheme === 'LD2') return provesCrash(file) ? 'verified' : 'failed';
    if (round.scheme === 'LD2/void') return provesVoid(file) ? 'void' : 'failed';
    if (round.scheme !== 'LG1') return 'failed';
    if (round.serverSeed === null) return 'sealed';
    return proves(round, round.serverSeed) ? 'verified' : 'failed';
  } catch {
    return 'failed';
  }
}

function proves(round: RoundFile, serverSeed: string): boolean {
  const { pairId, clientSeed, game, nonce, commitment } = round;
  if (!opensPair(PURE_HASHES, commitment, { pairId, serverSeed })) return false;
  if (!isClientSeed(clientSeed) || !Number.isSafeInteger(nonce) || nonce < 0) return false;
  const words = soloStream(PURE_HASHES, { pairId, serverSeed, clientSeed, game, nonce });
  const decided = decideAgain(words, round);
  const base = parseAmount(round.baseStake);
  if (decided === undefined || base === undefined) return false;
  const stake = amount((base * BigInt(decided.cost)) / 100n);
  return (
    sameJson(decided.outcome, round.outcome) &&
    String(decided.multiplier) === round.multiplier &&
    parseAmount(round.stake) === stake &&
    formatAmount(payoutOf(base, decided.multiplier)) === round.payout &&
    // The words go on where the outcome left them.
    provesJackpots(words, stake, round)
  );
}

/** Whether two values are the same JSON, whatever the order of their fields. */
function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === right.length &&
    left.every(([key, value]) => sameJson(value, (other as Record<string, unknown>)[key]))
  );
}
