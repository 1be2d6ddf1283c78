// Contracts in the back office: versions, offers of the house, approvals, settlement runs, bills,
// debts and advances (agency.md 2.7, 6.1).
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import { billPages, contractPages, OFFER_REFUSALS } from '../../player/agents/contracts.ts';
import {
  billFields,
  contractFields,
  wireBillState,
  wireContractKind,
  wireContractState,
  wireTerms,
} from '../../player/agents/contract-schemas.ts';
import { kindRuleFields, ruleLine } from './kind-rules.ts';
import {
  nothingOrWaiting,
  queryFlag,
  queryInteger,
  waiting,
  wireAmount,
  wireDay,
  wireDelta,
  wireId,
  wireInstant,
  wireVersion,
} from '../../wire.ts';

/** The most contracts of one import. */
export const IMPORT_ROWS_MAX = 500;

const read = [{ per: 'session', count: 240, seconds: 60 }] as const;
const act = [{ per: 'session', count: 60, seconds: 60 }] as const;
const why = z.string().trim().min(4).max(300);
const username = z.string().trim().min(1).max(255);
const periodKey = z
  .string()
  .max(40)
  .regex(/^[\dA-Z:+T-]+$/);

const contract = z.object({
  ...contractFields,
  agentId: wireId('member'),
  /** Null for the house. */
  uplineId: wireId('member').nullable(),
  madeBy: z.string(),
  approvedBy: z.string().nullable(),
});
/** An act on a contract, and by whom. */
const contractAct = z.object({
  act: z.string(),
  actor: z.string(),
  name: z.string(),
  reason: z.string(),
  at: wireInstant,
});
const bill = z.object({
  ...billFields,
  agentId: wireId('member'),
  /** Null for the platform. */
  payerId: wireId('member').nullable(),
  approvedBy: z.string().nullable(),
});

export const debtPages = longList({ contractDebts: ['time', 'id'] });
const runPages = longList({ contractRuns: ['time', 'text', 'text'] });

const span = { from: wireInstant.optional(), to: wireInstant.optional() };

/** The filter of a list of bills; the span is of their periods. */
export const billFilter = {
  kind: wireContractKind.optional(),
  status: wireBillState.optional(),
  username: username.optional(),
  /** The agent who pays. */
  payer: username.optional(),
  periodKey: periodKey.optional(),
  ...span,
};

/** The filter of a list of debts; the span is of when they began. */
export const debtFilter = {
  kind: wireContractKind.optional(),
  open: z.enum(['true', 'false']).optional(),
  /** Of those that the house has paid. */
  advanced: queryFlag.optional(),
  /** Who owes or is owed. */
  username: username.optional(),
  ...span,
};

const run = z.object({
  kind: wireContractKind,
  periodKey: z.string(),
  begins: wireInstant,
  ends: wireInstant,
  bills: z.number().int(),
  gross: wireAmount,
  computedAt: wireInstant,
  recomputedAt: wireInstant.nullable(),
  recomputedBy: z.string().nullable(),
  byStatus: z.array(
    z.object({
      status: wireBillState,
      count: z.number().int(),
      gross: wireAmount,
      received: wireAmount,
      outstanding: wireAmount,
    }),
  ),
});

/** A bill of a run beside what it would come to now. */
const comparedLine = z.object({
  username: z.string(),
  payer: z.string().nullable(),
  status: wireBillState.nullable(),
  /** What the bill is; null for an agent without one. */
  before: wireAmount.nullable(),
  /** What it would be; null where no contract holds any more. */
  after: wireAmount.nullable(),
  difference: wireDelta,
  received: wireAmount,
  /** Whether a repetition replaces it: nobody has paid it, and it differs. */
  replaced: z.boolean(),
});

/** A bill as a repetition found it and left it. */
const changedLine = z.object({
  username: z.string(),
  before: wireAmount,
  after: wireAmount,
  difference: wireDelta,
  replaced: z.boolean(),
  by: z.string(),
  time: wireInstant,
});

/** What a run is or would be for an agent. */
const previewLine = z.object({
  username: z.string(),
  payer: z.string().nullable(),
  tier: z.number().int().nullable(),
  why: z.string().nullable(),
  companyWin: wireDelta,
  base: wireDelta,
  gross: wireAmount,
  /** The bill that exists; null where there is none. */
  billed: wireAmount.nullable(),
  status: wireBillState.nullable(),
});

export const contractBackofficeCalls = {
  contractList: {
    method: 'GET',
    path: '/console/contracts',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'Contracts of all agents, the newest first.',
    limits: read,
    request: contractPages.request({
      kind: wireContractKind.optional(),
      state: wireContractState.optional(),
      /** Only what is in force or waits for an answer. */
      standing: queryFlag.optional(),
      username: username.optional(),
      upline: username.optional(),
      /** When it was offered. */
      ...span,
    }),
    response: contractPages.response(contract),
    refusals: [],
  },
  contractDetail: {
    method: 'GET',
    path: '/console/contracts/:id',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'A contract with its versions and everything that was done with it.',
    limits: read,
    request: z.strictObject({ id: wireId('contract') }),
    response: z.object({
      contract,
      /** All versions of the kind with the agent, newest first, and what began and ended each. */
      versions: z.array(
        z.object({ contract, began: contractAct.nullable(), ended: contractAct.nullable() }),
      ),
      events: z.array(
        z.object({
          act: z.string(),
          state: wireContractState,
          actor: z.string(),
          name: z.string(),
          reason: z.string(),
          at: wireInstant,
        }),
      ),
    }),
    refusals: ['contract.unknown'],
  },
  contractTopAgents: {
    method: 'GET',
    path: '/console/contracts/top_agents',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about:
      'The top agents whose names contain a text, twenty of them, and what each has of a kind.',
    limits: read,
    request: z.strictObject({
      kind: wireContractKind,
      search: z.string().trim().max(60).default(''),
    }),
    response: z.object({
      list: z.array(
        z.object({
          id: wireId('member'),
          username: z.string(),
          /** A contract of the kind is in force. */
          agreed: z.boolean(),
          /** An offer of it waits for an answer. */
          offered: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  contractHouseOffer: {
    method: 'POST',
    path: '/console/contracts',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about: 'Offers a contract of the house to a top agent; a second operator agrees first.',
    limits: act,
    request: z.strictObject({
      username,
      terms: wireTerms,
      note: z.string().trim().max(100).default(''),
      reason: why,
    }),
    response: z.object({ contract: contract.nullable(), ...waiting }),
    refusals: [...OFFER_REFUSALS, 'contract.not_top_agent'],
  },
  contractImportCheck: {
    method: 'POST',
    path: '/console/contracts/import/check',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about: 'Reads a file of contracts, CSV or JSON, and checks every row; it writes nothing.',
    limits: act,
    request: z.strictObject({ file: z.string().min(1).max(600_000) }),
    response: z.object({
      rows: z.array(
        z.object({
          /** The line of the file where the row begins. */
          line: z.number().int(),
          username: z.string(),
          /** Null for the house, and where nobody is named. */
          upline: z.string().nullable(),
          /** Null where it cannot be read. */
          terms: wireTerms.nullable(),
          /** Why it cannot be imported, in the caller's language. */
          problem: z.string().nullable(),
        }),
      ),
      problems: z.number().int(),
    }),
    refusals: ['contract.import_file', 'contract.import_rows'],
  },
  contractImport: {
    method: 'POST',
    path: '/console/contracts/import',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about:
      'Writes agreed contracts of a line from outside, from the top down; all or none of them.',
    limits: act,
    request: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            username,
            terms: wireTerms,
            /** Its line of the file, by which a refusal names it; else it is counted. */
            line: z.number().int().min(1).max(1_000_000).optional(),
          }),
        )
        .min(1)
        .max(IMPORT_ROWS_MAX),
      reason: why,
    }),
    response: z.object({ imported: z.number().int(), ...waiting }),
    refusals: ['contract.import_row'],
  },
  contractApprove: {
    method: 'POST',
    path: '/console/contracts/:id/approve',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about: 'Lets an offer between agents through, or refuses it.',
    limits: act,
    request: z.strictObject({ id: wireId('contract'), approve: z.boolean(), reason: why }),
    response: contract,
    refusals: ['contract.unknown', 'contract.state'],
  },
  contractEnd: {
    method: 'POST',
    path: '/console/contracts/:id/end',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about: 'Ends a contract and those of its kind below it; a second operator agrees first.',
    limits: act,
    request: z.strictObject({ id: wireId('contract'), reason: why }),
    response: z.object({ ended: z.number().int(), ...waiting }),
    refusals: ['contract.unknown', 'contract.state'],
  },
  contractRuns: {
    method: 'GET',
    path: '/console/contracts/runs',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'Settlement runs by kind, the newest first.',
    limits: read,
    request: runPages.request({
      kind: wireContractKind.optional(),
      /** Runs with a bill in this state. */
      status: wireBillState.optional(),
      /** Runs with a bill of this agent. */
      username: username.optional(),
      /** Of their periods. */
      ...span,
    }),
    response: runPages.response(run),
    refusals: [],
  },
  contractRunPreview: {
    method: 'GET',
    path: '/console/contracts/runs/preview',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'The bills of a period as they would be computed now, beside those that exist.',
    limits: act,
    request: z.strictObject({
      kind: wireContractKind,
      day: wireDay,
      /** The hour of the business day, of an hourly salary; the first where it is absent. */
      hour: queryInteger(0, 24).optional(),
    }),
    response: z.object({
      runs: z.array(
        z.object({
          periodKey: z.string(),
          begins: wireInstant,
          ends: wireInstant,
          due: z.boolean(),
          lines: z.array(previewLine),
          gross: wireAmount,
          differences: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  },
  contractRunCompare: {
    method: 'GET',
    path: '/console/contracts/runs/compare',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'The bills of a run beside what each would come to now; and what repetitions changed.',
    limits: act,
    request: z.strictObject({ kind: wireContractKind, periodKey }),
    response: z.object({
      run,
      /** What waits for an approval, and whether a second operator has to agree to it. */
      waiting: wireAmount,
      needsSecond: z.boolean(),
      lines: z.array(comparedLine),
      /** Sums of the lines. */
      before: wireAmount,
      after: wireAmount,
      difference: wireDelta,
      /** What repetitions changed, the newest first; the last five hundred lines. */
      changes: z.array(changedLine),
    }),
    refusals: ['contract.run_unknown'],
  },
  contractRunApprove: {
    method: 'POST',
    path: '/console/contracts/runs/approve',
    module: 'BACKOFFICE',
    audience: 'right:contracts.pay',
    about:
      'Approves the bills of a run that the platform pays; a second operator agrees first, except to ' +
      'amounts below the limit that the rules of the kind set.',
    limits: act,
    request: z.strictObject({ kind: wireContractKind, periodKey, reason: why }),
    response: z.object({ approved: z.number().int(), gross: wireAmount, ...waiting }),
    refusals: ['contract.run_unknown'],
  },
  contractRunPay: {
    method: 'POST',
    path: '/console/contracts/runs/pay',
    module: 'BACKOFFICE',
    audience: 'right:contracts.pay',
    about: 'Pays the bills of a run that are ready, at once.',
    noTransaction: true,
    limits: act,
    request: z.strictObject({ kind: wireContractKind, periodKey }),
    response: z.object({ paid: z.number().int(), received: wireAmount }),
    refusals: ['contract.run_unknown'],
  },
  contractPayReady: {
    method: 'POST',
    path: '/console/contracts/bills/pay',
    module: 'BACKOFFICE',
    audience: 'right:contracts.pay',
    about:
      'Pays at once the bills of all runs that are ready, line by line; what cannot be paid of one ' +
      'line stays ready, and stops no other.',
    noTransaction: true,
    limits: act,
    request: z.strictObject({ kind: wireContractKind.optional() }),
    response: z.object({
      /** Bills that were ready. */
      bills: z.number().int(),
      /** In full; what payers lack is a debt. */
      paid: z.number().int(),
      received: wireAmount,
      /** Those that are ready still: of frozen agents, and of lines that failed. */
      left: z.number().int(),
    }),
    refusals: [],
  },
  contractRunRepeat: {
    method: 'POST',
    path: '/console/contracts/runs/repeat',
    module: 'BACKOFFICE',
    audience: 'right:contracts.pay',
    about: 'Computes a run again and replaces its unpaid bills; a second operator agrees first.',
    limits: act,
    request: z.strictObject({ kind: wireContractKind, periodKey, reason: why }),
    response: z.object({
      changed: z.number().int(),
      /** Bills that were paid and would come out differently now; they stay. */
      paidDiffer: z.number().int(),
      ...waiting,
    }),
    refusals: ['contract.run_unknown', 'contract.period_open'],
  },
  contractBills: {
    method: 'GET',
    path: '/console/contracts/bills',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'Bills of all agents, the newest first.',
    limits: read,
    request: billPages.request(billFilter),
    response: billPages.response(bill),
    refusals: [],
  },
  contractBillReject: {
    method: 'POST',
    path: '/console/contracts/bills/:id/reject',
    module: 'BACKOFFICE',
    audience: 'right:contracts.pay',
    about: 'Refuses a bill that nobody has paid; a second operator agrees first.',
    limits: act,
    request: z.strictObject({ id: wireId('bill'), reason: why }),
    response: nothingOrWaiting,
    refusals: ['contract.bill_unknown', 'contract.bill_state'],
  },
  contractDebtList: {
    method: 'GET',
    path: '/console/contracts/debts',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'Debts of contracts, the newest first.',
    limits: read,
    request: debtPages.request(debtFilter),
    response: debtPages.response(
      z.object({
        bill: wireId('bill'),
        kind: wireContractKind,
        periodKey: z.string(),
        payer: z.string(),
        payerId: wireId('member'),
        payee: z.string(),
        payeeId: wireId('member'),
        toPlatform: z.boolean(),
        amount: wireAmount,
        outstanding: wireAmount,
        createdAt: wireInstant,
        advancedAt: wireInstant.nullable(),
        settledAt: wireInstant.nullable(),
        /** From when on the house may advance it. */
        advanceFrom: wireInstant,
      }),
    ),
    refusals: [],
  },
  contractDebtAdvance: {
    method: 'POST',
    path: '/console/contracts/debts/:id/advance',
    module: 'BACKOFFICE',
    audience: 'right:contracts.pay',
    about:
      'Pays what a payer owes from the house, to which the debt then belongs; a second operator agrees first.',
    limits: act,
    request: z.strictObject({ id: wireId('bill'), reason: why }),
    response: nothingOrWaiting,
    refusals: ['contract.debt_unknown', 'contract.debt_too_new'],
  },
  contractRules: {
    method: 'GET',
    path: '/console/contracts/rules',
    module: 'BACKOFFICE',
    audience: 'right:contracts.read',
    about: 'What the merchant permits in contracts of each kind, and how their bills are paid.',
    limits: read,
    request: z.strictObject({}),
    response: z.object({ kinds: z.array(ruleLine) }),
    refusals: [],
  },
  contractRulesChange: {
    method: 'POST',
    path: '/console/contracts/rules',
    module: 'BACKOFFICE',
    audience: 'right:contracts.edit',
    about: 'Changes the rules of a kind; a second operator agrees first.',
    limits: act,
    request: z.strictObject({
      kind: wireContractKind,
      version: wireVersion,
      rules: kindRuleFields,
      reason: why,
    }),
    response: nothingOrWaiting,
    refusals: ['contract.rules_stale', 'contract.rules_wrong'],
  },
} as const satisfies CallTable;
