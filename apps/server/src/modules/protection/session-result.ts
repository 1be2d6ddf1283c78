import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { delta, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { findCheckRow } from './store/checks.ts';
import { listPlayedLotteries, type PlayedLottery } from './store/played.ts';

type Row = PlayerCalls['sessionResult'];

/**
 * What the caller has staked and got back since the session began, in one lottery and in all. A
 * trial's figures are of its play money. Stakes on draws that are not settled count as staked.
 */
export async function sessionResult(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
  const row = await findCheckRow(sql, { merchant: merchant.id, session: session.id });
  const openedAt = row?.openedAt ?? now;
  const lotteries = await listPlayedLotteries(
    sql,
    { merchant: merchant.id, member: session.member },
    openedAt,
    session.group === 'trial',
  );
  return ok({
    serverNow: now,
    openedAt,
    lottery: sumOf(lotteries.filter(({ lottery_code }) => lottery_code === input.gameCode)),
    all: sumOf(lotteries),
  });
}

function sumOf(lotteries: readonly PlayedLottery[]) {
  const stakes = lotteries.reduce((sum, each) => sum + each.stakes, 0n);
  const payouts = lotteries.reduce((sum, each) => sum + each.returned, 0n);
  return { stakes: delta(stakes), payouts: delta(payouts), net: delta(payouts - stakes) };
}
