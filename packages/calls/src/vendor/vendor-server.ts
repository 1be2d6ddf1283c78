// The calls that the server makes to a vendor (vendors.md), POST and signed like the wallet's.
import * as z from 'zod';
import {
  walletStatus,
  wireCurrency,
  wireGameCode,
  wireRound,
  wireText,
  wireToken,
  wireUser,
  wireUuid,
} from './fields.ts';
import { vendorAmount } from './vendor-amount.ts';
import { HOUSE_JACKPOTS } from './wallet.ts';

export const VENDOR_PATHS = {
  gameUrl: '/operator/generic/v2/game/url',
  gameList: '/game/list',
  gameRound: '/game/round',
  transactionsList: '/transactions/list',
  jackpots: '/jackpots',
  freeRounds: '/operator/generic/v2/freebet/rewards/create',
  freeRoundsCancel: '/operator/generic/v2/freebet/rewards/cancel',
  freeRoundsList: '/operator/generic/v2/freebet/rewards/list',
} as const;

/** The currency of a launch without a member: ISO 4217's code for no currency. */
export const DEMO_CURRENCY = 'X'.repeat(3);

const operator = { operator_id: wireText(64) } as const;

/** Ten-thousandths of the currency as decimal strings with at most four places. */
const limit = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);

/** A launch; a demo has `DEMO_CURRENCY`, no `user` and no `token`. */
export const gameUrlRequest = z.object({
  ...operator,
  user: wireUser.optional(),
  token: wireToken.optional(),
  game_code: wireGameCode,
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  /** `en`, `zh`, `id`, `th` or `vi`. */
  lang: z.string().regex(/^[a-z]{2}$/),
  currency: wireCurrency,
  /** ISO 3166-1 alpha-2, in capitals. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  lobby_url: z.string().max(500).optional(),
  deposit_url: z.string().max(500).optional(),
  ip: z.string().max(45).optional(),
  /** To our own studio: the stakes that the house takes, where they are fewer than listed. */
  min_bet: limit.optional(),
  max_bet: limit.optional(),
  /** To our own studio: the most that the house pays for a round, where it is less than listed. */
  max_win: limit.optional(),
});

/** A refusal has a status of HTTP: 401 signature, 403 currency or partner, 404 unknown game. */
export const gameUrlAnswer = z.object({ url: z.string().max(2000) });

export const gameListRequest = z.object(operator);

/** One row of `/game/list`; amounts are decimal strings, the return is in parts per million. */
export const vendorGame = z.object({
  game_code: wireGameCode,
  /** Names by language: `en`, `zh`, `id`, `th`, `vi`; `en` is required. */
  name: z.looseObject({ en: wireText(80) }),
  /** `LOCAL` are instant games. */
  category: z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'LOCAL', 'SPORTS', 'ESPORTS']),
  product: wireText(64).optional(),
  platforms: z.array(z.enum(['GPL_DESKTOP', 'GPL_MOBILE'])).min(1),
  url_thumb: z.string().max(500).optional(),
  url_background: z.string().max(500).optional(),
  enabled: z.boolean(),
  freebet_support: z.boolean().default(false),
  demo_support: z.boolean().default(false),
  blocked_countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  release_date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  rtp: z.union([
    z.int().min(0).max(1_000_000),
    z.array(z.int().min(0).max(1_000_000)).min(1).max(20),
  ]),
  /** From 1 (low) to 5 (high). */
  volatility: z.int().min(1).max(5).optional(),
  /** The share of rounds with a win, in parts per million. */
  hit_rate: z.int().min(0).max(1_000_000).optional(),
  lines: z.int().min(0).max(100_000).optional(),
  ways: z.int().min(0).max(1_000_000_000).optional(),
  /** The largest win as a multiple of the stake, as a decimal string. */
  max_multiplier: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,4})?$/)
    .optional(),
  features: z.array(wireText(32)).max(20).default([]),
  themes: z.array(wireText(32)).max(20).default([]),
  /** Limits by currency; a game is not offered in a currency that is missing here. */
  currencies: z.record(
    wireCurrency,
    z.object({
      min: limit,
      max: limit,
      default: limit.optional(),
      step: limit.optional(),
      levels: z.array(limit).max(200).default([]),
      /** Of our own studio: the most that a round may pay; no bet could win more. */
      max_win: limit.optional(),
    }),
  ),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
  jackpots: z.array(wireText(64)).max(20).default([]),
});

/** Rows are read one by one with `vendorGame`, so that one bad row fails alone. */
export const gameListAnswer = z.object({
  status: walletStatus,
  games: z.array(z.unknown()).max(20_000),
});

export const TRANSACTION_KINDS = [
  'TK_BET',
  'TK_WIN',
  'TK_ROLLBACK',
  'TK_FREE_BET',
  'TK_FREE_WIN',
] as const;
export const TRANSACTION_STATUSES = ['TS_SUCCESS', 'TS_DECLINED', 'TS_ROLLEDBACK'] as const;

/** A transaction as the vendor recorded it; `amount` is absent for a rollback. */
export const vendorTransaction = z.object({
  transaction_uuid: wireUuid,
  kind: z.enum(TRANSACTION_KINDS),
  status: z.enum(TRANSACTION_STATUSES),
  user: wireUser,
  game_code: wireGameCode,
  round: wireRound,
  round_closed: z.boolean().default(false),
  currency: wireCurrency,
  amount: vendorAmount.optional(),
  is_supplier_promo: z.boolean().default(false),
  /** Of the win of a house jackpot: its level. */
  house_jackpot: z.enum(HOUSE_JACKPOTS).nullish(),
  /** Of a free bet or a free win: the grant. */
  reward_uuid: wireUuid.nullish(),
  reference_transaction_uuid: wireUuid.nullish(),
  /** Milliseconds since 1970. */
  created_at: z.int().min(0),
});

export const gameRoundRequest = z.object({
  ...operator,
  user: wireUser,
  game_code: wireGameCode,
  round: wireRound,
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});

/**
 * The vendor's view of a round: `RS_OK` with its transactions, or
 * `RS_ERROR_TRANSACTION_DOES_NOT_EXIST` for a round that it does not know.
 */
export const gameRoundAnswer = z.object({
  status: walletStatus,
  /** A page of the vendor that shows the round. */
  url: z.string().max(2000).optional(),
  /** Whether no further transaction of the round will come. */
  finished: z.boolean().optional(),
  transactions: z.array(vendorTransaction).max(1000).optional(),
});

/** Transactions of `start_time <= created_at < end_time`, in milliseconds since 1970. */
export const transactionsListRequest = z.object({
  ...operator,
  start_time: z.int().min(0),
  end_time: z.int().min(0),
  /** The `cursor` of the previous page. */
  cursor: wireText(200).optional(),
});

/** A page of at most 1,000 rows, oldest first; without `cursor` it is the last one. */
export const transactionsListAnswer = z.object({
  status: walletStatus,
  list: z.array(vendorTransaction).max(1000),
  cursor: wireText(200).optional(),
});

export const jackpotsRequest = z.object(operator);

export const jackpotsAnswer = z.object({
  status: walletStatus,
  list: z
    .array(
      z.object({
        id: wireText(64),
        name: wireText(80),
        currency: wireCurrency,
        amount: vendorAmount,
        games: z.array(wireGameCode).max(1000),
      }),
    )
    .max(1000),
});

export type VendorGame = z.output<typeof vendorGame>;
export type VendorTransaction = z.output<typeof vendorTransaction>;
