// The ledger as an operator browses it: read only.
import type { CallTable } from '../call.ts';
import { queryInteger, wireAmount, wireDelta, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const limits = [{ per: 'session', count: 240, seconds: 60 }] as const;
const address = z.string().max(200);

const leg = z.object({ debit: z.string(), credit: z.string(), amount: wireAmount });

const entry = z.object({
  id: wireId('entry'),
  time: wireInstant,
  code: z.string(),
  reference: z.string(),
  currency: z.string(),
  legs: z.array(leg),
  reverses: wireId('entry').nullable(),
});

/** Why money moves: the codes of the ledger's entries, related ones together. */
export const MOVEMENT_CODES = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_returned',
  'fee',
  'stake',
  'payout',
  'stake_refund',
  'payout_reversal',
  'refund_reversal',
  'stake_hold',
  'stake_release',
  'rebate',
  'rebate_reversal',
  'category_rebate',
  'category_rebate_reversal',
  'commission',
  'commission_reversal',
  'dividend',
  'daily_salary',
  'hour_salary',
  'realtime_salary',
  'contract_debt_paid',
  'contract_advance',
  'debt_repaid',
  'transfer',
  'transfer_down',
  'transfer_up',
  'adjustment_credit',
  'adjustment_debit',
  'trial_grant',
  'vendor_move',
  'vendor_bet',
  'vendor_win',
  'vendor_free_win',
  'vendor_rollback',
  'vendor_win_reversal',
  'vendor_commission',
  'vendor_commission_reversal',
  'jackpot_in',
  'jackpot_win',
  'jackpot_return',
] as const;

/** The figures of money on the dashboard. */
export const MONEY_FIGURES = [
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'rebates',
  'result',
] as const;

export const ledgerCalls = {
  ledgerAccounts: {
    method: 'GET',
    path: '/console/ledger/accounts',
    module: 'OPS_LEDGER',
    audience: 'right:ledger.read',
    about: 'Accounts whose address begins with the given text, with their current balance.',
    limits,
    request: z.strictObject({
      prefix: address.default(''),
      pageSize: queryInteger(1, 200).default(50),
      cursor: z.string().max(240).optional(),
    }),
    response: z.object({
      list: z.array(
        z.object({
          address: z.string(),
          currency: z.string(),
          kind: z.enum(['player', 'house']),
          balance: wireDelta,
          /** How many lines a player's account has, as decimal digits. */
          lines: z.string(),
        }),
      ),
      cursor: z.string().nullable(),
    }),
    refusals: ['record.cursor'],
  },
  ledgerStatement: {
    method: 'GET',
    path: '/console/ledger/statement',
    module: 'OPS_LEDGER',
    audience: 'right:ledger.read',
    about: 'Every line of one player account with the balance after it, newest first.',
    limits,
    request: z.strictObject({
      address,
      currency: z.string().max(16),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
      pageSize: queryInteger(1, 200).default(50),
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      list: z.array(
        z.object({
          entry: wireId('entry'),
          leg: z.number().int(),
          time: wireInstant,
          code: z.string(),
          reference: z.string(),
          counter: z.string(),
          change: wireDelta,
          balance: wireDelta,
          sequence: z.string(),
        }),
      ),
      cursor: z.string().nullable(),
    }),
    refusals: ['record.cursor'],
  },
  ledgerEntry: {
    method: 'GET',
    path: '/console/ledger/entries/:id',
    module: 'OPS_LEDGER',
    audience: 'right:ledger.read',
    about: 'One entry with all its legs.',
    limits,
    request: z.strictObject({ id: wireId('entry') }),
    response: entry,
    refusals: [],
  },
  ledgerEntries: {
    method: 'GET',
    path: '/console/ledger/entries',
    module: 'OPS_LEDGER',
    audience: 'right:ledger.read',
    about:
      'Movements in a span of time, newest first, a page at a time; of an address, those booked. ' +
      'Of a figure of the dashboard: those it is the sum of, of all play or of one lottery or ' +
      'vendor; a page looks through a bounded number of movements and may be short of more.',
    limits,
    request: z.strictObject({
      from: wireInstant.optional(),
      to: wireInstant.optional(),
      code: z.string().max(40).optional(),
      reference: z.string().max(64).optional(),
      address: address.optional(),
      /** With a figure, `reference` and `address` do not count. */
      figure: z.enum(MONEY_FIGURES).optional(),
      /** Of a figure: the lottery, or the vendor, whose play is listed. */
      gameCode: z.string().max(16).optional(),
      vendor: z.string().max(32).optional(),
      pageSize: queryInteger(1, 200).default(50),
      /** The last answer's `cursor`, for the next page. */
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      list: z.array(
        z.object({
          entry: wireId('entry'),
          leg: z.number().int(),
          time: wireInstant,
          code: z.string(),
          reference: z.string(),
          currency: z.string(),
          debit: z.string(),
          credit: z.string(),
          amount: wireAmount,
          refused: z.string().nullable(),
          /** What it adds to the figure asked for; null without one. */
          counted: wireDelta.nullable(),
        }),
      ),
      cursor: z.string().nullable(),
    }),
    refusals: ['record.cursor'],
  },
} as const satisfies CallTable;
