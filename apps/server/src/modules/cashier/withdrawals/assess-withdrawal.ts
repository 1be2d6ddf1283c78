import { amount, instant, type Amount, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findCredential } from '../../members/index.ts';
import {
  memberAccounts,
  resultSince,
  resultToday,
  vendorMovesSince,
  winningDays,
} from '../../wallet/index.ts';
import { findBrokenRules, type RiskFacts, newestRegionAt, listFlags } from '../risks/index.ts';
import type { CashierSettings } from '../settings/index.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { hasPayoutProvider } from '../provider/index.ts';
import { startPayout } from './start-payout.ts';
import { listCards } from '../cards/index.ts';
import { findLastPaid } from './store/withdrawal-figures.ts';
import type { WithdrawalRow } from './store/withdrawals.ts';

interface CashierContext {
  readonly app: AppContext;
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly now: Instant;
}

/**
 * Runs the automatic risk rules on a new order: it is approved, or passed to an officer with the
 * reasons.
 */
export async function assessWithdrawal(
  context: CashierContext,
  order: WithdrawalRow,
  settings: CashierSettings,
  dayTotal: Amount,
): Promise<WithdrawalRow> {
  const by = { actor: 'house', now: context.now } as const;
  const checked = await moveWithdrawal(context, order, { state: 'AUTO_RISK', reason: null }, by);
  const facts = await readFacts(context, order, dayTotal);
  const risks = findBrokenRules(facts, settings.automatic, context.now);
  if (risks.length > 0) {
    const transition = { state: 'MANUAL_RISK', reason: 'risk_rules' } as const;
    return moveWithdrawal(context, checked, transition, by, { risks });
  }
  const transition = { state: 'APPROVED', reason: 'approved_by_rules' } as const;
  const approved = await moveWithdrawal(context, checked, transition, by);
  const atOnce = settings.automatic.payAtOnce && (await hasPayoutProvider(context.sql));
  return atOnce ? startPayout(context, approved, by) : approved;
}

async function readFacts(
  context: CashierContext,
  order: WithdrawalRow,
  dayTotal: Amount,
): Promise<RiskFacts> {
  const { sql, merchant, now } = context;
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
    newRegionAt: await newestRegionAt(context, order.member_id),
    paymentPasswordAt: credential?.paymentChangedAt,
    vendorMoves: await vendorMovesSince(sql, merchant, accounts, since),
    removedCards: cards.filter((card) => card.removed_at !== null).length,
    openFlags: flags.filter((flag) => flag.closed_at === null).length,
  };
}
