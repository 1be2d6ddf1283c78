// Lotteries in the back office: what is sold, the draws, their liability and their results.
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { drawItem, drawSchedule, drawState } from '../player/lottery-schemas.ts';
import { longList, page, pageRequest } from '../paging.ts';
import {
  queryInteger,
  wireAmount,
  wireDelta,
  wireId,
  wireInstant,
  wireRate,
  wireVersion,
  noRequest,
  waiting,
} from '../wire.ts';
import { lotteryNames, sourceNeeded } from './new-lotteries.ts';

const drawCalendarPages = longList({
  draws: ['time', 'number'],
  nextDraws: ['time', 'number'],
});
const drawOrdersPages = longList({ drawOrders: ['number', 'number'] });

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const reason = z.string().trim().min(4).max(300);
const code = z.string().max(16);
const issue = z.string().max(40);

/** The terms of a lottery that an operator may change. Zero is no limit. */
const terms = {
  enabled: z.boolean(),
  names: lotteryNames,
  sort: z.number().int().min(0).max(10_000),
  cancelLockSeconds: z.number().int().min(0).max(3600),
  unitModes: z.array(z.enum(['yuan', 'jiao', 'fen', 'li'])).min(1),
  groupMin: z.number().int().min(1000).max(2000),
  groupMax: z.number().int().min(1000).max(2000),
  groupDefault: z.number().int().min(1000).max(2000),
  minStake: wireAmount,
  maxStake: wireAmount,
  maxDrawStake: wireAmount,
  maxNumberLiability: wireAmount,
  maxPayout: wireAmount,
  narrowPayout: wireAmount,
  /** The most that prizes pay one member in a draw, and in a business day. */
  memberDrawPayout: wireAmount,
  memberDayPayout: wireAmount,
  /** The cancellation fee in parts per million of an order's stake. */
  cancelFeeShare: z.number().int().min(0).max(500_000),
  /** Parts per million of a play's combinations. */
  narrowShare: z.number().int().min(0).max(1_000_000),
  maxMultiple: z.number().int().min(1).max(1_000_000),
};

const lottery = z.object({
  code,
  family: z.string(),
  groupCode: z.string(),
  mode: z.enum(['drand', 'cosign', 'house', 'entered']),
  schedule: drawSchedule,
  closeLeadSeconds: z.number().int(),
  voidAfterSeconds: z.number().int(),
  /** The source of results; absent where operators enter them, and where draws are made here. */
  feed: z.string().optional(),
  /** The source of results that is missing before the lottery can be sold. */
  needs: sourceNeeded.optional(),
  unitBase: wireAmount,
  ...terms,
  oddsVersion: z.number().int(),
  version: wireVersion,
  changedAt: wireInstant,
  changedBy: z.string(),
  current: drawItem.optional(),
  last: drawItem.optional(),
});

const days = z.array(z.iso.date()).max(400);

/** When a lottery draws, as an operator sets it. Times are minutes after midnight. */
const calendar = {
  schedule: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('interval'), seconds: z.number().int().min(30).max(86_400) }),
    z.strictObject({
      kind: z.literal('calendar'),
      zone: z.string().max(60),
      times: z.array(z.number().int().min(0).max(2879)).min(1).max(999),
      weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7).optional(),
      monthDays: z.array(z.number().int().min(1).max(31)).min(1).max(31).optional(),
      without: days.optional(),
      with: days.optional(),
    }),
  ]),
  closeLeadSeconds: z.number().int().min(0).max(86_400),
  voidAfterSeconds: z.number().int().min(60).max(2_592_000),
  /** Empty where there is none. */
  feed: z.string().trim().max(300),
};

const comingDraw = z.object({
  issue: z.string(),
  opensAt: wireInstant,
  closesAt: wireInstant,
  drawAt: wireInstant,
});

const calendarRefusals = [
  'lottery.unknown',
  'lottery.changed',
  'lottery.schedule_invalid',
  'lottery.lead_invalid',
  'lottery.lead_too_long',
  'lottery.feed_invalid',
] as const;

/** Shares are in parts per million. */
const playOdds = z.object({
  play: z.string(),
  menu: z.string(),
  fixed: z.boolean(),
  odds: z.string().optional(),
  maxNotes: z.number().int(),
  suspended: z.boolean(),
  /** Whether the lottery has never sold the play, because a later version brought it. */
  isNew: z.boolean(),
  tiers: z.array(
    z.object({
      tier: z.string(),
      chance: z.number().int(),
      /** Including the other tiers by which the same note can win. */
      rtp: z.number().int(),
    }),
  ),
  /** The best tier's return to the player at fixed odds. */
  rtp: z.number().int(),
  /** Above 99.5 %: allowed, with a warning. */
  warning: z.boolean(),
});

const oddsTable = z.object({
  code,
  oddsVersion: z.number().int(),
  version: wireVersion,
  /** The return at the highest prize group. */
  groupRtp: z.number().int(),
  plays: z.array(playOdds),
});

const totals = z.object({
  version: wireVersion,
  trial: z.boolean(),
  /** Without cancelled ones. */
  tickets: z.number().int(),
  /** Less the refunds of cancelled orders, and of tied or void bets. */
  stake: wireAmount,
  cancelledTickets: z.number().int(),
  cancelled: wireAmount,
  prize: wireAmount,
  refunded: wireAmount,
  rebate: wireAmount,
  capped: wireAmount,
  /** The house's result; below zero when it lost. */
  result: wireDelta,
});

const backofficeDraw = drawItem.extend({
  /** Without cancelled ones, as the stake. */
  tickets: z.number().int(),
  stake: wireAmount,
  cancelledTickets: z.number().int(),
  cancelled: wireAmount,
  totals: totals.optional(),
});

/** What the bets of a draw that has no numbers yet would pay at the worst. */
const drawRisk = {
  draw: backofficeDraw,
  family: z.string(),
  /** The highest liability on one number; zero is no limit. */
  limit: wireAmount,
  /** Real stakes on the numbers of the draw. */
  stake: wireAmount,
  /** Where the dearest numbers of every play come. */
  payout: wireAmount,
  /** The payout above the stakes; negative where the house wins in any case. */
  net: wireDelta,
  worst: z.object({ item: z.string(), liability: wireAmount }).optional(),
  /** How many numbers have a liability. */
  numbers: z.number().int(),
};

/**
 * A draw made here is void ten minutes after its close (draws.md step 7): one that closes earlier
 * than this before its draw time leaves no minute to make it in.
 */
export const OWN_CLOSE_LEAD_SECONDS_MAX = 540;

/** The alarms that are raised for operators, most urgent first. */
export const LOTTERY_ALARMS = [
  'entry_set_aside',
  'feed_differs',
  'draw_late',
  'entries_differ',
  'unlikely_numbers',
  'unlikely_return',
  'draw_void',
] as const;

/** How often each number came at a position of the result, against the expectation. */
const placeCounts = z.object({
  /** From 1; 0 is all positions together. */
  place: z.number().int(),
  /** The number that the first count belongs to. */
  first: z.number().int(),
  counts: z.array(z.number().int()),
  expected: z.number(),
  chiSquare: z.number(),
  freedom: z.number().int(),
  /** The probability of counts this uneven by chance; absent while there are too few draws. */
  chance: z.number().optional(),
});

export const lotteryBackofficeCalls = {
  lotteryList: {
    method: 'GET',
    path: '/console/lotteries',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.read',
    about: 'The merchant’s lotteries with their terms, open draw and latest result.',
    limits: backoffice,
    request: noRequest,
    response: z.object({ serverNow: wireInstant, list: z.array(lottery) }),
    refusals: [],
  },
  lotteryEdit: {
    method: 'POST',
    path: '/console/lotteries/:code',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about:
      'Changes a lottery’s terms; anything beyond names, position and switch needs a second ' +
      'person’s approval. Draws that are already committed keep their caps and their mode.',
    limits: backoffice,
    request: z.strictObject({
      code,
      version: wireVersion,
      ...terms,
      /** The source of the beacon, for a lottery that is drawn here for real money. */
      mode: z.enum(['cosign', 'drand']).optional(),
      reason,
    }),
    response: lottery.extend(waiting),
    refusals: [
      'lottery.unknown',
      'lottery.changed',
      'lottery.mode_fixed',
      'lottery.stake_limits',
      'lottery.feed_missing',
      'bet.group_out_of_range',
    ],
  },
  calendarPreview: {
    method: 'POST',
    path: '/console/lotteries/:code/calendar/preview',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about:
      'The next 20 draws by a changed calendar, and its effect on draws that are already ' +
      'scheduled.',
    limits: backoffice,
    request: z.strictObject({ code, ...calendar }),
    response: z.object({
      /** Draws on sale or past it keep their times. */
      kept: z.array(comingDraw),
      /** Draws whose sale has not begun: the change voids them, and no bets are on them. */
      dropped: z.array(comingDraw),
      next: z.array(comingDraw),
    }),
    refusals: calendarRefusals,
  },
  calendarEdit: {
    method: 'POST',
    path: '/console/lotteries/:code/calendar',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about:
      'Requests a second person’s approval to change when a lottery draws, closes and gives up ' +
      'waiting for a result.',
    idempotent: true,
    limits: backoffice,
    request: z.strictObject({ code, version: wireVersion, ...calendar, reason }),
    response: z.object({ approval: wireId('approval') }),
    refusals: calendarRefusals,
  },
  oddsTable: {
    method: 'GET',
    path: '/console/lotteries/:code/odds',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.read',
    about: 'Every play with its odds, chances and exact return to the player.',
    limits: backoffice,
    request: z.strictObject({ code }),
    response: oddsTable,
    refusals: ['lottery.unknown'],
  },
  oddsPreview: {
    method: 'GET',
    path: '/console/lotteries/:code/odds/preview',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.read',
    about: 'What the given odds would return to the player, tier by tier, without saving them.',
    limits: backoffice,
    request: z.strictObject({ code, play: z.string().max(40), odds: z.string().max(200) }),
    response: z.object({
      tiers: z.array(z.object({ tier: z.string(), rtp: z.number().int() })),
      rtp: z.number().int(),
      /** More than 100 % is refused, more than 99.5 % gives a warning. */
      verdict: z.enum(['fine', 'warn', 'refused']),
    }),
    refusals: ['lottery.unknown', 'lottery.odds_invalid'],
  },
  oddsEdit: {
    method: 'POST',
    path: '/console/lotteries/:code/odds',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about:
      'Creates a new version of a lottery’s odds, once a second person agrees. Suspending plays ' +
      'or resuming them needs no approval. Odds that return more than 100 % are refused.',
    limits: backoffice,
    request: z.strictObject({
      code,
      version: wireVersion,
      changes: z
        .array(
          z.strictObject({
            play: z.string().max(40),
            odds: z.string().max(200).optional(),
            maxNotes: z.number().int().min(0).max(1_000_000),
            suspended: z.boolean(),
          }),
        )
        .min(1)
        .max(500),
      reason,
    }),
    response: oddsTable.extend(waiting),
    refusals: ['lottery.unknown', 'lottery.changed', 'lottery.rtp_over', 'lottery.odds_invalid'],
  },
  drawCalendar: {
    method: 'GET',
    path: '/console/draws',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'Draws with tickets, stake and result: the coming ones next first, others latest first.',
    limits: backoffice,
    request: drawCalendarPages.request(
      {
        gameCode: code.optional(),
        state: drawState.optional(),
        from: wireInstant.optional(),
        to: wireInstant.optional(),
        /** Draws that are still to be drawn, or those whose time has come. */
        when: z.enum(['next', 'past']).optional(),
      },
      ({ when }) => (when === 'next' ? 'nextDraws' : 'draws'),
    ),
    response: drawCalendarPages.response(backofficeDraw),
    refusals: [],
  },
  drawDetail: {
    method: 'GET',
    path: '/console/draws/:issue',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'One draw: its results, its turnover and payout, and its liability per number.',
    limits: backoffice,
    request: z.strictObject({ issue }),
    response: z.object({
      draw: backofficeDraw,
      mode: z.enum(['drand', 'cosign', 'house', 'entered']),
      parties: z.array(z.string()),
      root: z.string().optional(),
      closedAt: wireInstant.optional(),
      settledAt: wireInstant.optional(),
      results: z.array(
        z.object({
          version: wireVersion,
          numbers: z.string().optional(),
          reason: z.string(),
          madeBy: z.string(),
          approvedBy: z.string().optional(),
          at: wireInstant,
        }),
      ),
      /** For a draw whose result comes from outside and is missing. */
      entering: z
        .object({
          own: z.string().optional(),
          /**
           * How many other operators have entered numbers; the numbers stay hidden until they
           * agree.
           */
          others: z.number().int(),
          /** The time of the block whose hash is entered in place of numbers. */
          blockAt: wireInstant.optional(),
        })
        .optional(),
      /** The feed's latest result, where it differs from the result in force. */
      feed: z
        .object({ numbers: z.string(), version: wireVersion, heardAt: wireInstant })
        .optional(),
      totals: z.array(totals),
      /** Of the tickets that were not cancelled. */
      plays: z.array(z.object({ play: z.string(), tickets: z.number().int(), stake: wireAmount })),
    }),
    refusals: ['draw.unknown'],
  },
  drawOrders: {
    method: 'GET',
    path: '/console/draws/:issue/orders',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'The orders on a draw, largest first.',
    limits: backoffice,
    request: drawOrdersPages.request({ issue }),
    response: drawOrdersPages.response(
      z.object({
        order: wireId('order'),
        number: z.string(),
        member: wireId('member'),
        username: z.string(),
        trial: z.boolean(),
        bets: z.number().int(),
        stake: wireAmount,
        prize: wireAmount,
        placedAt: wireInstant,
        cancelled: z.boolean(),
      }),
    ),
    refusals: ['draw.unknown'],
  },
  drawEnter: {
    method: 'POST',
    path: '/console/draws/:issue/result',
    module: 'OPS_DRAWS',
    audience: 'right:draws.enter',
    about:
      'Enters the result of a draw made elsewhere. Two operators who agree make it the result.',
    idempotent: true,
    limits: backoffice,
    request: z.strictObject({ issue, numbers: z.string().max(400) }),
    response: z.object({ state: z.enum(['waits', 'differs', 'drawn']) }),
    refusals: ['draw.unknown', 'draw.not_possible', 'draw.numbers_invalid', 'approval.same_person'],
  },
  drawsWaiting: {
    method: 'GET',
    path: '/console/waiting-draws',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'Draws made elsewhere that are past their time and have no result, the latest last.',
    limits: backoffice,
    request: pageRequest({}),
    response: page(
      z.object({
        draw: backofficeDraw,
        own: z.string().optional(),
        others: z.number().int(),
        /** Whether operators entered different numbers. */
        differs: z.boolean(),
        /** Whether a feed is asked too. */
        hasFeed: z.boolean(),
        /** The time of the block whose hash is entered in place of numbers. */
        blockAt: wireInstant.optional(),
        /** When the draw becomes void without a result. */
        voidAt: wireInstant,
      }),
    ),
    refusals: [],
  },
  lotteryAlarms: {
    method: 'GET',
    path: '/console/lottery-alarms',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about:
      'What of the lotteries is not as it should be; the numbers are counted every few minutes.',
    limits: backoffice,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          kind: z.enum(LOTTERY_ALARMS),
          gameCode: z.string(),
          issue: z.string().optional(),
          /** Since when a draw is late or void, or a feed disagrees. */
          since: wireInstant.optional(),
          /** The position whose numbers are unlikely by chance, 0 for all of them together. */
          place: z.number().int().optional(),
          chance: z.number().optional(),
          deviations: z.number().optional(),
        }),
      ),
    }),
    refusals: [],
  },
  drawVoid: {
    method: 'POST',
    path: '/console/draws/:issue/void',
    module: 'OPS_DRAWS',
    audience: 'right:draws.void',
    about: 'Asks a second person to void a draw: every stake goes back, and the void is published.',
    idempotent: true,
    limits: backoffice,
    request: z.strictObject({ issue, reason }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['draw.unknown', 'draw.not_possible'],
  },
  drawCorrection: {
    method: 'GET',
    path: '/console/draws/:issue/correction',
    module: 'OPS_DRAWS',
    audience: 'right:draws.correct',
    about: 'What a correction of a settled result to these numbers would take back and pay.',
    limits: backoffice,
    request: z.strictObject({ issue, numbers: z.string().max(400) }),
    response: z.object({
      from: z.string(),
      to: z.string(),
      takeBack: wireAmount,
      pay: wireAmount,
      winningTickets: z.number().int(),
    }),
    refusals: ['draw.unknown', 'draw.proved', 'draw.not_possible', 'draw.numbers_invalid'],
  },
  drawCorrect: {
    method: 'POST',
    path: '/console/draws/:issue/correct',
    module: 'OPS_DRAWS',
    audience: 'right:draws.correct',
    about:
      'Requests a second person’s approval to correct a settled outside result; the draw is ' +
      'then settled again.',
    idempotent: true,
    limits: backoffice,
    request: z.strictObject({ issue, numbers: z.string().max(400), reason }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['draw.unknown', 'draw.proved', 'draw.not_possible', 'draw.numbers_invalid'],
  },
  exposure: {
    method: 'GET',
    path: '/console/exposure',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'What the draws that wait for their numbers would pay at the worst, worst first.',
    limits: backoffice,
    request: z.strictObject({ gameCode: code.optional() }),
    response: z.object({
      serverNow: wireInstant,
      list: z.array(z.object(drawRisk)),
      /** How many draws on sale have no real bets. */
      idle: z.number().int(),
    }),
    refusals: [],
  },
  drawExposure: {
    method: 'GET',
    path: '/console/draws/:issue/exposure',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about: 'The numbers of a draw with stakes, liability and price, highest liability first.',
    limits: backoffice,
    request: z.strictObject({ issue }),
    response: z.object({
      serverNow: wireInstant,
      ...drawRisk,
      items: z.array(
        z.object({
          item: z.string(),
          stake: wireAmount,
          liability: wireAmount,
          /** What a ticket now is paid per unit of money; absent for tickets of several numbers. */
          price: wireRate.optional(),
          /** The part of the odds that a limit leaves, 0 where it closes the number. */
          payPercent: z.number().int().optional(),
        }),
      ),
    }),
    refusals: ['draw.unknown'],
  },
  drawStatistics: {
    method: 'GET',
    path: '/console/lotteries/:code/statistics',
    module: 'OPS_DRAWS',
    audience: 'right:draws.read',
    about:
      'How often each number came at each position, and the returns of the draws, against theory.',
    limits: backoffice,
    request: z.strictObject({ code, draws: queryInteger(10, 10_000).default(1000) }),
    response: z.object({
      draws: z.number().int(),
      places: z.array(placeCounts),
      stake: wireAmount,
      prize: wireAmount,
      refunded: wireAmount,
      rebate: wireAmount,
      /** The theoretical return of these draws, in parts per million; absent without bets. */
      theory: z
        .object({
          low: z.number().int(),
          high: z.number().int(),
          /** Their actual return, in parts per million. */
          returned: z.number().int(),
          /** How many standard deviations the return is above (or below) the theory. */
          deviations: z.number(),
        })
        .optional(),
    }),
    refusals: ['lottery.unknown'],
  },
} as const satisfies CallTable;
