// All that is needed to verify a round (games.md 2.3), as one file.
import { formatAmount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { playOfRound } from '../rounds/decide-round.ts';
import { findRound } from '../rounds/round-store.ts';
import { openSeeds } from '../seeds/seed-pairs.ts';
import { findPair } from '../seeds/seed-store.ts';
import { readTableRoundFile } from '../tables/table-round-file.ts';

/**
 * The file of a decided round; undefined for one that is unknown or not over. Its seed is in it
 * once the pair is opened.
 */
export async function readRoundFile(
  context: StudioContext,
  roundId: string,
): Promise<object | undefined> {
  const round = await findRound(context.database, roundId);
  if (round !== undefined && playOfRound(round).decide === undefined) {
    return readTableRoundFile(context, round);
  }
  if (round === undefined || round.pairId === null || round.payout === null) return undefined;
  const pair = await findPair(context.database, round.pairId);
  if (pair === undefined) return undefined;
  const seeds = pair.state === 'OPENED' ? openSeeds(context, pair) : undefined;
  return {
    scheme: 'LG1',
    round: round.id,
    game: round.game,
    currency: round.currency,
    pairId: pair.id,
    commitment: pair.commitment,
    serverSeed: seeds?.serverSeed ?? null,
    clientSeed: pair.client_seed,
    nonce: round.nonce,
    parameters: round.parameters,
    choices: round.choices.map(({ choice }) => choice),
    outcome: round.outcome,
    stake: formatAmount(round.stake),
    baseStake: formatAmount(round.baseStake),
    multiplier: String(round.multiplier),
    payout: formatAmount(round.payout),
    jackpots: round.jackpots,
    placedAt: round.placedAt.getTime(),
    state: round.state,
  };
}
