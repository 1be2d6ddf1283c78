// The calls of a vendor's server to the wallet, `/vendor/v1` (vendors.md, Hub88 shape). Unknown
// fields are ignored.
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

export const WALLET_PATHS = {
  info: '/vendor/v1/user/info',
  balance: '/vendor/v1/user/balance',
  bet: '/vendor/v1/transaction/bet',
  win: '/vendor/v1/transaction/win',
  rollback: '/vendor/v1/transaction/rollback',
} as const;

/** Carries base64(RSA-SHA256 over the raw body), in both directions. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

export const walletInfoRequest = z.object({
  user: wireUser,
  request_uuid: wireUuid,
  /** Checked where it is sent. */
  token: wireToken.optional(),
});

export const walletInfoAnswer = z.object({
  request_uuid: z.string().optional(),
  status: walletStatus,
  user: z.string().optional(),
  country: z.string().optional(),
  jurisdiction: z.string().optional(),
  /** Days, `YYYY-MM-DD`. */
  birth_date: z.string().optional(),
  registration_date: z.string().optional(),
});

export const walletBalanceRequest = z.object({
  user: wireUser,
  token: wireToken,
  game_code: wireGameCode,
  request_uuid: wireUuid,
});

const transaction = {
  user: wireUser,
  token: wireToken,
  game_code: wireGameCode,
  request_uuid: wireUuid,
  transaction_uuid: wireUuid,
  supplier_transaction_id: wireText(128).optional(),
  supplier_user: wireText(128).nullish(),
  round: wireRound,
  round_closed: z.boolean(),
} as const;

const meta = z.looseObject({
  /** The turnover of a win that counts, as a decimal string. */
  turnover: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,4})?$/)
    .optional(),
  supplier_promo_info: z.looseObject({ promo_reference: wireText(128).optional() }).optional(),
});

const moving = {
  ...transaction,
  currency: wireCurrency,
  amount: vendorAmount,
  is_free: z.boolean().nullish(),
  is_supplier_promo: z.boolean().nullish(),
  reward_uuid: wireUuid.nullish(),
  bet: wireText(128).nullish(),
  meta: meta.nullish(),
} as const;

export const walletBetRequest = z.object(moving);

/** The levels of house jackpots, in the order in which a round draws them. */
export const HOUSE_JACKPOTS = ['MINI', 'MAJOR', 'GRAND'] as const;

export const walletWinRequest = z.object({
  ...moving,
  /** The level that the round has won; `amount` is 0, because the wallet knows what it pays. */
  house_jackpot: z.enum(HOUSE_JACKPOTS).nullish(),
  /** Required unless `is_free` or `is_supplier_promo` is true. */
  reference_transaction_uuid: wireUuid.nullish(),
});

export const walletRollbackRequest = z.object({
  ...transaction,
  reference_transaction_uuid: wireUuid,
});

/** The answer to all calls but `info`; `currency` and `balance` are absent in early refusals. */
export const walletAnswer = z.object({
  request_uuid: z.string().optional(),
  status: walletStatus,
  user: z.string().optional(),
  currency: z.string().optional(),
  balance: vendorAmount.optional(),
  /** Of a balance: what is in the pots that a round of the game can win. */
  house_pots: z.array(z.object({ level: z.enum(HOUSE_JACKPOTS), amount: vendorAmount })).optional(),
  /** Of a bet: its round draws these levels, and may win them. */
  house_jackpots: z.array(z.enum(HOUSE_JACKPOTS)).optional(),
  /** Of a win with `house_jackpot`: what was in the pot. */
  house_jackpot_paid: vendorAmount.optional(),
});

export type WalletBet = z.output<typeof walletBetRequest>;
export type WalletWin = z.output<typeof walletWinRequest>;
export type WalletRollback = z.output<typeof walletRollbackRequest>;
export type WalletAnswer = z.output<typeof walletAnswer>;
