import { amount, instant, type Amount, type Instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { findCredential } from '../members/index.ts';
import {
  memberAccounts,
  resultSince,
  resultToday,
  vendorMovesSince,
  winningDays,
} from '../wallet/index.ts';
import { brokenRules, type RiskFacts } from './automatic-risk.ts';
import type { CashierSettings } from './cashier-settings.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { newestRegionAt } from './newest-region.ts';
import { paysOut } from './provider/pays-out.ts';
import { startPayout } from './start-payout.ts';
import { listCards, listFlags } from './store/cards.ts';
import { findLastPaid } from './store/withdrawal-figures.ts';
import { type WithdrawalRow } from './store/withdrawals.ts';

interface Ground {
  readonly house: House;
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly now: Instant;
}

/**
 * Runs the automatic rules over a fresh order: it is approved, or an officer gets it with the
 * reasons.
 */
export async function assessWithdrawal(
  ground: Ground,
  order: WithdrawalRow,
  settings: CashierSettings,
  dayTotal: Amount,
): Promise<WithdrawalRow> {
  const by = { actor: 'house', now: ground.now } as const;
  const judged = await moveWithdrawal(ground, order, { state: 'AUTO_RISK', reason: null }, by);
  const facts = await readFacts(ground, order, dayTotal);
  const risks = brokenRules(facts, settings.automatic, ground.now);
  if (risks.length > 0) {
    const step = { state: 'MANUAL_RISK', reason: 'risk_rules' } as const;
    return moveWithdrawal(ground, judged, step, by, { risks });
  }
  const step = { state: 'APPROVED', reason: 'approved_by_rules' } as const;
  const approved = await moveWithdrawal(ground, judged, step, by);
  const atOnce = settings.automatic.payAtOnce && (await paysOut(ground.sql));
  return atOnce ? startPayout(ground, approved, by) : approved;
}

async function readFacts(
  ground: Ground,
  order: WithdrawalRow,
  dayTotal: Amount,
): Promise<RiskFacts> {
  const { sql, merchant, now } = ground;
  const last = await findLastPaid(sql, merchant.id, order.member_id);
  const accounts = memberAccounts(merchant, order.member_id, 'real');
  const since = instant(last?.created_at.getTime() ?? 0);
  const result = await resultSince(sql, merchant, accounts, since);
  const today = await resultToday(sql, merchant, accounts, now);
  const credential = await findCredential(sql, merchant.id, order.member_id);
  const cards = await listCards(sql, merchant.id, order.member_id);
  const flags = await listFlags(sql, merchant.id, order.member_id);
  return {
    amount: order.amount,
    isFirst: last === undefined,
    dayTotal,
    deposits: amount(result.deposits),
    stake: result.stake,
    profit: result.net,
    profitToday: today.net,
    winningDays: await winningDays(sql, merchant, accounts, now),
    newRegionAt: await newestRegionAt(ground, order.member_id),
    paymentPasswordAt: credential?.paymentChangedAt,
    vendorMoves: await vendorMovesSince(sql, merchant, accounts, since),
    removedCards: cards.filter((card) => card.removed_at !== null).length,
    openFlags: flags.filter((flag) => flag.closed_at === null).length,
  };
}
