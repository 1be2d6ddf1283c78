// Counts closed rounds into the agents' figures and the turnover that requirements ask for. A round
// that changes afterwards, by a late win or a rollback, is counted again with its difference.
import { SECOND_MS } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { releaseFromQuarantine } from '../../../platform/quarantine.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { putVendorBets, type VendorBetChange } from '../../agents/index.ts';
import { eachMerchant } from '../../settings/index.ts';
import { putTurnover } from '../../wallet/index.ts';
import { vendorsOf, type GameType, type VendorDirectory } from '../records/index.ts';
import {
  listDueRounds,
  lockDueRounds,
  markCounted,
  type CountedRound,
  type DueRound,
  type RoundKey,
} from './store.ts';
import { towardsRollover, validBet } from './valid-bet.ts';

const JOB = 'vendors-figures';
const SLICE = 500;

/**
 * Counts all rounds of a merchant that are due, many at a time. Where one of them fails, each is
 * counted by itself, and those that fail are left for the next run.
 */
export async function countRounds(app: AppContext, merchant: Merchant): Promise<void> {
  const directory = await vendorsOf(app, merchant.id);
  const countSlice = (which: { readonly most: number } | RoundKey) =>
    transaction(app.pool, async (sql) => {
      const due = await lockDueRounds(sql, merchant.id, which);
      if (due.length > 0) await count(sql, merchant, directory, due);
      return { commit: true, value: due };
    });
  const nameOf = ({ vendor, member, round }: RoundKey) =>
    `${merchant.code}:${vendor}:${member}:${round}`;
  try {
    for (let isMore = true; isMore;) {
      const counted = await countSlice({ most: SLICE });
      for (const { vendor, member_id: member, round_id: round } of counted) {
        await releaseFromQuarantine({ app, job: JOB }, nameOf({ vendor, member, round }));
      }
      isMore = counted.length === SLICE;
    }
  } catch {
    const due = await listDueRounds(app.pool, merchant.id);
    const countOne = async (round: RoundKey) => void (await countSlice(round));
    await processEach({ app, job: JOB }, due, countOne, nameOf);
  }
}

async function count(
  sql: Sql,
  merchant: Merchant,
  directory: VendorDirectory,
  due: readonly DueRound[],
): Promise<void> {
  const real = due.filter(({ trial }) => !trial);
  const changes = real.map((round) => changeOf(directory, round));
  const bets = changes.flatMap(({ change }) => change ?? []);
  await putVendorBets(sql, merchant.id, bets);
  const turnovers = changes.map(({ turnover }) => turnover).filter(({ amount }) => amount !== 0n);
  await putTurnover(sql, merchant.id, turnovers);
  const counts = new Map(changes.map((each) => [each.round, each.counted]));
  const counted = due.map((round) => counts.get(round) ?? asCounted(round));
  await markCounted(sql, merchant.id, counted);
}

/** Play money is counted nowhere. */
const asCounted = (round: DueRound): CountedRound => ({
  vendor: round.vendor,
  member: round.member_id,
  round: round.round_id,
  bet: round.counted_bet,
  valid: round.counted_valid,
  paid: round.counted_paid,
  turnover: round.counted_turnover,
  bets: round.counted_bets,
});

interface Change {
  readonly round: DueRound;
  readonly counted: CountedRound;
  readonly change: VendorBetChange | undefined;
  readonly turnover: { readonly member: string; readonly amount: bigint };
}

function changeOf(directory: VendorDirectory, round: DueRound): Change {
  const type = directory.games.get(round.node_id ?? -1n)?.type ?? 'RNG';
  const mode = directory.vendors.get(round.vendor)?.turnover ?? 'WHOLE';
  const bet = round.staked - round.refunded;
  const stated = round.turnover ?? undefined;
  const valid = validBet(mode, type, { bet, paid: round.paid, stated });
  const counted = {
    ...asCounted(round),
    bet,
    valid,
    paid: round.paid,
    turnover: towardsRollover(type, valid),
    bets: BigInt(round.bets),
  };
  const before = resultOf(round.counted_bet, round.counted_paid);
  const after = resultOf(bet, round.paid);
  const change: VendorBetChange = {
    member: round.member_id,
    category: categoryOf(type),
    settledAt: round.last_at.getTime(),
    bet: bet - round.counted_bet,
    validBet: valid - round.counted_valid,
    winStake: after.win - before.win,
    lossStake: after.loss - before.loss,
    payout: round.paid - round.counted_paid,
    bets: counted.bets - round.counted_bets,
  };
  const isChange = [
    change.bet,
    change.validBet,
    change.winStake,
    change.lossStake,
    change.payout,
    change.bets,
  ].some((each) => each !== 0n);
  const amount = counted.turnover - round.counted_turnover;
  return {
    round,
    counted,
    change: isChange ? change : undefined,
    turnover: { member: round.member_id, amount },
  };
}

/** Instant games take the rates of slots. */
function categoryOf(type: GameType): VendorBetChange['category'] {
  return type === 'LOCAL' ? 'RNG' : type;
}

/** A stake belongs to a won or to a lost round; a round that returned it belongs to neither. */
function resultOf(bet: bigint, paid: bigint): { readonly win: bigint; readonly loss: bigint } {
  return { win: paid > bet ? bet : 0n, loss: paid < bet ? bet : 0n };
}

export const countVendorRounds: Job = {
  name: JOB,
  everyMs: 2 * SECOND_MS,
  run: (app) => eachMerchant({ app, job: JOB }, (merchant) => countRounds(app, merchant)),
};
