// Cases of vendors that need a person, and rounds beside the vendor's own view.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { nothing, queryInteger, wireAmount, wireDay, wireId, wireInstant } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const cases = longList({ vendorCases: ['time', 'id'] });
const transactions = longList({ roundTransactions: ['time', 'id'] });
const rounds = longList({ vendorRounds: ['time', 'text', 'text'] });
const gameRounds = longList({ gameDayRounds: ['time', 'id', 'text'] });
const round = z.string().min(1).max(128);

const transaction = z.object({
  id: z.string(),
  kind: z.enum(['BET', 'WIN', 'ROLLBACK', 'TOMBSTONE']),
  state: z.enum(['BOOKED', 'REFUSED', 'ABSENT']),
  status: z.string().nullable(),
  amount: wireAmount,
  isReversed: z.boolean(),
  at: wireInstant,
});

const roundRow = z.object({
  vendor: z.string(),
  member: wireId('member'),
  username: z.string(),
  round: z.string(),
  /** Null where the vendor named a game that it does not list. */
  game: z.string().nullable(),
  nodeId: z.number().int().nullable(),
  /** The business day of its first movement. */
  day: wireDay,
  state: z.enum(['OPEN', 'CLOSED', 'ROLLED_BACK', 'VOID']),
  trial: z.boolean(),
  staked: wireAmount,
  paid: wireAmount,
  refunded: wireAmount,
  isLate: z.boolean(),
  stuckAt: wireInstant.nullable(),
  firstAt: wireInstant,
  lastAt: wireInstant,
  /** What the vendor said when a job asked it, as JSON; null if it was not asked. */
  vendorView: z.string().nullable(),
  /** The first ones. */
  transactions: z.array(transaction),
  /** Whether there are more than these. */
  hasMore: z.boolean(),
});

/** What a case is about. */
export const VENDOR_CASE_KINDS = [
  'CHANGED_DUPLICATE',
  'UNKNOWN_USER',
  'CLOSED_ROUND',
  'FOREIGN_REFERENCE',
  'FOREIGN_TOKEN_USE',
  'STUCK_ROUND',
  'ONLY_OURS',
  'ONLY_THEIRS',
  'AMOUNT_DIFFERS',
  'STATUS_DIFFERS',
  'UNREADABLE',
  'PLAYER_REPORT',
  'JACKPOT_CLAIM',
] as const;

export const vendorRoundCalls = {
  vendorCases: {
    method: 'GET',
    path: '/console/vendor-cases',
    module: 'CONSOLE',
    audience: 'right:cases.read',
    about: 'Cases of vendors that need or needed a person, the latest first.',
    limits: backoffice,
    request: cases.request({
      state: z.enum(['open', 'closed']).optional(),
      vendor: vendorCode.optional(),
      kind: z.enum(VENDOR_CASE_KINDS).optional(),
    }),
    response: cases.response(
      z.object({
        id: wireId('vendor_case'),
        vendor: z.string(),
        kind: z.enum(VENDOR_CASE_KINDS),
        /** A transaction's id, a member and its round, or the id of a player's report. */
        subject: z.string(),
        member: z.object({ id: wireId('member'), username: z.string() }).nullable(),
        /** What was found, as JSON. */
        detail: z.string(),
        count: z.number().int(),
        firstAt: wireInstant,
        lastAt: wireInstant,
        closedAt: wireInstant.nullable(),
        closedBy: z.string().nullable(),
        closedReason: z.string().nullable(),
      }),
    ),
    refusals: [],
  },
  vendorCaseClose: {
    method: 'POST',
    path: '/console/vendor-cases/:id/closing',
    module: 'CONSOLE',
    audience: 'right:cases.close',
    about:
      'Closes a case with a reason, and a player’s report with an answer to it; money does not ' +
      'move by it.',
    limits: backoffice,
    request: z.strictObject({
      id: wireId('vendor_case'),
      reason: z.string().trim().min(3).max(300),
      /** Of a player’s report alone: what its player reads in the inbox. */
      answer: z.string().trim().min(3).max(500).optional(),
    }),
    response: nothing,
    refusals: ['not.found', 'vendor.case_answer'],
  },
  vendorRounds: {
    method: 'GET',
    path: '/console/vendor-rounds',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'Rounds of one member at vendors with their transactions, the latest first.',
    limits: backoffice,
    request: rounds.request({
      /** By id or by name; of neither there are no rounds. */
      member: wireId('member').optional(),
      username: z.string().trim().min(1).max(40).optional(),
      vendor: vendorCode.optional(),
      round: round.optional(),
    }),
    response: rounds.response(roundRow),
    refusals: ['member.unknown'],
  },
  vendorGameRounds: {
    method: 'GET',
    path: '/console/vendors/:code/game_rounds',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about:
      'The rounds with real money that a day of a game is made of, the latest first: those that ' +
      'moved money on it, as far as they began then or the day before.',
    limits: backoffice,
    request: gameRounds.request({
      code: vendorCode,
      day: wireDay,
      /** 0 for games that the vendor does not list. */
      nodeId: queryInteger(0, 1_000_000_000),
    }),
    response: gameRounds.response(roundRow),
    refusals: ['not.found'],
  },
  vendorRoundTransactions: {
    method: 'GET',
    path: '/console/vendors/:code/round_transactions',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'The transactions of one round of a member, the first ones first.',
    limits: backoffice,
    request: transactions.request({ code: vendorCode, member: wireId('member'), round }),
    response: transactions.response(transaction),
    refusals: [],
  },
  vendorRoundAsk: {
    method: 'GET',
    path: '/console/vendors/:code/round_view',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'Asks a vendor now what it has of a round. Nothing is booked, stored or closed by it.',
    noTransaction: true,
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ code: vendorCode, member: wireId('member'), round }),
    response: z.object({
      /** The vendor's own status; `RS_OK` where it knows the round. */
      status: z.string(),
      finished: z.boolean().nullable(),
      transactions: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          status: z.string(),
          /** Null where the vendor states none. */
          amount: wireAmount.nullable(),
          at: wireInstant,
        }),
      ),
    }),
    refusals: ['not.found', 'vendor.not_answering'],
  },
} as const satisfies CallTable;
