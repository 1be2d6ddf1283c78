// What an agent asks the house for: the freeze of a direct downline (agency.md 1.9).
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import { nothing, wireId, wireInstant } from '../../wire.ts';

const freezePages = longList({ agentFreezes: ['time', 'id'] });
const member = wireId('member');
const request = wireId('freeze_request');

export const FREEZE_STATES = ['open', 'granted', 'refused', 'withdrawn'] as const;
export const freezeLevel = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A request as both sides see it. */
export const freezeRequestFields = {
  id: request,
  username: z.string(),
  /** 1 no login, 2 view only, 3 no betting. */
  level: freezeLevel,
  /** With everybody below it. */
  team: z.boolean(),
  reason: z.string(),
  state: z.enum(FREEZE_STATES),
  time: wireInstant,
  decidedAt: wireInstant.nullable(),
  decisionReason: z.string(),
};

export const agentFreezeCalls = {
  agentFreezes: {
    method: 'GET',
    path: '/wps/agent/tree/freezes',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'The caller’s requests to freeze directs, newest first.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: freezePages.request({ member: member.optional() }),
    response: freezePages.response(z.object(freezeRequestFields)),
    refusals: [],
  },
  agentFreezeRequest: {
    method: 'POST',
    path: '/wps/agent/tree/downlines/:id/freeze',
    module: 'AGENT_TREE',
    audience: 'agent',
    about:
      'Asks the house to freeze a direct downline, alone or with its team; an operator decides.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({
      id: member,
      level: freezeLevel,
      team: z.boolean(),
      reason: z.string().trim().min(4).max(300),
    }),
    response: z.object({ id: request }),
    refusals: [
      'agent.unknown',
      'agent.not_direct',
      'agent.frozen',
      'agent.freeze_open',
      'agent.freeze_stands',
    ],
  },
  agentFreezeWithdraw: {
    method: 'DELETE',
    path: '/wps/agent/tree/freezes/:id',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Takes back a request of the caller that nobody has decided.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({ id: request }),
    response: nothing,
    refusals: ['agent.freeze_unknown', 'agent.freeze_decided'],
  },
} as const satisfies CallTable;
