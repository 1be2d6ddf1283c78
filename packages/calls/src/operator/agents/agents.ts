// The tree of agents in the back office: browsing, terms, permissions, quotas, moves, links.
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import {
  agentPermissions,
  askedGroup,
  categoryRates,
  linkItem,
} from '../../player/agents/agent-fields.ts';
import {
  wireContractKind,
  wireContractState,
  wireTerms,
} from '../../player/agents/contract-schemas.ts';
import { teamMoney } from '../../player/agents/figures.ts';
import { TRANSFER_DIRECTIONS, TRANSFER_STATES } from '../../player/agents/transfers.ts';
import {
  nothing,
  nothingOrWaiting,
  queryFlag,
  wireAmount,
  wireDay,
  wireDelta,
  wireId,
  wireInstant,
} from '../../wire.ts';

const treePages = longList({ agentTree: ['time', 'id'] });
const linkPages = longList({ agentLinks: ['time', 'id'] });
const transferPages = longList({ agentTransfersOfAll: ['time', 'id'] });
const reads = [{ per: 'session', count: 240, seconds: 60 }] as const;
const writes = [{ per: 'session', count: 60, seconds: 60 }] as const;
const member = wireId('member');
const reason = z.string().trim().min(4).max(300);
const person = z.object({ id: member, username: z.string() });

const treeRow = z.object({
  id: member,
  username: z.string(),
  kind: z.enum(['member', 'agent', 'top_agent']),
  test: z.boolean(),
  state: z.enum(['active', 'frozen', 'disabled']),
  freezeLevel: z.number().int(),
  group: z.number().int(),
  depth: z.number().int(),
  directs: z.number().int(),
  team: z.number().int(),
  registeredAt: wireInstant,
  lastLoginAt: wireInstant.nullable(),
});

/** A contract, or an offer, that ends with a move. */
const endingContract = z.object({
  id: wireId('contract'),
  kind: wireContractKind,
  version: z.number().int(),
  /** Null for the house. */
  upline: z.string().nullable(),
  username: z.string(),
  state: wireContractState,
  terms: wireTerms,
  /** Since when it holds; of an offer, when it was made. */
  since: wireInstant,
  /** Null for at once, when the line moves. */
  endsAt: wireInstant.nullable(),
  /** What the upline owes of it. */
  debt: wireAmount,
});

const clampedItem = person.extend({ from: z.number().int(), to: z.number().int() });

export const agentBackofficeCalls = {
  agentTree: {
    method: 'GET',
    path: '/console/agents',
    module: 'OPS_AGENTS',
    audience: 'right:agents.read',
    about: 'The lines of the merchant, or the directs of one agent; or those of a name anywhere.',
    limits: reads,
    request: treePages.request({
      /** The heads of all lines where it is absent. */
      upline: member.optional(),
      /** Begins a name; then the whole tree, or the upline's team, is searched. */
      username: z.string().trim().max(60).optional(),
      /** Without members that are no agents. */
      agentsOnly: queryFlag.optional(),
    }),
    response: treePages.response(treeRow).extend({ path: z.array(person) }),
    refusals: ['not.found'],
  },
  agentOne: {
    method: 'GET',
    path: '/console/agents/:id',
    module: 'OPS_AGENTS',
    audience: 'right:agents.read',
    about: 'One account of the tree: group, rates, permissions, quotas, and the history of them.',
    limits: reads,
    request: z.strictObject({ id: member }),
    response: treeRow.extend({
      path: z.array(person),
      rates: categoryRates,
      permissions: agentPermissions,
      /** The names of the permissions that are set for this account itself. */
      setPermissions: z.array(z.string()),
      acceptsTransfers: z.boolean(),
      /** The bounds of group and rates below the upline. */
      groups: z.object({ min: z.number().int(), max: z.number().int(), step: z.number().int() }),
      highestRates: categoryRates,
      quotas: z.array(
        z.object({
          group: z.number().int(),
          systemAllocated: z.number().int(),
          upAllocated: z.number().int(),
          directsAtGroup: z.number().int(),
          givenToDirects: z.number().int(),
          surplus: z.number().int(),
        }),
      ),
      /** The groups from which quotas count. */
      quotaFromGroup: z.number().int(),
      changes: z.array(
        z.object({
          cause: z.string(),
          oldGroup: z.number().int().nullable(),
          newGroup: z.number().int(),
          oldRates: categoryRates,
          newRates: categoryRates,
          by: z.string(),
          reason: z.string(),
          time: wireInstant,
        }),
      ),
      moves: z.array(
        z.object({
          from: z.string().nullable(),
          to: z.string().nullable(),
          team: z.number().int(),
          by: z.string(),
          reason: z.string(),
          time: wireInstant,
        }),
      ),
    }),
    refusals: ['not.found'],
  },
  agentTeamSums: {
    method: 'GET',
    path: '/console/agents/:id/team',
    module: 'OPS_AGENTS',
    audience: 'right:agents.read',
    about: 'The figures of an agent’s team of the last thirty days, in sum and by day.',
    limits: reads,
    request: z.strictObject({ id: member }),
    response: z.object({
      from: wireDay,
      to: wireDay,
      currency: z.string(),
      total: z.object({ ...teamMoney, firstDeposits: z.number().int() }),
      people: z.object({
        agents: z.number().int(),
        members: z.number().int(),
        registered: z.number().int(),
        depositors: z.number().int(),
        active: z.number().int(),
        /** The valid bet from which somebody counts as active. */
        activeFrom: wireAmount,
        balance: wireAmount,
      }),
      days: z.array(
        z.object({ day: wireDay, bet: wireDelta, deposit: wireAmount, netResult: wireDelta }),
      ),
    }),
    refusals: ['not.found'],
  },
  agentAppoint: {
    method: 'POST',
    path: '/console/agents/:id/kind',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about:
      'Makes a member an agent: the head of a line where it has no upline. Needs two operators.',
    limits: writes,
    request: z.strictObject({ id: member, reason }),
    response: nothingOrWaiting,
    refusals: ['not.found', 'member.trial', 'agent.already_agent'],
  },
  agentTermsSet: {
    method: 'POST',
    path: '/console/agents/:id/terms',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about:
      'Sets group and rates of an account. Members below who would exceed them are lowered with it if ' +
      'that is asked for. Needs two operators.',
    limits: writes,
    request: z.strictObject({
      id: member,
      group: askedGroup,
      rates: categoryRates,
      clampTeam: z.boolean(),
      reason,
    }),
    response: z.object({ clamped: z.number().int(), approvalId: wireId('approval').optional() }),
    refusals: [
      'not.found',
      'member.trial',
      'agent.group_step',
      'agent.group_below_min',
      'agent.group_above',
      'agent.rate_above',
      'agent.downline_above',
      'agent.terms_same',
    ],
  },
  agentPermissionsSet: {
    method: 'PUT',
    path: '/console/agents/:id/permissions',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about:
      'Replaces what is set for an agent; what is left out it has from its upline. Needs two ' +
      'operators.',
    limits: writes,
    request: z.strictObject({ id: member, permissions: agentPermissions.partial(), reason }),
    response: nothingOrWaiting,
    refusals: ['not.found', 'member.trial'],
  },
  agentQuotaSet: {
    method: 'PUT',
    path: '/console/agents/:id/quotas/:group',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about: 'Gives an agent quota of a group, or with null no limit. Needs two operators.',
    limits: writes,
    request: z.strictObject({
      id: member,
      group: z.coerce.number<number>().int().min(1800).max(2000),
      count: z.number().int().min(0).max(1_000_000).nullable(),
      reason,
    }),
    response: nothingOrWaiting,
    refusals: ['not.found', 'agent.not_agent', 'agent.group_step'],
  },
  agentMovePreview: {
    method: 'GET',
    path: '/console/agents/:id/move',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about: 'What a move of a line would do and end; it changes nothing.',
    limits: reads,
    request: z.strictObject({
      id: member,
      /** The username of the new upline; empty for a line of its own. */
      upline: z.string().trim().max(60).default(''),
    }),
    response: z.object({
      line: person,
      from: person.nullable(),
      to: person.nullable(),
      team: z.number().int(),
      agents: z.number().int(),
      deepest: z.number().int(),
      maxDepth: z.number().int(),
      /** Contracts of the line that end. */
      contracts: z.number().int(),
      /** Offers that wait for the head of the line, and end too. */
      offers: z.number().int(),
      /** Those contracts and offers, by kind and from the top down, at most two hundred of them. */
      endings: z.array(endingContract),
      /** What uplines of the line owe of contracts that end; it stays owed. */
      debt: wireAmount,
      /** Quota that the former upline handed down and gets back. */
      quotaReturned: z.number().int(),
      /** Those whose group would exceed the new upline's, at most fifty of them. */
      clamped: z.array(clampedItem),
      clampedCount: z.number().int(),
    }),
    refusals: [
      'not.found',
      'member.unknown',
      'member.trial',
      'agent.not_agent',
      'agent.move_circle',
      'agent.move_same',
      'agent.move_group',
      'agent.depth_limit',
      'agent.directs_limit',
    ],
  },
  agentMove: {
    method: 'POST',
    path: '/console/agents/:id/move',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about: 'Moves a line below another upline; its contracts end. Needs two operators.',
    limits: writes,
    request: z.strictObject({
      id: member,
      upline: z.string().trim().max(60).default(''),
      clampTeam: z.boolean(),
      reason,
    }),
    response: z.object({
      moved: z.number().int(),
      clamped: z.number().int(),
      approvalId: wireId('approval').optional(),
    }),
    refusals: [
      'not.found',
      'member.unknown',
      'member.trial',
      'agent.not_agent',
      'agent.move_circle',
      'agent.move_same',
      'agent.move_group',
      'agent.depth_limit',
      'agent.directs_limit',
      'agent.downline_above',
    ],
  },
  agentLinkList: {
    method: 'GET',
    path: '/console/agent_links',
    module: 'OPS_AGENTS',
    audience: 'right:agents.read',
    about: 'Registration links of all agents or of one, newest first.',
    limits: reads,
    request: linkPages.request({ member: member.optional(), live: queryFlag.optional() }),
    response: linkPages.response(
      linkItem.extend({ id: wireId('agent_link'), member, username: z.string() }),
    ),
    refusals: [],
  },
  agentLinkDisable: {
    method: 'POST',
    path: '/console/agent_links/:id/end',
    module: 'OPS_AGENTS',
    audience: 'right:agents.edit',
    about: 'Ends a registration link.',
    limits: writes,
    request: z.strictObject({ id: wireId('agent_link'), reason }),
    response: nothing,
    refusals: ['agent.link_unknown'],
  },
  agentTransferList: {
    method: 'GET',
    path: '/console/agent_transfers',
    module: 'OPS_AGENTS',
    audience: 'right:agents.read',
    about: 'Transfers along lines, newest first.',
    limits: reads,
    request: transferPages.request({
      state: z.enum(TRANSFER_STATES).optional(),
      member: member.optional(),
    }),
    response: transferPages.response(
      z.object({
        id: wireId('agent_transfer'),
        number: z.string(),
        direction: z.enum(TRANSFER_DIRECTIONS),
        from: person,
        to: person,
        amount: wireAmount,
        requirement: wireAmount,
        state: z.enum(TRANSFER_STATES),
        remark: z.string(),
        time: wireInstant,
        decidedBy: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    refusals: [],
  },
  agentTransferDecide: {
    method: 'POST',
    path: '/console/agent_transfers/:id',
    module: 'OPS_AGENTS',
    audience: 'right:agents.transfers',
    about:
      'Decides a transfer that waits: a rejection returns the money at once, an approval needs a ' +
      'second operator.',
    limits: writes,
    request: z.strictObject({
      id: wireId('agent_transfer'),
      decision: z.enum(['approve', 'reject']),
      reason,
    }),
    response: nothingOrWaiting,
    refusals: [
      'not.found',
      'agent.transfer_decided',
      'agent.transfer_receiver_frozen',
      'agent.transfer_target',
    ],
  },
} as const satisfies CallTable;
