// The sums of a whole filter, beside the lists that show them for a page. Each is asked on demand
// and sums a bounded number of rows.
import type { CallTable } from '../call.ts';
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '../player/cashier.ts';
import { BET_STATES } from './reports.ts';
import { billFilter, debtFilter } from './agents/contracts.ts';
import { queryFlag, wireAmount, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const limits = [{ per: 'session', count: 60, seconds: 60 }] as const;
const username = z.string().trim().max(60).optional();
const number = z.string().trim().max(20).optional();
const span = { from: wireInstant.optional(), to: wireInstant.optional() };

const totals = <const Fields extends z.core.$ZodLooseShape>(sums: Fields) =>
  z.object({
    /** How many rows were summed. */
    count: z.number().int(),
    /** False where more rows match: the first of the list were summed. */
    whole: z.boolean(),
    currency: z.string(),
    sums: z.object(sums),
  });

export const listTotalCalls = {
  depositTotals: {
    method: 'GET',
    path: '/console/totals/deposits',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'The sums of the deposit orders of a filter, of the newest 10,000 at most.',
    limits,
    request: z.strictObject({
      state: z.enum(DEPOSIT_STATES).optional(),
      waiting: queryFlag.optional(),
      username,
      member: wireId('member').optional(),
      number,
      channel: z.string().max(40).optional(),
      ...span,
    }),
    response: totals({ amount: wireAmount, credited: wireAmount }),
    refusals: [],
  },
  withdrawalTotals: {
    method: 'GET',
    path: '/console/totals/withdrawals',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'The sums of the withdrawals of a filter, of the newest 10,000 at most.',
    limits,
    request: z.strictObject({
      state: z.enum(WITHDRAWAL_STATES).optional(),
      waiting: queryFlag.optional(),
      mine: queryFlag.optional(),
      username,
      member: wireId('member').optional(),
      number,
      amountFrom: wireAmount.optional(),
      ...span,
    }),
    response: totals({ amount: wireAmount, fee: wireAmount }),
    refusals: [],
  },
  adjustmentTotals: {
    method: 'GET',
    path: '/console/totals/adjustments',
    module: 'OPS_CASHIER',
    audience: 'right:ledger.read',
    about: 'The sums of the manual adjustments of a filter, of the newest 10,000 at most.',
    limits,
    request: z.strictObject({ username }),
    response: totals({ credit: wireAmount, debit: wireAmount }),
    refusals: [],
  },
  contractBillTotals: {
    method: 'GET',
    path: '/console/totals/contract_bills',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'The sums of the bills of a filter, of the newest 10,000 at most.',
    limits,
    request: z.strictObject(billFilter),
    response: totals({
      gross: wireAmount,
      /** What their payers pay of it. */
      due: wireAmount,
      received: wireAmount,
      outstanding: wireAmount,
    }),
    refusals: [],
  },
  contractDebtTotals: {
    method: 'GET',
    path: '/console/totals/contract_debts',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'The sums of the debts of a filter, of the newest 10,000 at most.',
    limits,
    request: z.strictObject(debtFilter),
    response: totals({ amount: wireAmount, outstanding: wireAmount }),
    refusals: [],
  },
  memberBetTotals: {
    method: 'GET',
    path: '/console/totals/members/:id/bets',
    module: 'OPS_REPORTS',
    audience: 'right:draws.read',
    about: 'The sums of one member’s bets of a filter, of the newest 10,000 at most.',
    limits,
    request: z.strictObject({
      id: wireId('member'),
      gameCode: z.string().max(16).optional(),
      state: z.enum(BET_STATES).optional(),
      ...span,
    }),
    response: totals({
      stake: wireAmount,
      /** Null where orders are among them whose draws are not settled. */
      returned: wireAmount.nullable(),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
