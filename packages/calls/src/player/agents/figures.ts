// What an agent reads about its team: figures, people, bets, accounts, and its own income.
import type { CallTable } from '../../call.ts';
import {
  fileResponse,
  queryInteger,
  wireAmount,
  wireDay,
  wireDelta,
  wireInstant,
} from '../../wire.ts';
import * as z from 'zod';

const CATEGORIES = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'PVP', 'FISH'] as const;
const category = z.enum(CATEGORIES);

/** Business days; the last seven without them. */
const days = { from: wireDay.optional(), to: wireDay.optional() };
const span = { from: wireDay, to: wireDay };
/** Of everything that a list of bets or of rounds selects. */
export const betSums = {
  count: z.number().int(),
  stake: wireAmount,
  validBet: wireAmount,
  prize: wireAmount,
  /** Prizes less valid bets: what members won, or lost. */
  net: wireDelta,
};
/** Sums read all that is selected. */
export const sumLimits = [{ per: 'session', count: 30, seconds: 60 }] as const;
/** An exact username of somebody below the caller; the caller without it. */
const username = z.string().min(1).max(255).optional();

export const teamMoney = {
  deposit: wireAmount,
  withdrawal: wireAmount,
  bet: wireDelta,
  validBet: wireDelta,
  payout: wireDelta,
  rebate: wireDelta,
  activity: wireDelta,
  salary: wireDelta,
  dividend: wireDelta,
  /** Payout, rebate and promotions less bets. */
  memberResult: wireDelta,
  /** With salary and dividend. */
  netResult: wireDelta,
};

const limits = [{ per: 'session', count: 60, seconds: 60 }] as const;
const fileLimits = [{ per: 'session', count: 6, seconds: 60 }] as const;
const TEAM_REFUSALS = ['record.range', 'agent.unknown'] as const;
/** Of lists of bets and of movements, which an agent may have no permission for. */
const LIST_REFUSALS = [...TEAM_REFUSALS, 'agent.not_permitted'] as const;

/** Whose bets or movements: the member alone, it and its directs, or everyone below. */
const scope = z.enum(['self', 'direct', 'all']).default('all');

const betFilter = {
  ...days,
  username,
  scope,
  lottery: z.string().max(16).optional(),
  /** Part of the number of a draw. */
  issue: z.string().max(40).optional(),
  result: z.enum(['open', 'won', 'lost', 'returned']).optional(),
};

export const ACCOUNT_GROUPS = [
  'deposit',
  'withdrawal',
  'transfer',
  'bet',
  'prize',
  'rebate',
  'salary',
  'dividend',
  'activity',
  'adjustment',
  'vendor',
] as const;

const accountFilter = { ...days, username, scope, group: z.enum(ACCOUNT_GROUPS).optional() };
const statementFilter = { ...days, username, category: category.optional() };

const incomeFields = {
  lotteryRebate: wireDelta,
  vendorRebate: wireDelta,
  dailySalary: wireDelta,
  hourSalary: wireDelta,
  realtimeSalary: wireDelta,
  dividend: wireDelta,
  activity: wireDelta,
  paidDown: wireDelta,
  total: wireDelta,
};

const cursor = z.string().max(200).optional();
/** All lines of an agent with many directs are read at once, so that any page can be shown. */
const STATEMENT_PAGES_MOST = 100_000;
const paged = { cursor, pageSize: queryInteger(1, 100).default(20) };

export const agentFigureCalls = {
  agentTeamFigures: {
    method: 'GET',
    path: '/wps/agent/report/overview',
    module: 'COMM3',
    audience: 'agent',
    about: 'The figures of the caller’s team, in sum, by category of games and by day.',
    limits,
    request: z.strictObject(days),
    response: z.object({
      ...span,
      currency: z.string(),
      total: z.object({ ...teamMoney, firstDeposits: z.number().int() }),
      categories: z.array(
        z.object({
          category,
          bet: wireDelta,
          validBet: wireDelta,
          payout: wireDelta,
          betRebate: wireDelta,
          /** In the view of the members: payout and rebate less bets. */
          net: wireDelta,
        }),
      ),
      days: z.array(
        z.object({
          day: wireDay,
          bet: wireDelta,
          payout: wireDelta,
          rebate: wireDelta,
          deposit: wireAmount,
          withdrawal: wireAmount,
          netResult: wireDelta,
        }),
      ),
    }),
    refusals: ['record.range'],
  },
  agentTeamPeople: {
    method: 'GET',
    path: '/wps/agent/report/people',
    module: 'COMM3',
    audience: 'agent',
    about: 'How many people the caller’s team has, who of them plays, and what they hold.',
    limits,
    request: z.strictObject(days),
    response: z.object({
      ...span,
      balance: wireAmount,
      agents: z.number().int(),
      members: z.number().int(),
      online: z.number().int(),
      idle3: z.number().int(),
      idle7: z.number().int(),
      registered: z.number().int(),
      depositors: z.number().int(),
      active: z.number().int(),
      /** The valid bet from which somebody counts as active. */
      activeFrom: wireAmount,
      registrations: z.array(z.object({ day: wireDay, count: z.number().int() })),
      at: wireInstant,
    }),
    refusals: ['record.range'],
  },
  agentStatements: {
    method: 'GET',
    path: '/wps/agent/report/statements',
    module: 'COMM3',
    audience: 'agent',
    about: 'Profit and loss of an agent and of each of its directs with their teams.',
    limits,
    request: z.strictObject({
      ...statementFilter,
      /** Beyond the last page it is the last one. */
      pageNo: queryInteger(1, STATEMENT_PAGES_MOST).default(1),
      pageSize: queryInteger(1, 100).default(20),
    }),
    response: z.object({
      ...span,
      currency: z.string(),
      /** From the caller down to the agent whose lines these are. */
      path: z.array(z.string()),
      list: z.array(
        z.object({
          username: z.string(),
          line: z.enum(['self', 'agent', 'member']),
          /** Whether it has lines of its own. */
          hasMore: z.boolean(),
          ...teamMoney,
        }),
      ),
      count: z.number().int(),
      /** What the lines do not have: of people who have moved to another line since. */
      elsewhere: z.object(teamMoney).nullable(),
      total: z.object(teamMoney),
    }),
    refusals: TEAM_REFUSALS,
  },
  agentStatementsCsv: {
    method: 'GET',
    path: '/wps/agent/report/statements/csv',
    module: 'COMM3',
    audience: 'agent',
    about: 'Profit and loss of an agent and its directs as a file, at most 5,000 lines.',
    file: true,
    limits: fileLimits,
    request: z.strictObject(statementFilter),
    response: fileResponse,
    refusals: TEAM_REFUSALS,
  },
  agentBets: {
    method: 'GET',
    path: '/wps/agent/report/bets',
    module: 'COMM3',
    audience: 'agent',
    about: 'The orders of the caller’s team, newest first.',
    limits,
    request: z.strictObject({ ...betFilter, ...paged }),
    response: z.object({
      ...span,
      currency: z.string(),
      list: z.array(
        z.object({
          order: z.string(),
          username: z.string(),
          lottery: z.string(),
          game: z.string(),
          issue: z.string(),
          bets: z.number().int(),
          /** The first bets in words, at most ten; none of a share of a group buy. */
          lines: z.array(
            z.object({
              play: z.string(),
              pick: z.string(),
              notes: z.number().int(),
              multiple: z.number().int(),
              /** The stake on one note. */
              unit: wireAmount,
              stake: wireAmount,
            }),
          ),
          stake: wireAmount,
          validBet: wireAmount,
          prize: wireAmount,
          status: z.enum(['open', 'won', 'lost', 'returned']),
          placedAt: wireInstant,
          settledAt: wireInstant.optional(),
          /** A share of a group buy. */
          shared: z.boolean(),
        }),
      ),
      cursor: z.string().nullable(),
    }),
    refusals: [...LIST_REFUSALS, 'record.cursor'],
  },
  agentBetSums: {
    method: 'GET',
    path: '/wps/agent/report/bets/sums',
    module: 'COMM3',
    audience: 'agent',
    about: 'What all orders of a selection of the caller’s team come to.',
    limits: sumLimits,
    request: z.strictObject(betFilter),
    response: z.object({ ...span, currency: z.string(), ...betSums }),
    refusals: LIST_REFUSALS,
  },
  agentBetsCsv: {
    method: 'GET',
    path: '/wps/agent/report/bets/csv',
    module: 'COMM3',
    audience: 'agent',
    about: 'The orders of the caller’s team as a file, at most 5,000 lines.',
    file: true,
    limits: fileLimits,
    request: z.strictObject(betFilter),
    response: fileResponse,
    refusals: LIST_REFUSALS,
  },
  agentIncome: {
    method: 'GET',
    path: '/wps/agent/report/income',
    module: 'COMM3',
    audience: 'agent',
    about: 'What the caller earned by its line on each business day, newest first.',
    limits,
    request: z.strictObject(days),
    response: z.object({
      ...span,
      currency: z.string(),
      list: z.array(z.object({ day: wireDay, ...incomeFields })),
      total: z.object(incomeFields),
    }),
    refusals: ['record.range'],
  },
  agentIncomeCsv: {
    method: 'GET',
    path: '/wps/agent/report/income/csv',
    module: 'COMM3',
    audience: 'agent',
    about: 'The caller’s income by day as a file.',
    file: true,
    limits: fileLimits,
    request: z.strictObject(days),
    response: fileResponse,
    refusals: ['record.range'],
  },
  agentIncomeLines: {
    method: 'GET',
    path: '/wps/agent/report/income/lines',
    module: 'COMM3',
    audience: 'agent',
    about: 'The lines behind the rebates of one day: draws, and categories of vendors.',
    limits,
    request: z.strictObject({ day: wireDay }),
    response: z.object({
      day: wireDay,
      currency: z.string(),
      list: z.array(
        z.object({
          kind: z.enum(['draw', 'category']),
          /** The lottery, or the category. */
          name: z.string(),
          /** The draw; empty for a category. */
          issue: z.string(),
          bets: z.number().int().nullable(),
          turnover: wireDelta,
          amount: wireDelta,
          /** While the agent was frozen: it stays with the house. */
          withheld: wireAmount,
        }),
      ),
      isWhole: z.boolean(),
    }),
    refusals: ['record.range'],
  },
  agentAccounts: {
    method: 'GET',
    path: '/wps/agent/report/accounts',
    module: 'COMM3',
    audience: 'agent',
    about: 'The movements of money of the caller’s team, newest first.',
    limits,
    request: z.strictObject({ ...accountFilter, ...paged }),
    response: z.object({
      ...span,
      currency: z.string(),
      list: z.array(
        z.object({
          id: z.string(),
          time: wireInstant,
          username: z.string(),
          group: z.enum([...ACCOUNT_GROUPS, 'other']),
          code: z.string(),
          reference: z.string(),
          received: wireAmount,
          paid: wireAmount,
          balanceAfter: wireDelta,
        }),
      ),
      cursor: z.string().nullable(),
    }),
    refusals: [...LIST_REFUSALS, 'record.cursor'],
  },
  agentAccountsCsv: {
    method: 'GET',
    path: '/wps/agent/report/accounts/csv',
    module: 'COMM3',
    audience: 'agent',
    about: 'The movements of money of the caller’s team as a file, at most 5,000 lines.',
    file: true,
    limits: fileLimits,
    request: z.strictObject(accountFilter),
    response: fileResponse,
    refusals: LIST_REFUSALS,
  },
} as const satisfies CallTable;
