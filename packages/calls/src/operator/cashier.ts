// The cashier's desk: deposits to review, withdrawals to pay, channels, settings, adjustments.
import { defineCalls } from '../call.ts';
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
import {
  fileResponse,
  noRequest,
  page,
  paging,
  queryFlag,
  waiting,
  wireAmount,
  wireDelta,
  wireId,
  wireInstant,
  wirePositiveAmount,
  wireRate,
} from '../wire.ts';
import * as z from 'zod';

const read = [{ per: 'session', count: 240, seconds: 60 }] as const;
const act = [{ per: 'session', count: 120, seconds: 60 }] as const;
const file = [{ per: 'session', count: 12, seconds: 60 }] as const;
const why = z.string().trim().min(4).max(300);
/** A word on an act that needs no reason; the order and the audit keep it. */
const note = z.string().trim().max(300).optional();
const reason = z.enum(ORDER_REASONS).nullable();

const deskEvent = z.object({
  state: z.string(),
  reason,
  time: wireInstant,
  actor: z.enum(['member', 'operator', 'provider', 'house']),
  actorName: z.string().nullable(),
  note: z.string().nullable(),
});

const deskDeposit = z.object({
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
  /** What the provider said was paid. */
  paidAmount: wireAmount.nullable(),
  /** What operators said arrived, where they credited it. */
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

const deskWithdrawal = z.object({
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
  /** Since the last withdrawal that was paid, or since the account began. */
  since: z.object({
    deposits: wireAmount,
    stake: wireDelta,
    payout: wireDelta,
    net: wireDelta,
  }),
  today: z.object({ count: z.number().int(), amount: wireAmount }),
  turnoverLeft: wireAmount,
  /** What a corrected result left the member owing. */
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
  /** From where the member came in lately, newest first. */
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
  version: z.number().int(),
  /** Of the last 20 orders that ended. */
  ended: z.number().int(),
  succeeded: z.number().int(),
});

/** What an operator sets for the whole cashier of the merchant. */
export const cashierSettings = z.strictObject({
  openOrdersMax: z.number().int().min(1).max(20),
  cancelsMax: z.number().int().min(0).max(50),
  /** A difference up to this much between what was asked and what was paid is credited as paid. */
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
  /** How long withdrawals rest after a member has changed its login password. */
  changeLockHours: z.number().int().min(0).max(168).default(0),
  /** How long withdrawals rest after the first account a member unbinds, and after later ones. */
  unbindLockHours: z.number().int().min(0).max(720).default(48),
  unbindAgainLockHours: z.number().int().min(0).max(720).default(120),
  claimMinutes: z.number().int().min(1).max(120),
  /** The account to which members transfer; without one nobody is offered a bank transfer. */
  bankDetails: bankDetails.default({ bank: '', account: '', holder: '' }),
  /** Above this an approval and an adjustment need a second person. */
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
    /** Within so many days no login from a region that is new; zero leaves the rule out. */
    newRegionDays: z.number().int().min(0).max(90).default(10),
    /** Within so many days no other payment password; zero leaves the rule out. */
    paymentPasswordDays: z.number().int().min(0).max(90).default(10),
    /** So many winning days in a row are too many; zero leaves the rule out. */
    winningDays: z.number().int().min(0).max(30).default(7),
    noVendorMoves: z.boolean().default(false),
  }),
});

const depositDesk = defineCalls({
  depositDeskList: {
    method: 'GET',
    path: '/console/deposits',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'Deposit orders, newest first.',
    limits: read,
    request: z.strictObject({
      ...paging,
      state: z.enum(DEPOSIT_STATES).optional(),
      /** Only those that wait for an officer. */
      waiting: queryFlag.optional(),
      username: z.string().trim().max(60).optional(),
      member: wireId('member').optional(),
      number: z.string().trim().max(20).optional(),
      channel: z.string().max(40).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: page(deskDeposit),
    refusals: [],
  },
  depositDeskCsv: {
    method: 'GET',
    path: '/console/deposits/csv',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'Deposit orders as a file.',
    file: true,
    limits: file,
    request: z.strictObject({
      state: z.enum(DEPOSIT_STATES).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: fileResponse,
    refusals: [],
  },
  depositDeskOne: {
    method: 'GET',
    path: '/console/deposits/:number',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'One deposit order with everything that happened to it.',
    limits: read,
    request: z.strictObject({ number: orderNumber }),
    response: z.object({ order: deskDeposit, events: z.array(deskEvent) }),
    refusals: [],
  },
  depositReview: {
    method: 'POST',
    path: '/console/deposits/:number/review',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.review',
    about:
      'Credits what was paid late, in another amount or by a transfer of which no provider tells, or refuses it, with the reason. More than the provider said, or more than the limit, waits for a second person.',
    once: true,
    limits: act,
    request: z.strictObject({
      number: orderNumber,
      decision: z.enum(['credit', 'reject']),
      /** What really arrived; needed to credit. */
      amount: wirePositiveAmount.optional(),
      why,
    }),
    response: deskDeposit,
    refusals: ['order.moved_on', 'deposit.review_amount', 'order.second_person'],
  },
});

const withdrawalAct = z.strictObject({ number: orderNumber });
const withdrawalRefusals = ['order.moved_on', 'order.not_claimed', 'order.claimed'] as const;

const withdrawalDesk = defineCalls({
  withdrawalDeskList: {
    method: 'GET',
    path: '/console/withdrawals',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'The queue of withdrawals: oldest first while they wait, newest first otherwise.',
    limits: read,
    request: z.strictObject({
      ...paging,
      state: z.enum(WITHDRAWAL_STATES).optional(),
      waiting: queryFlag.optional(),
      mine: queryFlag.optional(),
      username: z.string().trim().max(60).optional(),
      member: wireId('member').optional(),
      number: z.string().trim().max(20).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: page(deskWithdrawal),
    refusals: [],
  },
  withdrawalDeskCsv: {
    method: 'GET',
    path: '/console/withdrawals/csv',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'Withdrawals as a file.',
    file: true,
    limits: file,
    request: z.strictObject({
      state: z.enum(WITHDRAWAL_STATES).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: fileResponse,
    refusals: [],
  },
  withdrawalDeskOne: {
    method: 'GET',
    path: '/console/withdrawals/:number',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'One withdrawal with its events and what an officer needs to judge it.',
    limits: read,
    request: withdrawalAct,
    response: z.object({
      order: deskWithdrawal,
      events: z.array(deskEvent),
      risk: riskPanel,
      /** Whether a provider pays: else an officer pays by hand. */
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
      'Takes an order so that no other officer works on it; taken again, the time starts anew.',
    limits: act,
    request: withdrawalAct,
    response: deskWithdrawal,
    refusals: ['order.moved_on', 'order.claimed'],
  },
  withdrawalRelease: {
    method: 'POST',
    path: '/console/withdrawals/:number/release',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.claim',
    about: 'Lets a claimed order go.',
    limits: act,
    request: withdrawalAct,
    response: deskWithdrawal,
    refusals: ['order.not_claimed'],
  },
  withdrawalApprove: {
    method: 'POST',
    path: '/console/withdrawals/:number/approve',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Passes the risk check. Above the limit the first approval waits for a second person.',
    once: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, note }),
    response: deskWithdrawal,
    refusals: [...withdrawalRefusals, 'order.second_person', 'order.member_owes'],
  },
  withdrawalHold: {
    method: 'POST',
    path: '/console/withdrawals/:number/hold',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Sets an order aside for questions, or takes it up again.',
    limits: act,
    request: z.strictObject({ number: orderNumber, held: z.boolean(), why }),
    response: deskWithdrawal,
    refusals: withdrawalRefusals,
  },
  withdrawalReject: {
    method: 'POST',
    path: '/console/withdrawals/:number/reject',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Refuses a withdrawal in the risk check: the money goes back at once.',
    once: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, reason: z.enum(REJECT_REASONS), why }),
    response: deskWithdrawal,
    refusals: withdrawalRefusals,
  },
  withdrawalPay: {
    method: 'POST',
    path: '/console/withdrawals/:number/pay',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about: 'Sends an approved withdrawal to the provider, or sends a failed one again.',
    once: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, note }),
    response: deskWithdrawal,
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
    about: 'Takes an approved or failed withdrawal out of the provider’s hands, to pay it by hand.',
    once: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, why }),
    response: deskWithdrawal,
    refusals: withdrawalRefusals,
  },
  withdrawalPaid: {
    method: 'POST',
    path: '/console/withdrawals/:number/paid',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about:
      'Says that a withdrawal was paid by hand, with the reference of the payment; another operator than who took it to pay.',
    once: true,
    limits: act,
    request: z.strictObject({
      number: orderNumber,
      reference: z.string().trim().min(2).max(80),
      why,
    }),
    response: deskWithdrawal,
    refusals: [...withdrawalRefusals, 'order.second_person'],
  },
  withdrawalReturn: {
    method: 'POST',
    path: '/console/withdrawals/:number/return',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.pay',
    about: 'Gives a withdrawal that could not be paid back to the member.',
    once: true,
    limits: act,
    request: z.strictObject({ number: orderNumber, reason: z.enum(REJECT_REASONS), why }),
    response: deskWithdrawal,
    refusals: withdrawalRefusals,
  },
});

const deskCard = z.object({
  id: wireId('bank_card'),
  kind: z.enum(CARD_KINDS),
  bank: z.string(),
  account: z.string(),
  holder: z.string(),
  addedAt: wireInstant,
  removedAt: wireInstant.nullable(),
});

const cardDesk = defineCalls({
  memberCards: {
    method: 'GET',
    path: '/console/members/:id/cards',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.read',
    about: 'The accounts that a member has, and had, for withdrawals, masked.',
    limits: read,
    request: z.strictObject({ id: wireId('member') }),
    response: z.object({
      list: z.array(deskCard),
      /** Until when withdrawals rest because an account was unbound. */
      lockedUntil: wireInstant.nullable(),
    }),
    refusals: [],
  },
  memberCardUnbind: {
    method: 'POST',
    path: '/console/members/:id/cards/:card/unbind',
    module: 'OPS_CASHIER',
    audience: 'right:withdrawals.review',
    about: 'Unbinds an account of a member; its withdrawals rest as after an unbinding of its own.',
    once: true,
    limits: act,
    request: z.strictObject({ id: wireId('member'), card: wireId('bank_card'), why }),
    response: deskCard,
    refusals: ['card.unknown', 'card.in_use'],
  },
});

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

const houseDesk = defineCalls({
  channelList: {
    method: 'GET',
    path: '/console/channels',
    module: 'OPS_CASHIER',
    audience: 'right:deposits.read',
    about: 'The ways to pay in, with how the last orders ended.',
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
      'Changes a way to pay in; whatever is more than its switches and weight waits for a second person. Refused when somebody else changed it meanwhile.',
    limits: act,
    request: z.strictObject({
      id: z.string().max(40),
      version: z.number().int(),
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
    }),
    response: channel.extend(waiting),
    refusals: ['cashier.changed', 'channel.limits'],
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
      version: z.number().int(),
      /** What of the stored value could not be read and stands at its default. */
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
    once: true,
    limits: act,
    request: z.strictObject({ value: cashierSettings, version: z.number().int(), why }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['cashier.changed', 'channel.limits', 'cashier.bank_details'],
  },
  adjustmentAsk: {
    method: 'POST',
    path: '/console/adjustments',
    module: 'OPS_CASHIER',
    audience: 'right:adjustments.make',
    about: 'Asks to give money to a member or to take it; a second person books it.',
    once: true,
    limits: act,
    request: z.strictObject({
      username: z.string().trim().max(60),
      direction: z.enum(['CREDIT', 'DEBIT']),
      amount: wirePositiveAmount,
      /** Turnover that a credit asks for. */
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
    about: 'Money given and taken by operators, newest first.',
    limits: read,
    request: z.strictObject({ ...paging, username: z.string().trim().max(60).optional() }),
    response: page(adjustment),
    refusals: [],
  },
});

export const cashierDeskCalls = defineCalls({
  ...depositDesk,
  ...withdrawalDesk,
  ...cardDesk,
  ...houseDesk,
});
