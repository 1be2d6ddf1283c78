// Transfers of money along a line of agents (agency.md 1.8).
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import {
  noRequest,
  nothing,
  queryInteger,
  wireAmount,
  wireId,
  wireInstant,
  wirePositiveAmount,
  wireRate,
} from '../../wire.ts';
import { TRANSFER_DOWN } from './agent-fields.ts';

const pages = longList({ agentTransfers: ['time', 'id'] });
const reads = [{ per: 'session', count: 240, seconds: 60 }] as const;
const writes = [{ per: 'session', count: 30, seconds: 60 }] as const;

export const TRANSFER_STATES = ['SUCCESS', 'PENDING_REVIEW', 'REJECTED'] as const;
export const TRANSFER_DIRECTIONS = ['UP', 'DOWN'] as const;

const transferRow = z.object({
  id: wireId('agent_transfer'),
  number: z.string(),
  /** Whether the caller paid it or received it. */
  side: z.enum(['OUT', 'IN']),
  direction: z.enum(TRANSFER_DIRECTIONS),
  /** The other side. */
  username: z.string(),
  amount: wireAmount,
  /** What the receiver must stake before it withdraws. */
  requirement: wireAmount,
  state: z.enum(TRANSFER_STATES),
  remark: z.string(),
  time: wireInstant,
});

export const agentTransferCalls = {
  transferOptions: {
    method: 'GET',
    path: '/wps/agent/transfers/options',
    module: 'AGENT_TRANSFER',
    audience: 'member',
    about: 'To whom the caller may transfer, within which limits, and what is in the way.',
    limits: reads,
    request: noRequest,
    response: z.object({
      currency: z.string(),
      /** The direct upline, where a transfer to it is possible. */
      up: z.object({ username: z.string(), accepts: z.boolean() }).nullable(),
      down: z.enum(TRANSFER_DOWN),
      /** A transfer down asks for a code of the authenticator. */
      needsFactor: z.boolean(),
      hasFactor: z.boolean(),
      hasPaymentPassword: z.boolean(),
      balance: wireAmount,
      min: wireAmount,
      max: wireAmount,
      dayLeft: wireAmount,
      monthLeft: wireAmount,
      countLeft: queryInteger(0, 1000),
      /** From this amount on an operator decides. */
      reviewFrom: wireAmount.nullable(),
      /** The share of the amount that the receiver must stake before a withdrawal. */
      requirement: wireRate,
      turnoverLeft: wireAmount,
      contractOutstanding: wireAmount,
      /** Until then transfers rest after a change of the caller's security. */
      lockedUntil: wireInstant.nullable(),
      frozen: z.boolean(),
      /** Whether the caller's directs may transfer to it. */
      acceptsTransfers: z.boolean(),
    }),
    refusals: [],
  },
  transferCreate: {
    method: 'POST',
    path: '/wps/agent/transfers',
    module: 'AGENT_TRANSFER',
    audience: 'member',
    about:
      'Transfers money to the direct upline, or to somebody below. From an amount on it waits for ' +
      'an operator.',
    sealed: true,
    idempotent: true,
    secrets: ['paymentPassword', 'secondFactor'],
    limits: writes,
    request: z.strictObject({
      direction: z.enum(TRANSFER_DIRECTIONS),
      /** Upwards it is the direct upline. */
      toUsername: z.string().trim().max(60).default(''),
      amount: wirePositiveAmount,
      paymentPassword: z.string().max(64),
      secondFactor: z.string().trim().max(64).optional(),
      remark: z.string().trim().max(50).default(''),
    }),
    response: transferRow,
    refusals: [
      'agent.transfer_off',
      'agent.transfer_target',
      'agent.transfer_not_accepted',
      'member.frozen',
      'agent.transfer_receiver_frozen',
      'agent.transfer_not_formal',
      'agent.transfer_locked',
      'paymentPassword.missing',
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'agent.transfer_factor',
      'authenticator.missing',
      'factor.code_wrong',
      'factor.locked',
      'agent.transfer_min',
      'agent.transfer_max',
      'agent.transfer_balance',
      'agent.transfer_count',
      'agent.transfer_day',
      'agent.transfer_month',
      'agent.transfer_turnover',
      'agent.transfer_contract',
      'withdraw.debt',
    ],
  },
  transferList: {
    method: 'GET',
    path: '/wps/agent/transfers',
    module: 'AGENT_TRANSFER',
    audience: 'member',
    about: 'Transfers that the caller sent or received, newest first.',
    limits: reads,
    request: pages.request({ side: z.enum(['OUT', 'IN']).optional() }),
    response: pages.response(transferRow),
    refusals: [],
  },
  transferAccept: {
    method: 'PUT',
    path: '/wps/agent/transfers/acceptance',
    module: 'AGENT_TRANSFER',
    audience: 'agent',
    about: 'Whether the directs of the caller may transfer money to it.',
    limits: writes,
    request: z.strictObject({ accepts: z.boolean() }),
    response: nothing,
    refusals: [],
  },
} as const satisfies CallTable;
