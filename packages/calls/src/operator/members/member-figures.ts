// One member at a glance, and everything about it on one time line.
import type { CallTable } from '../../call.ts';
import { wireCursor } from '../../paging.ts';
import { fileResponse, queryInteger, wireAmount, wireDay, wireDelta } from '../../wire.ts';
import { wireId, wireInstant } from '../../wire.ts';
import * as z from 'zod';

const reading = [{ per: 'session', count: 240, seconds: 60 }] as const;
const member = wireId('member');
const flow = z.object({ count: z.number().int(), amount: wireAmount });

/** In real money; a bonus is an adjustment by two operators. */
const figures = z.object({
  deposits: flow,
  withdrawals: flow,
  /** Less what was given back. */
  stakes: wireDelta,
  /** Orders of bets. */
  bets: z.number().int(),
  payouts: wireDelta,
  rebates: wireDelta,
  adjustments: wireDelta,
  /** Stakes less payouts and rebates: the gain or loss of the house. */
  result: wireDelta,
});

/** What may be risky about a member, the gravest first. */
export const RISK_SIGNS = [
  'self_exclusion',
  'cool_off',
  'risk_flags',
  'shared_document',
  'shared_card',
  'identity_refused',
  'withdrawal_rules',
  'large_withdrawal',
  'little_play',
  'deposits_review',
  'deposits_failed',
  'failed_logins',
  'shared_device',
  'shared_address',
  'new_device',
  'debt',
  'winning',
  'near_limit',
  'identity_waiting',
  'identity_missing',
  'identity_passed',
] as const;

export const CASE_KINDS = [
  'bet',
  'deposit',
  'withdrawal',
  'adjustment',
  'login',
  'device',
  'message',
  'note',
  'act',
  'protection',
  'identity',
] as const;

/** A bet of an order in words, as the site's tabs and pads name it. */
export const betLine = z.object({
  play: z.string(),
  pick: z.string(),
  /** The odds, or the prize group. */
  terms: z.string(),
  notes: z.number().int(),
  multiple: z.number().int(),
  stake: wireAmount,
  /** What the bet won or got back; null before its draw is settled. */
  returned: wireAmount.nullable(),
});

const caseFilter = {
  /** Without kinds, all that the operator may read. */
  kinds: z.string().max(200).optional(),
  from: wireInstant.optional(),
  to: wireInstant.optional(),
};

const entry = z.object({
  key: z.string(),
  kind: z.enum(CASE_KINDS),
  at: wireInstant,
  /** A name of the record's state or outcome, as the lists of its kind have it. */
  state: z.string(),
  /** What the record is about: a draw, an order's number, a call, a device. */
  subject: z.string(),
  /** Who did it, if that was an operator. */
  operator: z.string().nullable(),
  amount: wireDelta.nullable(),
  /** For a bet: what came back; null before its draw is settled. */
  returned: wireAmount.nullable(),
  text: z.string(),
  address: z.string().nullable(),
  /** The steps of an order of money: who did what, and when. */
  steps: z.array(
    z.object({
      at: wireInstant,
      state: z.string(),
      actor: z.string(),
      name: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** The first bets of an order of bets. */
  bets: z.array(betLine),
  /** How many bets the order has. */
  betCount: z.number().int(),
  before: z.unknown(),
  after: z.unknown(),
});

export const memberFigureCalls = {
  memberFigures: {
    method: 'GET',
    path: '/console/members/:id/figures',
    module: 'OPS_REPORTS',
    audience: 'right:ledger.read',
    about:
      'The figures of one member since it registered and in the last 30 business days, and ' +
      'balance and result by day, from sums of the ledger that are a few seconds old.',
    limits: reading,
    request: z.strictObject({ id: member, days: queryInteger(1, 90).default(90) }),
    response: z.object({
      currency: z.string(),
      /** The ledger is summed up to this time. */
      countedTo: wireInstant.nullable(),
      /** Of all its accounts, also what is set aside and what is at vendors. */
      balance: wireAmount,
      debt: wireDelta,
      lifetime: figures,
      month: figures,
      firstDepositAt: wireInstant.nullable(),
      lastDepositAt: wireInstant.nullable(),
      firstBetAt: wireInstant.nullable(),
      lastBetAt: wireInstant.nullable(),
      /** Oldest first, without gaps; `at` is the begin of the business day. */
      days: z.array(
        z.object({
          day: wireDay,
          at: wireInstant,
          /** At the end of the day. */
          balance: wireDelta,
          result: wireDelta,
          deposits: wireAmount,
          withdrawals: wireAmount,
        }),
      ),
    }),
    refusals: [],
  },
  memberRisks: {
    method: 'GET',
    path: '/console/members/:id/risks',
    module: 'OPS_RISK',
    audience: 'right:members.read',
    about:
      'Signs of risk about one member, the gravest first: what it shares with others, failed ' +
      'logins, limits, identity, and money that moves in an odd way.',
    limits: reading,
    request: z.strictObject({ id: member }),
    response: z.object({
      list: z.array(
        z.object({
          sign: z.enum(RISK_SIGNS),
          level: z.enum(['high', 'medium', 'low', 'good']),
          /** How many there are, where they are counted. */
          count: z.number().int(),
          at: wireInstant.nullable(),
          amount: wireAmount.nullable(),
          /** Names of rules, limits and the like. */
          names: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  },
  memberCase: {
    method: 'GET',
    path: '/console/members/:id/case',
    module: 'OPS_REPORTS',
    audience: 'right:members.read',
    about:
      'Bets, money, logins, devices, messages, notes and operators’ acts of one member on one ' +
      'time line, newest first, of the kinds that the caller may read.',
    limits: reading,
    request: z.strictObject({
      id: member,
      ...caseFilter,
      pageSize: queryInteger(1, 100).default(25),
      cursor: wireCursor({ case: ['time', 'text'] }).optional(),
    }),
    response: z.object({
      username: z.string(),
      currency: z.string(),
      /** The kinds that the caller may read. */
      kinds: z.array(z.enum(CASE_KINDS)),
      list: z.array(entry),
      cursor: wireCursor({ case: ['time', 'text'] }).nullable(),
    }),
    refusals: [],
  },
  memberCaseFile: {
    method: 'POST',
    path: '/console/members/:id/case/file',
    module: 'OPS_REPORTS',
    audience: 'right:members.contact',
    about:
      'The newest 2,000 records of the time line as a file, to be saved or printed; each is ' +
      'recorded in the audit with its reason.',
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject({
      id: member,
      kinds: z.array(z.enum(CASE_KINDS)).max(CASE_KINDS.length).default([]),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
      format: z.enum(['csv', 'json']),
      reason: z.string().trim().min(4).max(300),
    }),
    response: fileResponse,
    refusals: [],
  },
} as const satisfies CallTable;
