// Schemas of lotteries, draws, orders and chases that the lottery's calls share.
import * as z from 'zod';
import { wireAmount, wireId, wireInstant, wireInteger } from '../wire.ts';

export const drawState = z.enum([
  'SCHEDULED',
  'OPEN',
  'CLOSED',
  'DRAWN',
  'SETTLING',
  'SETTLED',
  'VOIDING',
  'VOID',
]);

/**
 * A draw as lists show it. `issue` identifies it within the merchant; `shortIssue` is its short
 * number.
 */
export const drawItem = z.object({
  gameCode: z.string(),
  issue: z.string(),
  shortIssue: z.string(),
  state: drawState,
  opensAt: wireInstant,
  closesAt: wireInstant,
  drawAt: wireInstant,
  numbers: z.string().optional(),
});

/**
 * When a lottery draws: at an interval in seconds, or at minutes after midnight in a zone, on
 * weekdays (1 is Monday) or days of the month.
 */
export const drawSchedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interval'), seconds: z.number().int() }),
  z.object({
    kind: z.literal('calendar'),
    zone: z.string(),
    times: z.array(z.number().int()),
    weekdays: z.array(z.number().int()).optional(),
    monthDays: z.array(z.number().int()).optional(),
    without: z.array(z.string()).optional(),
    with: z.array(z.string()).optional(),
  }),
]);

/**
 * How often a lottery draws: at an interval in seconds, or a number of times on the days of a
 * calendar. The times themselves (minutes after midnight) are included only while they are few.
 */
export const drawPace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interval'), seconds: z.number().int() }),
  z.object({
    kind: z.literal('calendar'),
    zone: z.string(),
    perDay: z.number().int(),
    times: z.array(z.number().int()),
    weekdays: z.array(z.number().int()).optional(),
    monthDays: z.array(z.number().int()).optional(),
  }),
]);

/** A lottery as menus show it. Kept small, because every page loads all of them. */
export const gameItem = z.object({
  gameCode: z.string(),
  name: z.string(),
  groupCode: z.string(),
  family: z.string(),
  pace: drawPace,
  /** The draw on sale, absent while there is none. */
  current: z.object({ closesAt: wireInstant }).optional(),
  /** The latest draw with a result; at most the first three prizes. */
  last: z.object({ shortIssue: z.string(), numbers: z.string() }).optional(),
});

export const gameMenu = z.object({
  serverNow: wireInstant,
  groups: z.array(z.object({ groupCode: z.string(), games: z.array(gameItem) })),
});

export const betStyle = z.enum(['GROUP', 'FIXED', 'ZY']);

/** One bet of the player's request; the server recomputes notes and stake. */
export const betRequest = z.strictObject({
  play: z.string().max(40),
  /** The selection in the compact notation of the rules. */
  pick: z.string().min(1).max(20_000),
  /** Stake of one note at multiple 1. */
  unit: wireAmount,
  multiple: z.number().int().min(1).max(1_000_000),
  style: betStyle,
  group: z.number().int().min(1).max(2000).optional(),
  odds: z.string().max(200).optional(),
  notes: wireInteger.min(1),
  stake: wireAmount,
  /** 16 random bytes from the browser, hex. */
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
});

/** A placed bet: its number in the draw and its leaf. */
export const placedBet = z.object({
  seq: z.number().int(),
  leaf: z.string(),
  play: z.string(),
  pick: z.string(),
  style: betStyle,
  group: z.number().int().optional(),
  odds: z.string().optional(),
  unit: wireAmount,
  multiple: z.number().int(),
  notes: z.number().int(),
  stake: wireAmount,
  nonce: z.string(),
});

/** The receipt that the player keeps: the signature covers all leaves of the order. */
export const orderReceipt = z.object({
  order: wireId('order'),
  number: z.string(),
  drawId: z.string(),
  /** The house's commitment to the draw; absent in LD1. */
  commit: z.string().optional(),
  gameCode: z.string(),
  issue: z.string(),
  shortIssue: z.string(),
  placedAt: wireInstant,
  stake: wireAmount,
  player: z.string(),
  bets: z.array(placedBet),
  publicKey: z.string(),
  signature: z.string(),
});

/**
 * Order states on the wire (lottery.md 2.3): 2 open, 4 won, 5 lost, 16 tied, 6 7 8 12 14 15
 * refunded.
 */
export const orderStatus = z.number().int();

export const betRecord = placedBet.extend({
  status: orderStatus,
  prize: wireAmount,
  refunded: wireAmount,
  rebate: wireAmount,
  capped: wireAmount,
});

export const orderRecord = z.object({
  order: wireId('order'),
  number: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  family: z.string(),
  issue: z.string(),
  shortIssue: z.string(),
  drawState,
  numbers: z.string().optional(),
  placedAt: wireInstant,
  status: orderStatus,
  stake: wireAmount,
  prize: wireAmount,
  refunded: wireAmount,
  rebate: wireAmount,
  /** Until when the order can be cancelled; absent when it cannot. */
  cancelUntil: wireInstant.optional(),
  /** The fee for cancelling the order, or for its cancellation; absent where there is none. */
  cancelFee: wireAmount.optional(),
  chase: wireId('chase').optional(),
  bets: z.array(betRecord),
});

export const chaseKind = z.enum(['same', 'double', 'profitRate', 'profitAmount', 'custom']);

export const chaseOrder = z.object({
  step: z.number().int(),
  issue: z.string(),
  drawAt: wireInstant,
  multiple: z.number().int(),
  stake: wireAmount,
  state: z.enum(['PENDING', 'PLACED', 'RETURNED']),
  status: orderStatus.optional(),
  order: wireId('order').optional(),
});

export const chaseRecord = z.object({
  id: wireId('chase'),
  gameCode: z.string(),
  gameName: z.string(),
  kind: chaseKind,
  stopOnWin: z.boolean(),
  stopOnNumber: z.boolean(),
  state: z.enum(['ACTIVE', 'DONE', 'STOPPED', 'CANCELLED']),
  total: wireAmount,
  returned: wireAmount,
  createdAt: wireInstant,
  bets: z.array(z.object({ play: z.string(), pick: z.string(), stake: wireAmount })),
  steps: z.array(chaseOrder),
});
