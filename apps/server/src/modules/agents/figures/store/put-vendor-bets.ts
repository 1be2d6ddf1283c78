import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

const PUT = nameParameters(`
  insert into agents.vendor_bet (merchant_id, member_id, category, settled_at, bet, valid_bet,
    win_stake, loss_stake, payout, bets)
  select $merchant, v.member, v.category, to_timestamp(v.at / 1000.0), v.bet, v.valid, v.win,
    v.loss, v.payout, v.bets
  from unnest($members::uuid[], $categories::text[], $ats::bigint[], $bets::bigint[],
    $valids::bigint[], $wins::bigint[], $losses::bigint[], $payouts::bigint[], $counts::bigint[])
    as v (member, category, at, bet, valid, win, loss, payout, bets)`);

/** A change of a member's play at vendors; below zero where it is taken back. */
export interface VendorBetChange {
  readonly member: string;
  readonly category: 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'PVP' | 'ELOTT' | 'LOTT';
  readonly settledAt: number;
  readonly bet: bigint;
  readonly validBet: bigint;
  readonly winStake: bigint;
  readonly lossStake: bigint;
  readonly payout: bigint;
  readonly bets: bigint;
}

/** Adds changes of settled bets, each of which is counted once. */
export async function putVendorBets(
  sql: Sql,
  merchant: MerchantId,
  changes: readonly VendorBetChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const values = valuesOf(PUT, {
    merchant,
    members: changes.map(({ member }) => member),
    categories: changes.map(({ category }) => category),
    ats: changes.map(({ settledAt }) => settledAt),
    bets: changes.map(({ bet }) => bet),
    valids: changes.map(({ validBet }) => validBet),
    wins: changes.map(({ winStake }) => winStake),
    losses: changes.map(({ lossStake }) => lossStake),
    payouts: changes.map(({ payout }) => payout),
    counts: changes.map(({ bets }) => bets),
  });
  await sql.query(PUT.text, values);
}
