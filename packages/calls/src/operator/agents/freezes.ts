// Requests of agents to freeze a downline, in the back office (agency.md 1.9).
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import { FREEZE_STATES, freezeLevel, freezeRequestFields } from '../../player/agents/freezes.ts';
import { nothing, wireId, wireInstant } from '../../wire.ts';

const pages = longList({ agentFreezesOfAll: ['time', 'id'] });
const member = wireId('member');
const person = z.object({ id: member, username: z.string() });

export const agentFreezeBackofficeCalls = {
  agentFreezeList: {
    method: 'GET',
    path: '/console/agent_freezes',
    module: 'OPS_AGENTS',
    audience: 'right:agents.read',
    about: 'Requests of agents to freeze a downline, newest first.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: pages.request({ state: z.enum(FREEZE_STATES).optional(), member: member.optional() }),
    response: pages.response(
      z.object({
        ...freezeRequestFields,
        agent: person,
        member: person,
        memberState: z.enum(['active', 'frozen', 'disabled']),
        memberLevel: z.number().int(),
        /** Everybody below the member. */
        teamSize: z.number().int(),
        decidedBy: z.string().nullable(),
        /** The accounts that were frozen. */
        frozen: z.number().int().nullable(),
        decidedAt: wireInstant.nullable(),
      }),
    ),
    refusals: [],
  },
  agentFreezeDecide: {
    method: 'POST',
    path: '/console/agent_freezes/:id',
    module: 'OPS_AGENTS',
    audience: 'right:members.freeze',
    about:
      'Grants a request, with the level and the reach that the operator chooses, or refuses it; the ' +
      'agent is told.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({
      id: wireId('freeze_request'),
      grant: z.boolean(),
      level: freezeLevel.optional(),
      team: z.boolean().optional(),
      reason: z.string().trim().min(4).max(300),
    }),
    response: nothing,
    refusals: [
      'agent.freeze_unknown',
      'agent.freeze_decided',
      'agent.freeze_stands',
      'agent.not_direct',
    ],
  },
} as const satisfies CallTable;
