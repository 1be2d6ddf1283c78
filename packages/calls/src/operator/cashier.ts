// The cashier's back office: deposits to review, withdrawals to pay, channels, settings,
// adjustments.
import type { CallTable } from '../call.ts';
import {
  bankDetails,
  CARD_KINDS,
  DEPOSIT_FLOWS,
  DEPOSIT_STATES,
  METHOD_GROUPS,
  ORDER_REASONS,
  orderNumber,
  REJECT_REASONS,
  WITHDRAWAL_STATES,
} from '../player/cashier.ts';
import { longList } from '../paging.ts';
import {
  fileResponse,
  noRequest,
  queryFlag,
  waiting,
  wireAmount,
  wireDelta,
  wireId,
  wireInstant,
  wirePositiveAmount,
  wireRate,
  wireVersion,
} from '../wire.ts';
import * as z from 'zod';

const depositListPages = longList({ deposits: ['time', 'id'] });
const withdrawalListPages = longList({
  withdrawals: ['time', 'id'],
  waitingWithdrawals: ['time', 'id'],
});
const adjustmentListPages = longList({ adjustments: ['time', 'id'] });

const read = [{ per: 'session', count: 240, seconds: 60 }] as const;
const act = [{ per: 'session', count: 120, seconds: 60 }] as const;
const file = [{ per: 'session', count: 12, seconds: 60 }] as const;
const why = z.string().trim().min(4).max(300);
/** An optional remark, stored with the order and in the audit. */
const note = z.string().trim().max(300).optional();
const reason = z.enum(ORDER_REASONS).nullable();

const backofficeEvent = z.object({
  state: z.string(),
  reason,
  time: wireInstant,
  actor: z.enum(['member', 'operator', 'provider', 'house']),
  actorName: z.string().nullable(),
  note: z.string().nullable(),
});

const backofficeDeposit = z.object({
  number: z.string(),
  member: wireId('member'),
  username: z.string(),
  channel: z.string(),
  method: z.string(),
  provider: z.string(),
  providerReference: z.string().nullable(),
  currency: z.string(),
  amount: wireAmount,
  fee: wireAmount,
  /** The paid amount that the provider reported. */
  paidAmount: wireAmount.nullable(),
  /** The received amount that operators confirmed, where they credited it. */
  acceptedAmount: wireAmount.nullable(),
  credited: wireAmount.nullable(),
  state: z.enum(DEPOSIT_STATES),
  reason,
  createdAt: wireInstant,
  expiresAt: wireInstant,
  changedAt: wireInstant,
});

const claim = z
  .object({ by: wireId('operator'), name: z.string(), until: wireInstant, mine: z.boolean() })
  .nullable();

/** The rules that send a withdrawal to an officer (agency.md 5.4). */
export const RISK_RULES = [
  'switched_off',
  'amount',
  'day_total',
  'first_withdrawal',
  'low_betting',
  'over_betting',
  'profit',
  'profit_today',
  'winning_days',
  'new_region',
  'payment_password',
  'vendor_moves',
  'removed_card',
  'watch_list',
] as const;

const backofficeWithdrawal = z.object({
  number: z.string(),
  member: wireId('member'),
  username: z.string(),
  currency: z.string(),
  amount: wireAmount,
  fee: wireAmount,
  net: wireAmount,
  ordinal: z.number().int(),
  state: z.enum(WITHDRAWAL_STATES),
  reason,
  /** Names of the automatic rules that sent it to an officer. */
  risks: z.array(z.string()),
  bank: z.string(),
  account: z.string(),
  holder: z.string(),
  providerReference: z.string().nullable(),
  attempt: z.number().int(),
  claim,
  createdAt: wireInstant,
  changedAt: wireInstant,
  endedAt: wireInstant.nullable(),
});

const riskPanel = z.object({
  balance: wireAmount,
  locked: wireAmount,
  lastWithdrawal: z
    .object({ number: z.string(), amount: wireAmount, time: wireInstant })
    .nullable(),
  /** Since the last paid withdrawal, or since the account was opened. */
  since: z.object({
    deposits: wireAmount,
    stake: wireDelta,
    payout: wireDelta,
    net: wireDelta,
  }),
  today: z.object({ count: z.number().int(), amount: wireAmount }),
  turnoverLeft: wireAmount,
  /** The member's debt from a corrected result. */
  debt: wireAmount,
  cards: z.array(
    z.object({
      kind: z.enum(CARD_KINDS),
      bank: z.string(),
      account: z.string(),
      holder: z.string(),
      addedAt: wireInstant,
      removed: z.boolean(),
      /** Other members with the same account number. */
      sharedWith: z.array(z.string()),
    }),
  ),
  /** The member's recent addresses, newest first. */
  devices: z.array(z.object({ address: z.string(), device: z.string(), time: wireInstant })),
  flags: z.array(z.object({ kind: z.string(), time: wireInstant, open: z.boolean() })),
});

const channel = z.object({
  id: z.string(),
  group: z.enum(METHOD_GROUPS),
  method: z.string(),
  provider: z.string(),
  names: z.record(z.string(), z.string()),
  currency: z.string(),
  min: wireAmount,
  max: wireAmount,
  step: wireAmount,
  presets: z.array(wireAmount),
  feeRate: wireRate,
  feeFixed: wireAmount,
  turnover: wireRate,
  flow: z.enum(DEPOSIT_FLOWS),
  expiresMinutes: z.number().int(),
  weight: z.number().int(),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  version: wireVersion,
  /** Of the last 20 completed orders. */
  ended: z.number().int(),
  succeeded: z.number().int(),
});

/** The merchant's cashier settings. */
export const cashierSettings = z.strictObject({
  openOrdersMax: z.number().int().min(1).max(20),
  cancelsMax: z.number().int().min(0).max(50),
  /** A difference up to this amount between requested and paid is credited as paid. */
  allowDeviation: wireAmount,
  withdrawMin: wireAmount,
  withdrawMax: wireAmount,
  withdrawCountMax: z.number().int().min(1).max(1000),
  withdrawDayLimit: wireAmount,
  /** The fee's share by ordinal of the day; the last one counts for all later ones. */
  feeRates: z.array(wireRate).min(1).max(10),
  feeCap: wireAmount,
  hoursFrom: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  hoursTo: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  cardAgeMinutes: z.number().int().min(0).max(10_080),
  /** How long withdrawals are suspended after a change of the login password. */
  changeLockHours: z.number().int().min(0).max(168).default(0),
  /**
   * How long withdrawals are suspended after the first account a member unbinds, and after later
   * ones.
   */
  unbindLockHours: z.number().int().min(0).max(720).default(48),
  unbindAgainLockHours: z.number().int().min(0).max(720).default(120),
  claimMinutes: z.number().int().min(1).max(120),
  /** The account to which members transfer; without one no bank transfer is offered. */
  bankDetails: bankDetails.default({ bank: '', account: '', holder: '' }),
  /** Above this amount an approval or an adjustment needs a second person. */
  secondPersonAbove: wireAmount,
  automatic: z.strictObject({
    enabled: z.boolean(),
    payAtOnce: z.boolean(),
    min: wireAmount,
    max: wireAmount,
    dayTotalMax: wireAmount,
    /** Stakes, and profit, since the last withdrawal as a multiple of the deposits since then. */
    stakeMultipleMax: wireRate,
    profitMultipleMax: wireRate,
    notFirst: z.boolean(),
    profitDayMax: wireAmount,
    /** Stakes since the last withdrawal must reach this multiple of the deposits since then. */
    stakeMultipleMin: wireRate.prefault('1'),
    /** The days without a login from a new region; zero disables the rule. */
    newRegionDays: z.number().int().min(0).max(90).default(10),
    /** The days without a change of the payment password; zero disables the rule. */
    paymentPasswordDays: z.number().int().min(0).max(90).default(10),
    /** The number of winning days in a row that is too many; zero disables the rule. */
    winningDays: z.number().int().min(0).max(30).default(7),
    noVendorMoves: z.boolean().default(false),
  }),
});

const depositBackofficeCalls = {
  depositList: {
    method: 'GET',
    path: '/console/deposits',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'Deposit orders, newest first.',
    limits: read,
    request: depositListPages.request({
      state: z.enum(DEPOSIT_STATES).optional(),
      /** Only orders that wait for an officer. */
      waiting: queryFlag.optional(),
      username: z.string().trim().max(60).optional(),
      member: wireId('member').optional(),
      number: z.string().trim().max(20).optional(),
      channel: z.string().max(40).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: depositListPages.response(backofficeDeposit),
    refusals: [],
  },
  depositCsv: {
    method: 'POST',
    path: '/console/deposits/csv',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'Deposit orders of a filter as a file, at most 50,000; recorded in the audit.',
    file: true,
    limits: file,
    request: z.strictObject({
      state: z.enum(DEPOSIT_STATES).optional(),
      waiting: z.boolean().optional(),
      username: z.string().trim().max(60).optional(),
      number: z.string().trim().max(20).optional(),
      channel: z.string().max(40).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: fileResponse,
    refusals: [],
  },
  depositDetail: {
    method: 'GET',
    path: '/console/deposits/:number',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'One deposit order with all of its events.',
    limits: read,
    request: z.strictObject({ number: orderNumber }),
    response: z.object({ order: backofficeDeposit, events: z.array(backofficeEvent) }),
    refusals: [],
  },
  depositReview: {
    method: 'POST',
    path: '/console/deposits/:number/review',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.review',
    about:
      'Credits a deposit that was paid late, in another amount or by a transfer that no ' +
      'provider reports, or refuses it, with a reason. Crediting more than the provider ' +
      'reported, or more than the limit, needs a second person’s approval.',
    idempotent: true,
    limits: act,
    request: z.strictObject({
      number: orderNumber,
      decision: z.enum(['credit', 'reject']),
      /** The amount that arrived; required to credit. */
      amount: wirePositiveAmount.optional(),
      why,
    }),
    response: backofficeDeposit,
    refusals: ['order.moved_on', 'deposit.review_amount', 'order.second_person'],
  },
} as const satisfies CallTable;

const withdrawalAct = z.strictObject({ number: orderNumber });
const withdrawalRefusals = ['order.moved_on', 'order.not_claimed', 'order.claimed'] as const;

const withdrawalBackofficeCalls = {
  withdrawalList: {
    method: 'GET',
    path: '/console/withdrawals',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'The queue of withdrawals: oldest first while they wait, newest first otherwise.',
    limits: read,
    request: withdrawalListPages.request(
      {
        state: z.enum(WITHDRAWAL_STATES).optional(),
        waiting: queryFlag.optional(),
        mine: queryFlag.optional(),
        username: z.string().trim().max(60).optional(),
        member: wireId('member').optional(),
        number: z.string().trim().max(20).optional(),
        from: wireInstant.optional(),
        to: wireInstant.optional(),
        /** The least amount. */
        amountFrom: wireAmount.optional(),
      },
      ({ waiting }) => (waiting === true ? 'waitingWithdrawals' : 'withdrawals'),
    ),
    response: withdrawalListPages.response(backofficeWithdrawal),
    refusals: [],
  },
  withdrawalCsv: {
    method: 'POST',
    path: '/console/withdrawals/csv',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'Withdrawals of a filter as a file, at most 50,000; recorded in the audit.',
    file: true,
    limits: file,
    request: z.strictObject({
      state: z.enum(WITHDRAWAL_STATES).optional(),
      waiting: z.boolean().optional(),
      mine: z.boolean().optional(),
      username: z.string().trim().max(60).optional(),
      number: z.string().trim().max(20).optional(),
      amountFrom: wireAmount.optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: fileResponse,
    refusals: [],
  },
  withdrawalDetail: {
    method: 'GET',
    path: '/console/withdrawals/:number',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'One withdrawal with its events and what an officer needs to judge it.',
    limits: read,
    request: withdrawalAct,
    response: z.object({
      order: backofficeWithdrawal,
      events: z.array(backofficeEvent),
      risk: riskPanel,
      /** Whether a provider pays; else an officer pays by hand. */
      hasProvider: z.boolean(),
    }),
    refusals: [],
  },
  withdrawalClaim: {
    method: 'POST',
    path: '/console/withdrawals/:number/claim',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.claim',
    about:
      'Claims an order, so that no other officer works on it; claiming it again restarts the time. ' +
      'It takes the right to act on the order in its state.',
    limits: act,
    request: withdrawalAct,
    response: backofficeWithdrawal,
    refusals: ['order.moved_on', 'order.claimed', 'order.other_officers'],
  },
  withdrawalRelease: {
    method: 'POST',
    path: '/console/withdrawals/:number/release',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.claim',
    about: 'Releases a claimed order.',
    limits: act,
    request: withdrawalAct,
    response: backofficeWithdrawal,
    refusals: ['order.not_claimed'],
  },
  withdrawalApprove: {
    method: 'POST',
    path: '/console/withdrawals/:number/approve',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Passes the risk check. Above the limit the first approval needs a second person’s.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, note }),
    response: backofficeWithdrawal,
    refusals: [...withdrawalRefusals, 'order.second_person', 'order.member_owes'],
  },
  withdrawalHold: {
    method: 'POST',
    path: '/console/withdrawals/:number/hold',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Puts an order on hold for questions, or resumes it.',
    limits: act,
    request: z.strictObject({ number: orderNumber, held: z.boolean(), why }),
    response: backofficeWithdrawal,
    refusals: withdrawalRefusals,
  },
  withdrawalReject: {
    method: 'POST',
    path: '/console/withdrawals/:number/reject',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Refuses a withdrawal in the risk check: the money is returned at once.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, reason: z.enum(REJECT_REASONS), why }),
    response: backofficeWithdrawal,
    refusals: withdrawalRefusals,
  },
  withdrawalPay: {
    method: 'POST',
    path: '/console/withdrawals/:number/pay',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about: 'Sends an approved withdrawal to the provider, or sends a failed one again.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, note }),
    response: backofficeWithdrawal,
    refusals: [
      ...withdrawalRefusals,
      'order.second_person',
      'order.member_owes',
      'order.no_provider',
    ],
  },
  withdrawalByHand: {
    method: 'POST',
    path: '/console/withdrawals/:number/by-hand',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about: 'Withdraws an approved or failed withdrawal from the provider, to pay it by hand.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, why }),
    response: backofficeWithdrawal,
    refusals: withdrawalRefusals,
  },
  withdrawalPaid: {
    method: 'POST',
    path: '/console/withdrawals/:number/paid',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about:
      'Confirms that a withdrawal was paid by hand, with the reference of the payment; it must ' +
      'be another operator than the one who claimed the payment.',
    idempotent: true,
    limits: act,
    request: z.strictObject({
      number: orderNumber,
      reference: z.string().trim().min(2).max(80),
      why,
    }),
    response: backofficeWithdrawal,
    refusals: [...withdrawalRefusals, 'order.second_person'],
  },
  withdrawalReturn: {
    method: 'POST',
    path: '/console/withdrawals/:number/return',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about: 'Returns a withdrawal that could not be paid to the member.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, reason: z.enum(REJECT_REASONS), why }),
    response: backofficeWithdrawal,
    refusals: withdrawalRefusals,
  },
} as const satisfies CallTable;

const backofficeCard = z.object({
  id: wireId('bank_card'),
  kind: z.enum(CARD_KINDS),
  bank: z.string(),
  account: z.string(),
  holder: z.string(),
  addedAt: wireInstant,
  removedAt: wireInstant.nullable(),
});

const cardBackofficeCalls = {
  memberCards: {
    method: 'GET',
    path: '/console/members/:id/cards',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'A member’s present and former accounts for withdrawals, masked.',
    limits: read,
    request: z.strictObject({ id: wireId('member') }),
    response: z.object({
      list: z.array(backofficeCard),
      /** Until when withdrawals are suspended because an account was unbound. */
      lockedUntil: wireInstant.nullable(),
    }),
    refusals: [],
  },
  memberCardUnbind: {
    method: 'POST',
    path: '/console/members/:id/cards/:card/unbind',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about:
      'Unbinds an account of a member; withdrawals are suspended as after the member’s own ' +
      'unbinding.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ id: wireId('member'), card: wireId('bank_card'), why }),
    response: backofficeCard,
    refusals: ['card.unknown', 'card.in_use'],
  },
} as const satisfies CallTable;

const adjustment = z.object({
  number: z.string(),
  member: wireId('member'),
  username: z.string(),
  direction: z.enum(['CREDIT', 'DEBIT']),
  currency: z.string(),
  amount: wireAmount,
  turnover: wireAmount,
  reason: z.string(),
  maker: z.string(),
  checker: z.string(),
  time: wireInstant,
});

const merchantCashierCalls = {
  channelList: {
    method: 'GET',
    path: '/console/channels',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'The deposit channels, with the outcome of their last orders.',
    limits: read,
    request: noRequest,
    response: z.object({ list: z.array(channel) }),
    refusals: [],
  },
  channelEdit: {
    method: 'POST',
    path: '/console/channels/:id',
    module: 'OPS_CASHIER',
    audience: 'right:settings.edit',
    about:
      'Changes a deposit channel; anything beyond its switches and weight needs a second ' +
      'person’s approval. Refused when it was changed in the meantime.',
    limits: act,
    request: z.strictObject({
      id: z.string().max(40),
      version: wireVersion,
      min: wirePositiveAmount,
      max: wirePositiveAmount,
      step: wirePositiveAmount,
      presets: z.array(wirePositiveAmount).max(12),
      feeRate: wireRate,
      feeFixed: wireAmount,
      turnover: wireRate,
      expiresMinutes: z.number().int().min(1).max(1440),
      weight: z.number().int().min(0).max(1000),
      enabled: z.boolean(),
      maintenance: z.boolean(),
      /** A change that needs a second person is refused without it. */
      reason: why.optional(),
    }),
    response: channel.extend(waiting),
    refusals: ['cashier.changed', 'channel.limits', 'channel.fee_rate'],
  },
  cashierSettingsGet: {
    method: 'GET',
    path: '/console/cashier/settings',
    module: 'OPS_CASHIER',
    audience: 'right:settings.read',
    about: 'Limits, fees, hours and automatic rules of the cashier.',
    limits: read,
    request: noRequest,
    response: z.object({
      value: cashierSettings,
      version: wireVersion,
      /** The parts of the stored value that could not be read and have their default. */
      problems: z.array(z.string()),
    }),
    refusals: [],
  },
  cashierSettingsEdit: {
    method: 'POST',
    path: '/console/cashier/settings',
    module: 'OPS_CASHIER',
    audience: 'right:settings.edit',
    about: 'Asks for other limits, fees or rules; a second person puts them into effect.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ value: cashierSettings, version: wireVersion, why }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['cashier.changed', 'channel.limits', 'cashier.bank_details'],
  },
  adjustmentAsk: {
    method: 'POST',
    path: '/console/adjustments',
    module: 'OPS_CASHIER',
    audience: 'right:adjustments.make',
    about: 'Requests a credit or debit of a member’s wallet; a second person books it.',
    idempotent: true,
    limits: act,
    request: z.strictObject({
      username: z.string().trim().max(60),
      direction: z.enum(['CREDIT', 'DEBIT']),
      amount: wirePositiveAmount,
      /** The turnover that a credit requires. */
      turnover: wireAmount,
      why,
    }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['member.unknown', 'adjustment.balance_low'],
  },
  adjustmentList: {
    method: 'GET',
    path: '/console/adjustments',
    module: 'OPS_CASHIER',
    audience: 'right:ledger.read',
    about: 'Adjustments of wallets by operators, newest first.',
    limits: read,
    request: adjustmentListPages.request({ username: z.string().trim().max(60).optional() }),
    response: adjustmentListPages.response(adjustment),
    refusals: [],
  },
} as const satisfies CallTable;

export const cashierBackofficeCalls = {
  ...depositBackofficeCalls,
  ...withdrawalBackofficeCalls,
  ...cardBackofficeCalls,
  ...merchantCashierCalls,
} as const satisfies CallTable;
