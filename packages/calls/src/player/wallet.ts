// A player's view of its own money.
import type { CallTable } from '../call.ts';
import { consolidatedContracts } from './agents/contracts.ts';
import {
  fileResponse,
  noRequest,
  queryInteger,
  wireAmount,
  wireDay,
  wireDelta,
  wireId,
  wireInstant,
} from '../wire.ts';
import { GAME_CATEGORIES } from '@fairhouse/rules/agency';
import * as z from 'zod';

/** The kinds by which a player filters its account record. */
export const RECORD_KINDS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'PRIZE',
  'REFUND',
  'REBATE',
  'COMMISSION',
  'TRANSFER',
  'VENDOR',
  'ADJUSTMENT',
  'GRANT',
  'FEE',
  'CORRECTION',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

const recordFilter = {
  from: wireInstant.optional(),
  to: wireInstant.optional(),
  kind: z.enum(RECORD_KINDS).optional(),
};

const recordLine = z.object({
  id: wireId('entry'),
  leg: z.number().int(),
  /** The account's own gapless number of this line, as decimal digits. */
  sequence: z.string(),
  time: wireInstant,
  kind: z.enum(RECORD_KINDS),
  /** The ledger's code of the reason. */
  code: z.string(),
  reference: z.string(),
  /** The game of a vendor's round, in the caller's language; null for every other line. */
  game: z.string().nullable(),
  amount: wireDelta,
  balanceAfter: wireAmount,
});

/** One day of a player's own result; `net` is payout + rebate + activity - stake. */
const resultFields = {
  stake: wireDelta,
  payout: wireDelta,
  rebate: wireDelta,
  activity: wireDelta,
  deposits: wireAmount,
  withdrawals: wireAmount,
  net: wireDelta,
};

/** What bets of a category came to; promotions belong to none. */
const categoryFields = {
  category: z.enum(GAME_CATEGORIES),
  bet: wireDelta,
  payout: wireDelta,
  rebate: wireDelta,
  net: wireDelta,
};

export const walletCalls = {
  balance: {
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    module: 'COMM3',
    audience: 'trial',
    about: 'The caller’s spendable, held and vendor balances, and their sum.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({
      currency: z.string(),
      main: wireAmount,
      locked: wireAmount,
      vendors: z.array(
        z.object({
          code: z.string(),
          balance: wireAmount,
          updatedAt: wireInstant,
          stale: z.boolean(),
        }),
      ),
      sumBalance: wireAmount,
    }),
    refusals: [],
  },
  fundsConsolidated: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    module: 'COMM3',
    audience: 'trial',
    about: 'The caller’s total money, and how it stands with contracts of each kind.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({
      currency: z.string(),
      main: wireAmount,
      locked: wireAmount,
      vendorTotal: wireAmount,
      sumBalance: wireAmount,
      todayStake: wireDelta,
      todayNet: wireDelta,
      ...consolidatedContracts,
    }),
    refusals: [],
  },
  merchantWallet: {
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    module: 'COMM3',
    audience: 'trial',
    about: 'The wallets that this site offers, and how its currency is shown.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      currency: z.string(),
      /**
       * How many units of the currency one displayed unit is: 1000 where amounts are shown in
       * thousands.
       */
      displayUnit: z.number().int(),
      wallets: z.array(z.object({ code: z.string(), kind: z.enum(['MAIN', 'VENDOR']) })),
      playMoney: z.boolean(),
    }),
    refusals: [],
  },
  memTransDet: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    module: 'MEMTRANS3',
    audience: 'trial',
    about: 'The account record: every movement of the main wallet with the balance after it.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: z.strictObject({
      ...recordFilter,
      pageSize: queryInteger(1, 100).default(20),
      /** The last answer's `cursor`, for the next page. */
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({ list: z.array(recordLine), cursor: z.string().nullable() }),
    refusals: ['record.cursor'],
  },
  memTransDetCsv: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet/csv',
    module: 'MEMTRANS3',
    audience: 'trial',
    about: 'The account record as a file, newest first, at most 10,000 lines.',
    file: true,
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject(recordFilter),
    response: fileResponse,
    refusals: [],
  },
  personalProfit: {
    method: 'GET',
    path: '/wps/report/personalProfit',
    module: 'COMM3',
    audience: 'trial',
    about: 'Personal loss: the caller’s own result by business day, newest first, with its sum.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({ from: wireDay.optional(), to: wireDay.optional() }),
    response: z.object({
      from: wireDay,
      to: wireDay,
      list: z.array(z.object({ day: wireDay, ...resultFields })),
      total: z.object(resultFields),
    }),
    refusals: ['record.range'],
  },
  personalCategories: {
    method: 'GET',
    path: '/wps/report/personalProfit/categories',
    module: 'COMM3',
    audience: 'trial',
    about:
      'The caller’s settled bets by business day and category of games, newest first, with their sums.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({ from: wireDay.optional(), to: wireDay.optional() }),
    response: z.object({
      from: wireDay,
      to: wireDay,
      list: z.array(z.object({ day: wireDay, ...categoryFields })),
      totals: z.array(z.object(categoryFields)),
    }),
    refusals: ['record.range'],
  },
  personalProfitCsv: {
    method: 'GET',
    path: '/wps/report/personalProfit/csv',
    module: 'COMM3',
    audience: 'trial',
    about: 'Personal loss as a file.',
    file: true,
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject({ from: wireDay.optional(), to: wireDay.optional() }),
    response: fileResponse,
    refusals: ['record.range'],
  },
} as const satisfies CallTable;
