// Who the people of an agent's team are.
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { wireDay, wireInstant } from '../../wire.ts';

export const teamPeopleCalls = {
  agentTeamPersons: {
    method: 'GET',
    path: '/wps/agent/report/persons',
    module: 'COMM3',
    audience: 'agent',
    about: 'Who is counted in a number of the overview: the first 200, with how many there are.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({
      who: z.enum(['online', 'idle3', 'idle7', 'registered']),
      /** Business days of the registrations; the last seven without them. */
      from: wireDay.optional(),
      to: wireDay.optional(),
    }),
    response: z.object({
      total: z.number().int(),
      /** Who was here last comes last where idle people are asked for, and else first. */
      list: z.array(
        z.object({
          username: z.string(),
          kind: z.enum(['member', 'agent', 'top_agent']),
          /** Null for the head of a line. */
          upline: z.string().nullable(),
          registeredAt: wireInstant,
          lastLoginAt: wireInstant.nullable(),
        }),
      ),
    }),
    refusals: ['record.range'],
  },
} as const satisfies CallTable;
