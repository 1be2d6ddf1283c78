// Schemas of limits and breaks and their use, shared by the site and the console.
import { wireAmount, wireDelta, wireInstant, wirePositiveAmount } from '../wire.ts';
import * as z from 'zod';

export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'session'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const BREAK_LENGTHS = ['24h', '7d', '30d', '6w', '6m', '1y', '5y', 'forever'] as const;
/** Minutes between reality checks that a member can choose. */
export const CHECK_MINUTES = [15, 30, 60] as const;

const kind = z.enum(LIMIT_KINDS);
const period = z.enum(LIMIT_PERIODS);
/** The session limit, which has only the day as its period. */
const minutes = z.number().int().min(10).max(1440);

/** Money for `amount`, a session's time for `minutes`; both null removes the limit. */
export const limitRequest = {
  kind,
  period,
  amount: wirePositiveAmount.nullable().default(null),
  minutes: minutes.nullable().default(null),
};

export const limitKey = { kind, period };

const most = { amount: wireAmount.nullable(), minutes: z.number().int().nullable() };

/** A limit in force, with its use in the current period. */
export const limitRow = z.object({
  kind,
  period,
  owner: z.enum(['member', 'operator']),
  ...most,
  /**
   * The stricter one of the member's and the operator's limit; the other one is shown without
   * effect.
   */
  inForce: z.boolean(),
  used: wireDelta.nullable(),
  usedMinutes: z.number().int().nullable(),
  left: wireAmount.nullable(),
  leftMinutes: z.number().int().nullable(),
  /** When the period ends. */
  until: wireInstant,
  setAt: wireInstant,
  /** A pending looser limit, or the removal, that waits for its time and its confirmation. */
  pending: z.object({ ...most, from: wireInstant }).nullable(),
});

export const breakRow = z.object({
  kind: z.enum(['timeout', 'exclusion']),
  length: z.string(),
  from: wireInstant,
  /** Null for a break without an end. */
  until: wireInstant.nullable(),
  /** The member asked to return, and may from this time on. */
  returnAt: wireInstant.nullable(),
  /** Its end is past, and the member may ask to return. */
  mayReturn: z.boolean(),
  by: z.string(),
});

export const historyRow = z.object({
  at: wireInstant,
  actor: z.enum(['member', 'operator', 'house']),
  /** `limit_set`, `limit_pending`, `limit_loosened`, `limit_kept`, `break`, `return`, and such. */
  kind: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
