// Lotteries: menus, draws with their proof, bets, chases, the winner board.
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { STAKE_PROTECTION } from '../refusals/protection.ts';
import { longList } from '../paging.ts';
import { noRequest, queryFlag, queryInteger, wireAmount, wireId, wireInstant } from '../wire.ts';
import {
  betRequest,
  betStyle,
  chaseKind,
  chaseRecord,
  drawItem,
  gameItem,
  gameMenu,
  orderReceipt,
  orderRecord,
} from './lottery-schemas.ts';

const myBetsPages = longList({ myBets: ['time', 'id'] });
const myChasesPages = longList({ myChases: ['time', 'id'] });

const gameCode = z.string().max(16);
const issue = z.string().max(40);
/** The receipt of one leaf, as the checking page reads it. */
export const drawReceipt = z.object({
  drawId: z.string(),
  seq: z.number().int(),
  leaf: z.string(),
  at: z.number().int(),
  /** The house's commitment to the draw; absent in LD1. */
  commit: z.string().optional(),
  publicKey: z.string(),
  signature: z.string(),
});
const publicLimits = [{ per: 'address', count: 240, seconds: 60 }] as const;
const memberLimits = [{ per: 'session', count: 240, seconds: 60 }] as const;
/** Generous for people, who may bet often; it stops a runaway loop. */
const betLimits = [{ per: 'session', count: 600, seconds: 60 }] as const;

/** The refusals of every call that places bets. */
export const BET_REFUSALS = [
  'bet.game_closed',
  'bet.draw_closed',
  'bet.play_money_only',
  'bet.not_legal',
  'bet.stake_mismatch',
  'bet.odds_changed',
  'bet.style_not_offered',
  'bet.group_out_of_range',
  'bet.earns_only',
  'bet.unit_not_offered',
  'bet.rounding_loss',
  'bet.multiple_over',
  'bet.too_many_notes',
  'bet.play_closed',
  'bet.below_minimum',
  'bet.number_below_minimum',
  'bet.above_maximum',
  'bet.draw_limit',
  'bet.number_limit',
  'bet.number_suspended',
  'bet.number_reduced',
  'bet.number_stake_limit',
  'bet.item_maximum',
  'bet.pair_limit',
  'bet.no_funds',
  'member.frozen',
  'idempotency.reused',
  ...STAKE_PROTECTION,
] as const;

export const lotteryCalls = {
  gameMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The lotteries on sale by group, each with its open draw and its latest result.',
    limits: publicLimits,
    request: noRequest,
    response: gameMenu,
    refusals: [],
  },
  recentGames: {
    method: 'GET',
    path: '/lgw/games/game_menus/recent',
    module: 'COMM3',
    audience: 'trial',
    about: 'The lotteries that the caller has bet on lately, latest first.',
    limits: memberLimits,
    request: noRequest,
    response: z.object({ serverNow: wireInstant, list: z.array(gameItem) }),
    refusals: [],
  },
  gameNames: {
    method: 'GET',
    path: '/lgw/games/game_menus/names',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The words that find each lottery on sale: its names in every language and by custom.',
    limits: publicLimits,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          gameCode: z.string(),
          names: z.array(z.string()),
          /** Words for every lottery of its family. */
          kinds: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  },
  popularNumbers: {
    method: 'GET',
    path: '/lgw/games/popular',
    module: 'AGEANNOUNCE3',
    audience: 'visitor',
    about: 'Lotteries by their turnover of the last 24 hours, with their hottest numbers.',
    limits: publicLimits,
    request: z.strictObject({
      count: queryInteger(1, 100).default(20),
      /** Lotteries of one mode only; all of them when absent. */
      prizeMode: z.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional(),
      device: z.string().max(16).optional(),
      language: z.string().max(8).optional(),
    }),
    response: z.object({
      serverNow: wireInstant,
      list: z.array(
        z.object({
          game: gameItem,
          staked: wireAmount,
          hot: z.array(z.object({ item: z.string(), stake: wireAmount })),
        }),
      ),
    }),
    refusals: [],
  },
  openedNumbers: {
    method: 'GET',
    path: '/lgw/games/opened/numero',
    module: 'COMM3',
    audience: 'visitor',
    about:
      'The latest results of a lottery, newest first. Void draws have a reason and no numbers.',
    limits: publicLimits,
    request: z.strictObject({ gameCode, count: queryInteger(1, 200).default(10) }),
    response: z.object({
      serverNow: wireInstant,
      list: z.array(
        drawItem.extend({ voidReason: z.enum(['entries_too_few', 'other']).optional() }),
      ),
    }),
    refusals: ['lottery.unknown'],
  },
  currentDraw: {
    method: 'GET',
    path: '/lgw/draw',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The draw on sale, those waiting for their numbers, and the latest result.',
    limits: publicLimits,
    request: z.strictObject({ gameCode }),
    response: z.object({
      serverNow: wireInstant,
      current: drawItem.optional(),
      waiting: z.array(drawItem),
      last: drawItem.optional(),
      /** Present where nothing can be sold, because the operator has set no source of results. */
      noSource: z.literal(true).optional(),
    }),
    refusals: ['lottery.unknown'],
  },
  nearDraws: {
    method: 'GET',
    path: '/lgw/numeros/near',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The coming draws of a lottery, the one on sale first: those that a chase can cover.',
    limits: publicLimits,
    request: z.strictObject({ gameCode, count: queryInteger(1, 120).default(10) }),
    response: z.object({
      serverNow: wireInstant,
      list: z.array(drawItem.omit({ state: true, numbers: true })),
    }),
    refusals: ['lottery.unknown'],
  },
  drawProof: {
    method: 'GET',
    path: '/lgw/draw/code/:issue',
    module: 'COMM3',
    audience: 'visitor',
    about: 'One draw with its fairness proof; for an open draw what is known so far.',
    limits: [{ per: 'address', count: 120, seconds: 60 }],
    request: z.strictObject({ issue }),
    response: z.looseObject({
      scheme: z.enum(['LD1', 'LD2']),
      drawId: z.string(),
      lottery: z.string(),
    }),
    refusals: ['draw.unknown'],
  },
  drawTickets: {
    method: 'GET',
    path: '/lgw/draw/tickets/:issue',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The tickets, from a number on, of a closed draw that is too large for one proof file.',
    limits: publicLimits,
    request: z.strictObject({ issue, from: queryInteger(1, 100_000_000).default(1) }),
    response: z.object({
      count: z.number().int(),
      next: z.number().int().optional(),
      tickets: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
    refusals: ['draw.unknown'],
  },
  publicLog: {
    method: 'GET',
    path: '/lgw/draw/log',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The signed public log of draws, from a given line on.',
    limits: publicLimits,
    request: z.strictObject({
      from: queryInteger(1, 1_000_000_000).default(1),
      limit: queryInteger(1, 500).default(100),
    }),
    response: z.object({
      publicKey: z.string(),
      /** The number of the newest line; 0 for an empty log. */
      last: z.number().int(),
      lines: z.array(
        z.object({
          seq: z.number().int(),
          at: z.number().int(),
          kind: z.string(),
          body: z.record(z.string(), z.union([z.string(), z.number()])),
          prev: z.string(),
          hash: z.string(),
          signature: z.string(),
        }),
      ),
      /** The parties of current draws: the house first, then the co-signers. */
      parties: z.array(
        z.object({
          party: z.string(),
          publicKey: z.string(),
          /** Its operator, as both sides declare; empty where the house runs it too. */
          runBy: z.string(),
          clock: z.enum(['own', 'house']),
          independent: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  lotteryBoard: {
    method: 'GET',
    path: '/lgw/games/board',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The terms of a lottery: plays with styles and odds, prize groups, units, limits.',
    limits: publicLimits,
    request: z.strictObject({ gameCode }),
    response: z.object({
      game: gameItem,
      plays: z.array(
        z.object({
          play: z.string(),
          menu: z.string(),
          styles: z.array(betStyle),
          odds: z.string().optional(),
          maxNotes: z.number().int(),
          closed: z.boolean(),
        }),
      ),
      groups: z.object({
        min: z.number().int(),
        max: z.number().int(),
        default: z.number().int(),
      }),
      units: z.array(z.object({ mode: z.enum(['yuan', 'jiao', 'fen', 'li']), unit: wireAmount })),
      limits: z.object({
        minStake: wireAmount,
        /** What the minimum stake applies to: a whole order, or each number of it. */
        minStakeOf: z.enum(['order', 'number']),
        maxStake: wireAmount,
        maxDrawStake: wireAmount,
        maxNumberLiability: wireAmount,
        maxPayout: wireAmount,
        narrowPayout: wireAmount,
        /** The most that prizes pay one member in a draw, and in a day; zero is no limit. */
        memberDrawPayout: wireAmount,
        memberDayPayout: wireAmount,
        narrowShare: z.number().int(),
        maxMultiple: z.number().int(),
      }),
      /** Numbers that pay only a part of their odds; 0 means closed. */
      numbers: z.array(
        z.object({
          item: z.string(),
          payPercent: z.number().int(),
          /** The one draw that this applies to; absent until further notice. */
          issue: z.string().optional(),
        }),
      ),
      oddsVersion: z.number().int(),
      cancelLockSeconds: z.number().int(),
    }),
    refusals: ['lottery.unknown', 'lottery.off_sale'],
  },
  trend: {
    method: 'GET',
    path: '/lgw/games/trend',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The last results of a lottery, oldest first, for charts and omissions.',
    limits: publicLimits,
    request: z.strictObject({ gameCode, periods: queryInteger(10, 200).default(50) }),
    response: z.object({
      list: z.array(drawItem.pick({ issue: true, shortIssue: true, drawAt: true, numbers: true })),
    }),
    refusals: ['lottery.unknown'],
  },
  winnerBoard: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The best real wins of the last day, with masked names.',
    limits: publicLimits,
    request: z.strictObject({ count: queryInteger(1, 20).default(20) }),
    response: z.object({
      list: z.array(
        z.object({
          account: z.string(),
          gameCode: z.string(),
          gameName: z.string(),
          amount: wireAmount,
          at: wireInstant,
        }),
      ),
    }),
    refusals: [],
  },
  enterNumber: {
    method: 'POST',
    path: '/lgw/entries',
    module: 'COMM3',
    audience: 'member',
    about: 'Enters a number into a round whose result is the sum of the players’ numbers.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({
      issue,
      number: z.string().regex(/^\d{5}$/),
      /** 16 random bytes. */
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
    }),
    response: z.object({
      /** The entry's position in the round, from 1. */
      place: z.number().int(),
      number: z.string(),
      at: wireInstant,
      receipt: drawReceipt,
    }),
    refusals: ['draw.unknown', 'entry.not_taken', 'entry.closed', 'entry.too_many'],
  },
  roundEntries: {
    method: 'GET',
    path: '/lgw/entries/:issue',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The numbers that players have entered into a round, newest first.',
    limits: publicLimits,
    request: z.strictObject({ issue }),
    response: z.object({
      issue: z.string(),
      count: z.number().int(),
      /** With fewer entries the round is void. */
      least: z.number().int(),
      /** The sum of the entries, without the excluded one and before the seal. */
      sum: z.string().optional(),
      /** The excluded entry. */
      removed: z.string().optional(),
      numbers: z.string().optional(),
      list: z.array(
        z.object({
          place: z.number().int(),
          number: z.string(),
          account: z.string(),
          own: z.boolean(),
          at: wireInstant,
        }),
      ),
    }),
    refusals: ['draw.unknown', 'entry.not_taken'],
  },
  placeBets: {
    method: 'POST',
    path: '/lgw/bets',
    module: 'COMM3',
    audience: 'trial',
    about:
      'Places an order of bets on one draw. The order’s id is derived from the caller and its ' +
      'Idempotency-Key; a key whose order was refused stays refused, so a changed order needs a ' +
      'new one.',
    idempotent: true,
    noTransaction: true,
    limits: betLimits,
    request: z.strictObject({
      issue,
      /** Accepts the current odds where they differ from those in the bets. */
      acceptChange: z.boolean().default(false),
      bets: z.array(betRequest).min(1).max(100),
    }),
    response: orderReceipt,
    refusals: BET_REFUSALS,
  },
  cancelBets: {
    method: 'DELETE',
    path: '/lgw/bets/:order',
    module: 'COMM3',
    audience: 'trial',
    about: 'Cancels an order while its draw stays open long enough.',
    idempotent: true,
    noTransaction: true,
    limits: betLimits,
    request: z.strictObject({
      order: wireId('order'),
      /** The fee that the player was shown; a higher one is refused. */
      fee: wireAmount.optional(),
    }),
    response: z.object({ order: wireId('order'), refunded: wireAmount }),
    refusals: [
      'order.unknown',
      'bet.cancel_fee_changed',
      'bet.cancel_too_late',
      'bet.already_cancelled',
    ],
  },
  myBets: {
    method: 'GET',
    path: '/lgw/bets',
    module: 'COMM3',
    audience: 'trial',
    about: 'The caller’s orders, newest first.',
    limits: memberLimits,
    request: myBetsPages.request({
      gameCode: gameCode.optional(),
      issue: issue.optional(),
      chase: wireId('chase').optional(),
      state: z.enum(['open', 'won', 'lost', 'returned']).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: myBetsPages.response(orderRecord),
    refusals: [],
  },
  myOrder: {
    method: 'GET',
    path: '/lgw/bets/:order',
    module: 'COMM3',
    audience: 'trial',
    about: 'One order of the caller with its receipt.',
    limits: memberLimits,
    request: z.strictObject({ order: wireId('order') }),
    response: z.object({
      record: orderRecord,
      receipt: orderReceipt,
      /** One for each ticket, as the checking page reads it. */
      receipts: z.array(drawReceipt),
    }),
    refusals: ['order.unknown'],
  },
  createChase: {
    method: 'POST',
    path: '/lgw/chases',
    module: 'COMM3',
    audience: 'trial',
    feature: 'chase',
    about: 'Places the same bets on several coming draws; the whole plan is charged at once.',
    idempotent: true,
    noTransaction: true,
    limits: betLimits,
    request: z.strictObject({
      /** The first draw of the plan. */
      issue,
      kind: chaseKind,
      multiples: z.array(z.number().int().min(1).max(1_000_000)).min(1).max(120),
      stopOnWin: z.boolean(),
      stopOnNumber: z.boolean().default(false),
      acceptChange: z.boolean().default(false),
      /** At multiple 1. */
      bets: z.array(betRequest).min(1).max(20),
      total: wireAmount,
    }),
    response: chaseRecord,
    refusals: [...BET_REFUSALS, 'chase.too_long'],
  },
  stopChase: {
    method: 'DELETE',
    path: '/lgw/chases/:id',
    module: 'COMM3',
    audience: 'trial',
    about: 'Ends a plan from a step on; the stakes of its unplaced bets are returned.',
    idempotent: true,
    noTransaction: true,
    limits: betLimits,
    request: z.strictObject({ id: wireId('chase'), fromStep: queryInteger(1, 120).optional() }),
    response: chaseRecord,
    refusals: ['chase.unknown', 'chase.ended'],
  },
  myChases: {
    method: 'GET',
    path: '/lgw/chases',
    module: 'COMM3',
    audience: 'trial',
    about: 'The caller’s chase plans, newest first.',
    limits: memberLimits,
    request: myChasesPages.request({ active: queryFlag.optional() }),
    response: myChasesPages.response(chaseRecord),
    refusals: [],
  },
} as const satisfies CallTable;
