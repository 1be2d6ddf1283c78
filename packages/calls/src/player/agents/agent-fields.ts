// Fields that the calls of the agent tree share.
import { GAME_CATEGORIES } from '@fairhouse/rules/agency';
import * as z from 'zod';
import { wireInstant, wireRate } from '../../wire.ts';

/** A prize group as somebody asks for it; which are allowed is decided by the rules. */
export const askedGroup = z.number().int().min(1000).max(9998);

/** Rates by category of games, as shares of one: `"0.008"` is 0.8 %. */
export const categoryRates = z.partialRecord(z.enum(GAME_CATEGORIES), wireRate);

export const TRANSFER_DOWN = ['none', 'direct', 'descendants'] as const;

export const agentPermissions = z.object({
  opensAgents: z.boolean(),
  opensMembers: z.boolean(),
  createsLinks: z.boolean(),
  raisesDownlines: z.boolean(),
  transferDown: z.enum(TRANSFER_DOWN),
  transfersUp: z.boolean(),
  offersDividend: z.boolean(),
  offersDailySalary: z.boolean(),
  offersHourSalary: z.boolean(),
  offersRealtimeSalary: z.boolean(),
  viewsContacts: z.boolean(),
  viewsDescendantBets: z.boolean(),
  viewsDescendantLedger: z.boolean(),
  promotesMembers: z.boolean(),
  suspendsBetting: z.boolean(),
  messagesDirects: z.boolean(),
});

/** What an agent still may hold at a group; the surplus is there where it is counted. */
export const quotaItem = z.object({
  group: z.number().int(),
  status: z.enum(['unlimited', 'counted', 'forbidden']),
  surplus: z.number().int().nullable(),
});

/** Characters of a message to a direct, as of one in a chat room (agency.md 4.10). */
export const AGENT_MESSAGE_LENGTH = 200;

export const LINK_DEVICES = ['WEB', 'MOBILE', 'SOCIAL'] as const;
/** Days that a link may live; zero is for ever. */
export const LINK_DAYS = [0, 1, 3, 7, 15, 30] as const;
export const LINK_STATES = ['active', 'expired', 'exhausted', 'disabled'] as const;

export const linkItem = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(['member', 'agent']),
  group: z.number().int(),
  rates: categoryRates,
  device: z.enum(LINK_DEVICES),
  label: z.string(),
  createdAt: wireInstant,
  expiresAt: wireInstant.nullable(),
  /** Zero for any number. */
  maxUses: z.number().int(),
  usedCount: z.number().int(),
  state: z.enum(LINK_STATES),
  clicks: z.number().int(),
  registrations: z.number().int(),
  firstDeposits: z.number().int(),
});

/** The refusals of opening an account, in the order of the checks. */
export const OPENING_REFUSALS = [
  'agent.not_permitted',
  'agent.group_step',
  'agent.group_below_min',
  'agent.group_above',
  'agent.rate_above',
  'agent.quota_exhausted',
  'agent.depth_limit',
  'agent.directs_limit',
  'agent.address_limit',
] as const;
