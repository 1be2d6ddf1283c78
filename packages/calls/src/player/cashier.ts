// Deposits, bank cards, withdrawals.
import type { CallTable } from '../call.ts';
import { DEPOSIT_PROTECTION } from '../refusals/protection.ts';
import { GAME_TYPES } from './games.ts';
import { longList } from '../paging.ts';
import {
  fileResponse,
  noRequest,
  wireAmount,
  wireId,
  wireInstant,
  wirePositiveAmount,
  wireRate,
} from '../wire.ts';
import * as z from 'zod';

/** What share of a round's valid bet counts as turnover, by the type of the game. */
const turnoverShares = z.record(z.enum(GAME_TYPES), wireRate);

const depositListPages = longList({ deposits: ['time', 'id'] });
const withdrawListPages = longList({ withdrawals: ['time', 'id'] });

/** States of a deposit (agency.md 5.2). */
export const DEPOSIT_STATES = [
  'CREATED',
  'PAYING',
  'CALLBACK_OK',
  'AMOUNT_REVIEW',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'LATE_REVIEW',
  'REFUND',
] as const;

/** States of a withdrawal (agency.md 5.3). */
export const WITHDRAWAL_STATES = [
  'SUBMITTED',
  'AUTO_RISK',
  'MANUAL_RISK',
  'HELD',
  'APPROVED',
  'PAYING',
  'PAY_FAILED',
  'MANUAL_PAY',
  'SUCCESS',
  'REJECTED',
  'RETURNED',
] as const;

/** The reason of an order's state; the site has a text for each. */
export const ORDER_REASONS = [
  'provider_unreachable',
  'provider_failed',
  'provider_unknown',
  'paid_other_amount',
  'paid_late',
  'not_paid_in_time',
  'cancelled_by_member',
  'credited_by_operator',
  'rejected_by_operator',
  'refunded_by_operator',
  'risk_rules',
  'approved_by_rules',
  'approved_by_operator',
  'second_person',
  'held_by_operator',
  'unheld_by_operator',
  'details_unclear',
  'turnover_unclear',
  'account_name_differs',
  'account_refused',
  'paid_by_hand',
  'returned_by_operator',
  'retried_by_operator',
  'told_otherwise',
  'other',
] as const;

/** The reasons that an operator may give a member for a rejection or return. */
export const REJECT_REASONS = [
  'details_unclear',
  'turnover_unclear',
  'account_name_differs',
  'account_refused',
  'other',
] as const;

/** How a member pays: at the provider's page, by a code, or to a displayed account. */
export const DEPOSIT_FLOWS = ['REDIRECT', 'QR', 'BANK_DETAILS'] as const;

/** The merchant's own account, to which members transfer. */
export const bankDetails = z.strictObject({
  bank: z.string().trim().max(80),
  account: z.string().trim().max(60),
  holder: z.string().trim().max(80),
});

export const METHOD_GROUPS = ['EWALLET', 'QR', 'BANK', 'CRYPTO'] as const;
export const CARD_KINDS = ['BANK', 'EWALLET', 'CRYPTO'] as const;

export const orderNumber = z.string().regex(/^[DWA]\d{6,15}$/);

/** One line of an order's timeline, oldest first. */
export const timelineLine = z.object({
  state: z.string(),
  reason: z.enum(ORDER_REASONS).nullable(),
  time: wireInstant,
});

const depositOrder = z.object({
  number: z.string(),
  channel: z.string(),
  channelName: z.string(),
  method: z.string(),
  currency: z.string(),
  amount: wireAmount,
  fee: wireAmount,
  /** The amount that arrives, or arrived, in the wallet. */
  credit: wireAmount,
  state: z.enum(DEPOSIT_STATES),
  reason: z.enum(ORDER_REASONS).nullable(),
  payUrl: z.string().nullable(),
  /** The text of the code to scan, for a channel of that flow. */
  qr: z.string().nullable(),
  /**
   * The account to transfer to, for a channel of that flow; the order's number is the reference.
   */
  bankDetails: bankDetails.nullable(),
  createdAt: wireInstant,
  expiresAt: wireInstant,
  changedAt: wireInstant,
  cancellable: z.boolean(),
});

const withdrawalOrder = z.object({
  number: z.string(),
  currency: z.string(),
  amount: wireAmount,
  fee: wireAmount,
  /** The amount that is paid out. */
  net: wireAmount,
  state: z.enum(WITHDRAWAL_STATES),
  reason: z.enum(ORDER_REASONS).nullable(),
  bank: z.string(),
  account: z.string(),
  createdAt: wireInstant,
  changedAt: wireInstant,
  endedAt: wireInstant.nullable(),
});

export const bankCard = z.object({
  id: wireId('bank_card'),
  kind: z.enum(CARD_KINDS),
  bank: z.string(),
  bankName: z.string(),
  /** Masked: `**** 1234`. */
  account: z.string(),
  holder: z.string(),
  addedAt: wireInstant,
  usableAt: wireInstant,
  usable: z.boolean(),
});

const period = { from: wireInstant.optional(), to: wireInstant.optional() };
const depositFilter = { ...period, state: z.enum(DEPOSIT_STATES).optional() };
const withdrawalFilter = { ...period, state: z.enum(WITHDRAWAL_STATES).optional() };
const read = [{ per: 'session', count: 120, seconds: 60 }] as const;
const act = [{ per: 'session', count: 12, seconds: 60 }] as const;
const file = [{ per: 'session', count: 6, seconds: 60 }] as const;

const depositCalls = {
  depositSettings: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositSettings',
    module: 'COMM3',
    audience: 'member',
    feature: 'depositV2',
    about: 'The deposit channels that are open to the caller, with their limits.',
    limits: read,
    request: noRequest,
    response: z.object({
      currency: z.string(),
      groups: z.array(
        z.object({
          group: z.enum(METHOD_GROUPS),
          channels: z.array(
            z.object({
              id: z.string(),
              method: z.string(),
              name: z.string(),
              flow: z.enum(DEPOSIT_FLOWS),
              min: wireAmount,
              max: wireAmount,
              step: wireAmount,
              presets: z.array(wireAmount),
              feeRate: wireRate,
              feeFixed: wireAmount,
              /** The turnover that a deposit requires, as a multiple of the credited amount. */
              turnover: wireRate,
              expiresMinutes: z.number().int(),
              maintenance: z.boolean(),
              /** The caller's open order in this channel, which must end before another begins. */
              openOrder: z.string().nullable(),
            }),
          ),
        }),
      ),
      turnoverShares,
      openOrders: z.number().int(),
      openOrdersMax: z.number().int(),
      cancelsToday: z.number().int(),
      cancelsMax: z.number().int(),
      blockedUntil: wireInstant.nullable(),
    }),
    refusals: [],
  },
  depositCreate: {
    method: 'POST',
    path: '/wps/transaction/deposit',
    module: 'COMM3',
    audience: 'member',
    feature: 'depositV2',
    about:
      'Opens a deposit and returns where to pay. The provider is asked between two transactions.',
    idempotent: true,
    noTransaction: true,
    limits: act,
    request: z.strictObject({ channel: z.string().max(40), amount: wirePositiveAmount }),
    response: depositOrder,
    refusals: [
      'member.frozen',
      'deposit.channel_unknown',
      'deposit.channel_closed',
      'deposit.amount_low',
      'deposit.amount_high',
      'deposit.amount_step',
      'deposit.open_in_channel',
      'deposit.open_limit',
      'deposit.cancel_block',
      'deposit.provider_down',
      ...DEPOSIT_PROTECTION,
    ],
  },
  depositOne: {
    method: 'GET',
    path: '/wps/transaction/deposit/:number',
    module: 'COMM3',
    audience: 'member',
    about: 'One deposit of the caller with its timeline.',
    limits: read,
    request: z.strictObject({ number: orderNumber }),
    response: z.object({ order: depositOrder, timeline: z.array(timelineLine) }),
    refusals: [],
  },
  depositCancel: {
    method: 'POST',
    path: '/wps/transaction/deposit/:number/cancel',
    module: 'COMM3',
    audience: 'member',
    about:
      'Cancels an unpaid deposit of the caller. After a few a day, deposits are suspended for ' +
      '24 hours.',
    limits: act,
    request: z.strictObject({ number: orderNumber }),
    response: depositOrder,
    refusals: ['deposit.not_cancellable'],
  },
  depositList: {
    method: 'GET',
    path: '/wps/report/depositTransaction',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s deposits, newest first.',
    limits: read,
    request: depositListPages.request(depositFilter),
    response: depositListPages.response(depositOrder),
    refusals: [],
  },
  depositListCsv: {
    method: 'GET',
    path: '/wps/report/depositTransaction/csv',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s deposits as a file.',
    file: true,
    limits: file,
    request: z.strictObject(depositFilter),
    response: fileResponse,
    refusals: [],
  },
} as const satisfies CallTable;

const cardCalls = {
  bankCards: {
    method: 'GET',
    path: '/wps/member/bankCard',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s accounts for withdrawals, masked, and the banks to choose from.',
    limits: read,
    request: noRequest,
    response: z.object({
      cards: z.array(bankCard),
      /** The name that every account must have, once the first one is bound. */
      realName: z.string().nullable(),
      banks: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(CARD_KINDS) })),
      limits: z.record(z.enum(CARD_KINDS), z.number().int()),
      /** How long unbinding an account would suspend withdrawals now. */
      unbindLockHours: z.number().int(),
    }),
    refusals: [],
  },
  bankCardUnbind: {
    method: 'POST',
    path: '/wps/member/bankCard/unbind',
    module: 'COMM3',
    audience: 'member',
    about:
      'Unbinds an account of the caller; needs the payment password. Withdrawals are then ' +
      'suspended for some days.',
    sealed: true,
    limits: act,
    request: z.strictObject({
      card: wireId('bank_card'),
      paymentPassword: z.string().min(1).max(128),
    }),
    response: z.object({ lockedUntil: wireInstant.nullable() }),
    refusals: [
      'card.unknown',
      'card.in_use',
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'paymentPassword.missing',
    ],
  },
  bankCardAdd: {
    method: 'PUT',
    path: '/wps/member/bankCard',
    module: 'COMM3',
    audience: 'member',
    about: 'Binds an account for withdrawals; needs the payment password.',
    sealed: true,
    limits: act,
    request: z.strictObject({
      bank: z.string().max(40),
      number: z.string().trim().min(1).max(80),
      holder: z.string().trim().min(2).max(120),
      paymentPassword: z.string().min(1).max(128),
    }),
    response: bankCard,
    refusals: [
      'card.bank_unknown',
      'card.number_invalid',
      'card.name_invalid',
      'card.name_differs',
      'card.duplicate',
      'card.limit',
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'paymentPassword.missing',
    ],
  },
} as const satisfies CallTable;

const withdrawCalls = {
  withdrawSettings: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getWithdrawSettings',
    module: 'COMM3',
    audience: 'member',
    about:
      'The amount that the caller can withdraw now, the reasons that prevent it, and its cost.',
    limits: read,
    request: noRequest,
    response: z.object({
      currency: z.string(),
      open: z.boolean(),
      /**
       * Service hours in the merchant's zone, `HH:MM`; the same time twice means around the clock.
       */
      hours: z.object({ from: z.string(), to: z.string() }),
      min: wireAmount,
      max: wireAmount,
      available: wireAmount,
      countToday: z.number().int(),
      countMax: z.number().int(),
      withdrawnToday: wireAmount,
      dayLimit: wireAmount,
      turnoverLeft: wireAmount,
      turnoverShares,
      contractOutstanding: wireAmount,
      /** The caller's debt from a corrected result; the next credits pay it. */
      debt: wireAmount,
      /** The fee's share of the next withdrawal, and the most that it can be. */
      feeRate: wireRate,
      feeCap: wireAmount,
      feeRates: z.array(wireRate),
      lockedUntil: wireInstant.nullable(),
      hasPaymentPassword: z.boolean(),
      cards: z.array(bankCard),
      medianPayoutSeconds: z.number().int().nullable(),
    }),
    refusals: [],
  },
  paymentMethods: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentMethods',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The payment methods of the open channels, which the footer shows.',
    limits: [{ per: 'address', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.array(z.object({ method: z.string(), name: z.string() })),
    refusals: [],
  },
  payoutTime: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPayoutTime',
    module: 'COMM3',
    audience: 'visitor',
    about: 'How long recent withdrawals took, for the first page; at most a minute old.',
    limits: [{ per: 'address', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({
      /** Null when there were too few deposits in these days. */
      medianSeconds: z.number().int().nullable(),
      days: z.number().int(),
    }),
    refusals: [],
  },
  withdrawCreate: {
    method: 'POST',
    path: '/wps/transaction/withdraw',
    module: 'COMM3',
    audience: 'member',
    about: 'Requests a withdrawal: the money is held at once. The player cannot cancel it.',
    sealed: true,
    idempotent: true,
    secrets: ['paymentPassword'],
    limits: act,
    request: z.strictObject({
      amount: wirePositiveAmount,
      card: wireId('bank_card'),
      paymentPassword: z.string().min(1).max(128),
    }),
    response: withdrawalOrder,
    refusals: [
      'withdraw.closed_hours',
      'withdraw.locked',
      'withdraw.unbound',
      'member.frozen',
      'withdraw.card_unknown',
      'withdraw.card_too_new',
      'withdraw.amount_low',
      'withdraw.amount_high',
      'withdraw.balance_low',
      'withdraw.count_limit',
      'withdraw.day_limit',
      'withdraw.turnover_required',
      'withdraw.contract_outstanding',
      'withdraw.debt',
      'identity.required',
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'paymentPassword.missing',
    ],
  },
  withdrawOne: {
    method: 'GET',
    path: '/wps/transaction/withdraw/:number',
    module: 'COMM3',
    audience: 'member',
    about: 'One withdrawal of the caller with its timeline.',
    limits: read,
    request: z.strictObject({ number: orderNumber }),
    response: z.object({ order: withdrawalOrder, timeline: z.array(timelineLine) }),
    refusals: [],
  },
  withdrawList: {
    method: 'GET',
    path: '/wps/report/withdrawTransaction',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s withdrawals, newest first.',
    limits: read,
    request: withdrawListPages.request(withdrawalFilter),
    response: withdrawListPages.response(withdrawalOrder),
    refusals: [],
  },
  withdrawListCsv: {
    method: 'GET',
    path: '/wps/report/withdrawTransaction/csv',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s withdrawals as a file.',
    file: true,
    limits: file,
    request: z.strictObject(withdrawalFilter),
    response: fileResponse,
    refusals: [],
  },
  turnoverList: {
    method: 'GET',
    path: '/wps/report/turnover',
    module: 'COMM3',
    audience: 'member',
    about: 'The turnover that the caller still has to reach, requirement by requirement.',
    limits: read,
    request: noRequest,
    response: z.object({
      left: wireAmount,
      list: z.array(
        z.object({
          kind: z.enum(['DEPOSIT', 'BONUS', 'REFUND', 'OPERATOR', 'TRANSFER']),
          reference: z.string(),
          required: wireAmount,
          filled: wireAmount,
          time: wireInstant,
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies CallTable;

export const cashierCalls = {
  ...depositCalls,
  ...cardCalls,
  ...withdrawCalls,
} as const satisfies CallTable;
