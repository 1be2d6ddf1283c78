// Responsible gaming: limits, breaks and reality checks that a member sets.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { noRequest, nothing, wireDelta, wireInstant } from '../wire.ts';
import {
  BREAK_LENGTHS,
  breakRow,
  CHECK_MINUTES,
  historyRow,
  limitKey,
  limitRequest,
  limitRow,
} from './protection-schemas.ts';
import * as z from 'zod';

const protectionHistoryPages = longList({ protection: ['time', 'id'] });

const reading = [{ per: 'session', count: 120, seconds: 60 }] as const;
const changing = [{ per: 'session', count: 30, seconds: 60 }] as const;
const checkMinutes = z.literal(CHECK_MINUTES);

const status = z.object({
  serverNow: wireInstant,
  currency: z.string(),
  limits: z.array(limitRow),
  pause: breakRow.nullable(),
  /** Minutes between reality checks; 0 for none. */
  check: z.object({ own: checkMinutes.nullable(), merchant: z.number().int() }),
  /** The current business day: time in sessions. */
  minutesToday: z.number().int(),
  timeouts: z.array(z.enum(BREAK_LENGTHS)),
  exclusions: z.array(z.enum(BREAK_LENGTHS)),
  links: z.array(z.object({ name: z.string(), url: z.string(), phone: z.string() })),
  /** The member has no deposit and no limit yet: the page should offer one. */
  askDepositLimit: z.boolean(),
  /** False near the end of a limit, and for a day after a break. */
  mayRecommend: z.boolean(),
});

/** What a session has staked and got back; the net is below zero for a loss. */
const played = z.object({ stakes: wireDelta, payouts: wireDelta, net: wireDelta });

export const protectionCalls = {
  protection: {
    method: 'GET',
    path: '/wps/member/protection',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s limits with their use, breaks, and where to find help.',
    limits: reading,
    request: noRequest,
    response: status,
    refusals: [],
  },
  protectionLimit: {
    method: 'POST',
    path: '/wps/member/protection/limit',
    module: 'COMM3',
    audience: 'member',
    about:
      'Sets a limit. A stricter one is in force at once; loosening or removing one takes 24 hours.',
    limits: changing,
    request: z.strictObject(limitRequest),
    response: status,
    refusals: [],
  },
  protectionLimitConfirm: {
    method: 'POST',
    path: '/wps/member/protection/limit/confirm',
    module: 'COMM3',
    audience: 'member',
    about: 'Confirms a looser limit, 24 hours after it was requested.',
    limits: changing,
    request: z.strictObject(limitKey),
    response: status,
    refusals: ['protection.nothing_waits', 'protection.too_early'],
  },
  protectionLimitKeep: {
    method: 'POST',
    path: '/wps/member/protection/limit/keep',
    module: 'COMM3',
    audience: 'member',
    about: 'Cancels a pending looser limit: the limit stays as it is.',
    limits: changing,
    request: z.strictObject(limitKey),
    response: status,
    refusals: ['protection.nothing_waits'],
  },
  protectionBreak: {
    method: 'POST',
    path: '/wps/member/protection/break',
    module: 'COMM3',
    audience: 'member',
    about: 'Begins a time-out or a self-exclusion at once. It cannot be shortened.',
    limits: changing,
    request: z.strictObject({ length: z.enum(BREAK_LENGTHS) }),
    response: status,
    refusals: ['protection.not_shorter', 'protection.not_offered'],
  },
  protectionReturn: {
    method: 'POST',
    path: '/wps/member/protection/return',
    module: 'COMM3',
    audience: 'member',
    about: 'Requests the end of an exclusion whose term is over; it ends 24 hours later.',
    limits: changing,
    request: noRequest,
    response: status,
    refusals: ['protection.not_over'],
  },
  protectionCheckMinutes: {
    method: 'POST',
    path: '/wps/member/protection/check/minutes',
    module: 'COMM3',
    audience: 'member',
    about: 'Sets the time between reality checks; null for the merchant’s default.',
    limits: changing,
    request: z.strictObject({ minutes: checkMinutes.nullable() }),
    response: status,
    refusals: [],
  },
  realityCheck: {
    method: 'GET',
    path: '/wps/member/protection/check',
    module: 'COMM3',
    audience: 'member',
    about:
      'This session: its start, the stakes and deposits in it, and when the next check is due.',
    limits: reading,
    request: noRequest,
    response: z.object({
      serverNow: wireInstant,
      openedAt: wireInstant,
      /** Null where there are no checks. */
      dueAt: wireInstant.nullable(),
      /** The merchant shows the duration of the session. */
      clock: z.boolean(),
      currency: z.string(),
      stakes: wireDelta,
      payouts: wireDelta,
      net: wireDelta,
    }),
    refusals: [],
  },
  sessionResult: {
    method: 'GET',
    path: '/wps/member/protection/session',
    module: 'COMM3',
    audience: 'trial',
    about:
      'This session’s result in one lottery and in all of them, counted as in the reality check.',
    limits: reading,
    request: z.strictObject({ gameCode: z.string().max(16) }),
    response: z.object({
      serverNow: wireInstant,
      openedAt: wireInstant,
      /** The lottery that the request names. */
      lottery: played,
      all: played,
    }),
    refusals: [],
  },
  realityCheckDone: {
    method: 'POST',
    path: '/wps/member/protection/check',
    module: 'COMM3',
    audience: 'member',
    about: 'Acknowledges a reality check, so that bets are accepted again.',
    limits: changing,
    request: noRequest,
    response: z.object({ dueAt: wireInstant.nullable() }),
    refusals: [],
  },
  protectionHistory: {
    method: 'GET',
    path: '/wps/member/protection/history',
    module: 'COMM3',
    audience: 'member',
    about: 'Every change of the caller’s limits and breaks, newest first.',
    limits: reading,
    request: protectionHistoryPages.request({}),
    response: protectionHistoryPages.response(historyRow),
    refusals: [],
  },
  protectionPromptDecline: {
    method: 'POST',
    path: '/wps/member/protection/prompt/decline',
    module: 'COMM3',
    audience: 'member',
    about: 'Declines the prompt for a deposit limit at the first deposit.',
    limits: changing,
    request: noRequest,
    response: nothing,
    refusals: [],
  },
} as const satisfies CallTable;
