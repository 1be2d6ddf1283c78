// The rounds of an agent's team at vendors.
import type { CallTable } from '../../call.ts';
import { wireCursor } from '../../paging.ts';
import { fileResponse, queryInteger, wireAmount, wireDay, wireInstant } from '../../wire.ts';
import { betSums, sumLimits } from './figures.ts';
import * as z from 'zod';

const roundFilter = {
  /** Business days; the last seven without them. */
  from: wireDay.optional(),
  to: wireDay.optional(),
  /** An exact username of somebody below the caller; the caller without it. */
  username: z.string().min(1).max(255).optional(),
  /** Whose rounds: the member's alone, its and its directs', or of everyone below. */
  scope: z.enum(['self', 'direct', 'all']).default('all'),
  vendor: z.string().min(1).max(32).optional(),
  result: z.enum(['open', 'won', 'lost', 'returned']).optional(),
};

const cursor = wireCursor({ agentRounds: ['time', 'id', 'text', 'text'] });
const ROUND_REFUSALS = ['record.range', 'agent.unknown', 'agent.not_permitted'] as const;

export const teamRoundCalls = {
  agentRounds: {
    method: 'GET',
    path: '/wps/agent/report/rounds',
    module: 'COMM3',
    audience: 'agent',
    about: 'The rounds of the caller’s team in games of vendors, newest first.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({
      ...roundFilter,
      pageSize: queryInteger(1, 100).default(20),
      cursor: cursor.optional(),
    }),
    response: z.object({
      from: wireDay,
      to: wireDay,
      currency: z.string(),
      /** The vendors that can be asked for. */
      vendors: z.array(z.object({ code: z.string(), name: z.string() })),
      list: z.array(
        z.object({
          round: z.string(),
          username: z.string(),
          vendor: z.string(),
          vendorName: z.string(),
          /** Empty where the vendor named a game that it does not list. */
          game: z.string(),
          stake: wireAmount,
          validBet: wireAmount,
          prize: wireAmount,
          status: z.enum(['open', 'won', 'lost', 'returned']),
          placedAt: wireInstant,
          settledAt: wireInstant.optional(),
        }),
      ),
      cursor: cursor.nullable(),
    }),
    refusals: ROUND_REFUSALS,
  },
  agentRoundSums: {
    method: 'GET',
    path: '/wps/agent/report/rounds/sums',
    module: 'COMM3',
    audience: 'agent',
    about: 'What all rounds of a selection of the caller’s team come to.',
    limits: sumLimits,
    request: z.strictObject(roundFilter),
    response: z.object({ from: wireDay, to: wireDay, currency: z.string(), ...betSums }),
    refusals: ROUND_REFUSALS,
  },
  agentRoundsCsv: {
    method: 'GET',
    path: '/wps/agent/report/rounds/csv',
    module: 'COMM3',
    audience: 'agent',
    about: 'The rounds of the caller’s team as a file, at most 5,000 lines.',
    file: true,
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject(roundFilter),
    response: fileResponse,
    refusals: ROUND_REFUSALS,
  },
} as const satisfies CallTable;
