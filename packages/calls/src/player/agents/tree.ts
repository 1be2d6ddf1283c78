// An agent's own tree: opening accounts, links, quotas, raising, and the team.
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import {
  noRequest,
  nothing,
  queryFlag,
  wireAmount,
  wireId,
  wireInstant,
  wireRate,
} from '../../wire.ts';
import {
  AGENT_MESSAGE_LENGTH,
  agentPermissions,
  askedGroup,
  categoryRates,
  LINK_DAYS,
  LINK_DEVICES,
  linkItem,
  OPENING_REFUSALS,
  quotaItem,
} from './agent-fields.ts';
import { wireContractKind, wireContractState } from './contract-schemas.ts';
import { LINK_USES_MAX } from './link-uses.ts';

const TEAM_ORDERS = ['registered', 'lastLogin', 'username', 'teamBalance'] as const;

const TEAM_LISTS = {
  registered: 'agentTeam',
  lastLogin: 'agentTeam.lastLogin',
  username: 'agentTeam.username',
  teamBalance: 'agentTeam.teamBalance',
} as const satisfies Record<(typeof TEAM_ORDERS)[number], string>;

const teamPages = longList({
  agentTeam: ['time', 'id'],
  'agentTeam.lastLogin': ['time', 'id'],
  'agentTeam.username': ['text'],
  'agentTeam.teamBalance': ['number', 'id'],
});
const sort = z.enum(TEAM_ORDERS).default('registered');
const member = wireId('member');
const link = wireId('agent_link');
const reads = [{ per: 'session', count: 240, seconds: 60 }] as const;
const writes = [{ per: 'session', count: 60, seconds: 60 }] as const;
const kind = z.enum(['member', 'agent']);

const teamRow = z.object({
  id: member,
  username: z.string(),
  kind: z.enum(['member', 'agent', 'top_agent']),
  group: z.number().int(),
  state: z.enum(['active', 'frozen', 'disabled']),
  freezeLevel: z.number().int(),
  registeredAt: wireInstant,
  lastLoginAt: wireInstant.nullable(),
  /** Rates of games of vendors, by category. */
  rates: categoryRates,
  /** What the account holds itself. */
  balance: wireAmount,
  online: z.boolean(),
  /** As of the last count of teams; above zero as soon as anybody is below. */
  directs: z.number().int(),
  /** Everybody below, without the account itself, as of the last count of teams. */
  team: z.number().int(),
  /** What the account and everybody below hold. */
  teamBalance: wireAmount,
  /** Its contracts that are agreed or offered. */
  contracts: z.array(z.object({ kind: wireContractKind, state: wireContractState })),
  remark: z.string(),
});

const person = z.object({ id: member, username: z.string() });

export const agentTreeCalls = {
  agentOpening: {
    method: 'GET',
    path: '/wps/agent/tree/opening',
    module: 'AGENT_TREE',
    audience: 'agent',
    about:
      'What the caller may open: the own group and rates, the highest of both, and what is left.',
    limits: reads,
    request: noRequest,
    response: z.object({
      group: z.number().int(),
      point: wireRate,
      rates: categoryRates,
      permissions: agentPermissions,
      /** Groups of a new account: from, to, and the distance between two. */
      groups: z.object({ min: z.number().int(), max: z.number().int(), step: z.number().int() }),
      /** The highest rate of a new account by category; absent is zero. */
      highestRates: categoryRates,
      /** The groups that are counted, the highest first. */
      quotas: z.array(quotaItem),
      depth: z.number().int(),
      maxDepth: z.number().int(),
      directs: z.number().int(),
      maxDirects: z.number().int(),
      links: z.object({ live: z.number().int(), max: z.number().int() }),
      username: z.object({ minLength: z.number().int(), maxLength: z.number().int() }),
      /** Whether the birthday of a new member is asked for, and the least age. */
      needsBirthday: z.boolean(),
      minimumAge: z.number().int(),
      acceptsTransfers: z.boolean(),
    }),
    refusals: [],
  },
  agentOpen: {
    method: 'POST',
    path: '/wps/agent/tree/accounts',
    module: 'AGENT_TREE',
    audience: 'agent',
    about:
      'Opens an account below the caller. Its password is a code for one login, after which the ' +
      'new member chooses its own.',
    limits: writes,
    request: z.strictObject({
      kind,
      username: z.string().trim().min(1).max(60),
      group: askedGroup,
      rates: categoryRates,
      /** Where the site asks newcomers for it. */
      birthday: z.string().trim().max(20).default(''),
      remark: z.string().trim().max(64).default(''),
    }),
    response: z.object({
      id: member,
      username: z.string(),
      activationCode: z.string(),
      activationEndsAt: wireInstant,
    }),
    refusals: [
      ...OPENING_REFUSALS,
      'agent.frozen',
      'username.taken',
      'request.invalid',
      'rate.limited',
    ],
  },
  agentTeam: {
    method: 'GET',
    path: '/wps/agent/tree/team',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'The directs of the caller or of somebody in its team, with what their teams come to.',
    limits: reads,
    request: teamPages.request(
      {
        /** The caller itself where it is absent. */
        upline: member.optional(),
        /** Begins a name. The whole name of somebody further below is found as `elsewhere`. */
        username: z.string().trim().max(60).optional(),
        kind: kind.optional(),
        state: z.enum(['active', 'frozen', 'disabled']).optional(),
        online: queryFlag.optional(),
        /** Who has not logged in for so many days; never is since the registration. */
        idleDays: z.enum(['3', '7']).optional(),
        /** Who has a contract of the kind; of any kind where it is absent. */
        contractKind: wireContractKind.optional(),
        /** With `none` who has no contract, of the kind where one is given. */
        contractState: z.enum(['active', 'offered', 'ending', 'none']).optional(),
        /** By `teamBalance`, who joined after the last count of teams is not in the list yet. */
        sort,
      },
      (request) => TEAM_LISTS[sort.parse(request['sort'])],
    ),
    response: teamPages.response(teamRow).extend({
      /** From the caller down to the upline whose directs these are. */
      path: z.array(person),
      /** Who has exactly the name, but is no direct of the upline. */
      elsewhere: person.extend({ upline: person }).nullable(),
      /** When teams and their balances were counted; null before the first time. */
      countedAt: wireInstant.nullable(),
    }),
    refusals: ['agent.unknown'],
  },
  agentDownline: {
    method: 'GET',
    path: '/wps/agent/tree/downlines/:id',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'One account of the team, with what the caller may change of it.',
    limits: reads,
    request: z.strictObject({ id: member }),
    response: teamRow.extend({
      path: z.array(person),
      isDirect: z.boolean(),
      /** Masked; null where the caller may not see contacts. */
      contacts: z.object({ mobile: z.string(), email: z.string() }).nullable(),
      /** The groups to which the caller may raise it; null where it may not. */
      raise: z
        .object({
          from: z.number().int(),
          to: z.number().int(),
          step: z.number().int(),
          highestRates: categoryRates,
          days: z.number().int(),
          /** The team's daily turnover over those days. */
          dailyAverage: wireAmount,
          /** What groups ask for, the lowest first. */
          steps: z.array(z.object({ group: z.number().int(), daily: wireAmount })),
        })
        .nullable(),
      /** What the caller and the downline have at the counted groups. */
      quotas: z.array(z.object({ own: quotaItem, theirs: quotaItem })),
      mayPromote: z.boolean(),
      maySuspend: z.boolean(),
      isSuspended: z.boolean(),
      mayTransfer: z.boolean(),
      mayMessage: z.boolean(),
    }),
    refusals: ['agent.unknown'],
  },
  agentRaise: {
    method: 'POST',
    path: '/wps/agent/tree/downlines/:id/terms',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Raises group and rates of a direct downline; it holds for bets placed after it.',
    limits: writes,
    request: z.strictObject({ id: member, group: askedGroup, rates: categoryRates }),
    response: nothing,
    refusals: [
      'agent.unknown',
      'agent.not_permitted',
      'agent.not_direct',
      'agent.only_upward',
      'agent.group_step',
      'agent.group_below_min',
      'agent.group_above',
      'agent.rate_above',
      'agent.volume_not_reached',
      'agent.quota_exhausted',
      'agent.terms_same',
      'agent.frozen',
    ],
  },
  agentPromote: {
    method: 'POST',
    path: '/wps/agent/tree/downlines/:id/promotion',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Makes a direct member an agent.',
    limits: writes,
    request: z.strictObject({ id: member }),
    response: nothing,
    refusals: [
      'agent.unknown',
      'agent.not_permitted',
      'agent.not_direct',
      'agent.already_agent',
      'agent.frozen',
    ],
  },
  agentRemark: {
    method: 'PUT',
    path: '/wps/agent/tree/downlines/:id/remark',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'The note of an upline about a direct downline, which nobody else on the site sees.',
    limits: writes,
    request: z.strictObject({ id: member, remark: z.string().trim().max(64) }),
    response: nothing,
    refusals: ['agent.unknown', 'agent.not_direct'],
  },
  agentMessage: {
    method: 'POST',
    path: '/wps/agent/tree/downlines/:id/message',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Writes a message into the inbox of a direct downline, with the name of the caller.',
    idempotent: true,
    limits: [{ per: 'session', count: 30, seconds: 3600 }],
    request: z.strictObject({
      id: member,
      text: z.string().trim().min(1).max(AGENT_MESSAGE_LENGTH),
    }),
    response: nothing,
    refusals: [
      'agent.unknown',
      'agent.not_permitted',
      'agent.not_direct',
      'agent.frozen',
      'agent.message_address',
    ],
  },
  agentSuspend: {
    method: 'POST',
    path: '/wps/agent/tree/downlines/:id/betting',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Suspends the betting of a direct downline, or ends a suspension of the caller’s own.',
    limits: writes,
    request: z.strictObject({ id: member, suspended: z.boolean() }),
    response: nothing,
    refusals: [
      'agent.unknown',
      'agent.not_permitted',
      'agent.not_direct',
      'agent.frozen_by_operator',
      'agent.frozen',
    ],
  },
  agentQuotaGive: {
    method: 'POST',
    path: '/wps/agent/tree/downlines/:id/quota',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Hands quota of a group down to a direct agent, from the own surplus.',
    idempotent: true,
    limits: writes,
    request: z.strictObject({
      id: member,
      group: askedGroup,
      count: z.number().int().min(1).max(100_000),
    }),
    response: nothing,
    refusals: [
      'agent.unknown',
      'agent.not_direct',
      'agent.not_agent',
      'agent.no_limit',
      'agent.quota_surplus',
      'agent.frozen',
    ],
  },
  agentLinks: {
    method: 'GET',
    path: '/wps/agent/links',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'The registration links of the caller with their counters, newest first.',
    limits: reads,
    request: noRequest,
    response: z.object({ list: z.array(linkItem.extend({ id: link })) }),
    refusals: [],
  },
  agentLinkCreate: {
    method: 'POST',
    path: '/wps/agent/links',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Makes a registration link with a preset group and rates.',
    idempotent: true,
    limits: writes,
    request: z.strictObject({
      kind,
      group: askedGroup,
      rates: categoryRates,
      device: z.enum(LINK_DEVICES),
      label: z.string().trim().max(40).default(''),
      days: z.union(LINK_DAYS.map((days) => z.literal(days))),
      maxUses: z.number().int().min(0).max(LINK_USES_MAX),
    }),
    response: linkItem.extend({ id: link }),
    refusals: [...OPENING_REFUSALS, 'agent.links_limit', 'agent.frozen'],
  },
  agentLinkEnd: {
    method: 'DELETE',
    path: '/wps/agent/links/:id',
    module: 'AGENT_TREE',
    audience: 'agent',
    about: 'Ends a registration link of the caller.',
    limits: writes,
    request: z.strictObject({ id: link }),
    response: nothing,
    refusals: ['agent.link_unknown'],
  },
} as const satisfies CallTable;
