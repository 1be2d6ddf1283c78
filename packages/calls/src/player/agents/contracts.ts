// Contracts of agents: offers and their answers, bills and how they are paid, debts, the simulator,
// and the explanation of what was paid (agency.md 2).
import * as z from 'zod';
import type { CallRow, CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import {
  fileResponse,
  noRequest,
  wireAmount,
  wireDay,
  wireDelta,
  wireId,
  wireInstant,
} from '../../wire.ts';
import {
  billFields,
  contractFields,
  wireBillState,
  wireContractKind,
  wireContractState,
  wirePercent,
  wireSimulatedPeriod,
  wireTermination,
  wireTerms,
} from './contract-schemas.ts';

const read = [{ per: 'session', count: 120, seconds: 60 }] as const;
const act = [{ per: 'session', count: 30, seconds: 60 }] as const;
const heavy = [{ per: 'session', count: 20, seconds: 60 }] as const;
const file = [{ per: 'session', count: 6, seconds: 60 }] as const;

const contract = z.object(contractFields);
const bill = z.object(billFields);
const username = z.string().trim().min(1).max(255);
const note = z.string().trim().max(100);

export const contractPages = longList({
  contracts: ['time', 'id'],
  downlineContracts: ['time', 'id'],
});
export const billPages = longList({
  ownBills: ['time', 'id'],
  downlineBills: ['time', 'id'],
  bills: ['time', 'id'],
});

/** The refusals of an offer, of an agent's and of the house's. */
export const OFFER_REFUSALS = [
  'contract.feature_off',
  'contract.no_own',
  'contract.depth',
  'contract.not_direct',
  'contract.not_agent',
  'contract.not_formal',
  'contract.offer_pending',
  'contract.terms',
  'contract.terms_differ',
  'contract.threshold_below',
  'contract.rate_above',
  'contract.period_differs',
] as const;

const limits = z.object({
  kind: wireContractKind,
  rate: z.object({ min: wirePercent, max: wirePercent, step: wirePercent }),
  turnover: z.object({ min: wireAmount, max: wireAmount }),
  loss: z.object({ min: wireAmount, max: wireAmount }),
  active: z.object({ min: z.number().int(), max: z.number().int() }),
  maxTiers: z.number().int(),
  allowsEqual: z.boolean(),
  /** Offers above it wait for an operator; null for none. */
  approvalRatePct: wirePercent.nullable(),
  /** The offerer's own terms, which an offer must not exceed; null for the house. */
  own: wireTerms.nullable(),
});

const stateAnswer = z.object({ contract, ended: z.array(wireTermination) });

const paidBill = z.object({
  id: wireId('bill'),
  status: wireBillState,
  received: wireAmount,
  outstanding: wireAmount,
});

const paySummary = z.object({
  bills: z.array(paidBill),
  summary: z.array(
    z.object({ status: wireBillState, count: z.number().int(), amount: wireAmount }),
  ),
});

const debt = z.object({
  bill: wireId('bill'),
  kind: wireContractKind,
  periodKey: z.string(),
  payer: z.string(),
  payee: z.string(),
  toPlatform: z.boolean(),
  amount: wireAmount,
  outstanding: wireAmount,
  createdAt: wireInstant,
  settledAt: wireInstant.nullable(),
});

/** What the loss of a team is made of beside turnover and payouts. */
const loss = z.object({
  rebate: wireDelta,
  activity: wireDelta,
  salary: wireDelta,
  fees: wireDelta,
  deposit: wireDelta,
  /** Turnover less payouts, rebates, activities, salaries and fees. */
  companyWin: wireDelta,
});

/** A part of a bill; signed, because vendors and corrections take back on another day. */
const parts = {
  bet: wireDelta,
  payout: wireDelta,
  winStake: wireDelta,
  lossStake: wireDelta,
  /** Of winning and losing bets that are in neither, because they cover too little. */
  narrowStake: wireDelta,
  /** Null where the contract neither pays by the loss of the team nor asks for it. */
  loss: loss.nullable(),
};

/** The sums of some members in a span. */
const sums = { ...parts, validBet: wireDelta, bets: z.number().int() };

/** What is not listed: with it a level adds up to the one above; null for nothing. */
const rest = z.object(parts).nullable();

const relayAction = z.strictObject({
  action: z.enum(['OFFER', 'ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE', 'CONSENT']),
  /** Of an offer. */
  username: username.optional(),
  terms: wireTerms.optional(),
  note: note.optional(),
  /** Of every other action. */
  id: wireId('contract').optional(),
  confirmAutoTerminate: z.boolean().optional(),
  agree: z.boolean().optional(),
  reason: note.optional(),
});

const relay = <const Path extends string, const Module extends string>(
  path: Path,
  module: Module,
) => ({
  method: 'GET' as const,
  path,
  module,
  audience: 'agent' as const,
  about: 'The caller’s contract of the kind, and an offer that waits for an answer.',
  limits: read,
  request: noRequest,
  response: z.object({
    kind: wireContractKind,
    agreed: contract.nullable(),
    offered: contract.nullable(),
  }),
  refusals: [],
});

const ACT_REFUSALS = [
  ...OFFER_REFUSALS,
  'contract.unknown',
  'contract.state',
  'contract.offer_expired',
  'contract.offer_outdated',
  'contract.confirm',
  'contract.action',
  'contract.may_not_offer',
] as const;

const relayAct = <const Path extends string, const Module extends string>(
  path: Path,
  module: Module,
) => ({
  method: 'POST' as const,
  path,
  module,
  audience: 'agent' as const,
  about: 'An act on contracts of the kind: what the calls of contracts do, by its name.',
  limits: act,
  request: relayAction,
  response: stateAnswer,
  refusals: ACT_REFUSALS,
});

const contractAct = <const Path extends string, Fields extends z.core.$ZodLooseShape>(
  path: Path,
  about: string,
  fields: Fields,
) =>
  ({
    method: 'POST',
    path,
    module: 'AGENT3',
    audience: 'agent',
    about,
    limits: act,
    request: z.strictObject({ id: wireId('contract'), ...fields }),
    response: stateAnswer,
    refusals: [
      'contract.unknown',
      'contract.state',
      'contract.offer_expired',
      'contract.offer_outdated',
      'contract.confirm',
    ],
  }) as const satisfies CallRow;

export const contractCalls = {
  agentContracts: {
    method: 'GET',
    path: '/wps/agent/contracts/mine',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The caller’s own contracts and offers, by kind.',
    limits: read,
    request: noRequest,
    response: z.object({
      items: z.array(
        z.object({
          kind: wireContractKind,
          /** The merchant has switched the kind on. */
          on: z.boolean(),
          agreed: contract.nullable(),
          offered: contract.nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  agentContractLimits: {
    method: 'GET',
    path: '/wps/agent/contracts/limits',
    module: 'AGENT3',
    audience: 'agent',
    about: 'What the caller may offer a direct downline, before anything is typed.',
    limits: read,
    request: z.strictObject({ kind: wireContractKind, username: username.optional() }),
    response: limits,
    refusals: [
      'contract.may_not_offer',
      'contract.feature_off',
      'contract.no_own',
      'contract.not_direct',
    ],
  },
  agentDownlineContracts: {
    method: 'GET',
    path: '/wps/agent/contracts/downline',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The contracts that the caller offered or agreed with its directs, the newest first.',
    limits: read,
    request: contractPages.request({
      kind: wireContractKind.optional(),
      state: wireContractState.optional(),
      username: username.optional(),
    }),
    response: contractPages.response(contract),
    refusals: [],
  },
  agentContractOffer: {
    method: 'POST',
    path: '/wps/agent/contracts',
    module: 'AGENT3',
    audience: 'agent',
    about: 'Offers a contract to a direct downline, who has seven days to answer.',
    idempotent: true,
    limits: act,
    request: z.strictObject({ username, terms: wireTerms, note: note.default('') }),
    response: z.object({
      contract,
      needsApproval: z.boolean(),
      willAutoTerminate: z.array(wireTermination),
    }),
    refusals: [...OFFER_REFUSALS, 'contract.may_not_offer'],
  },
  agentContractEffect: {
    method: 'GET',
    path: '/wps/agent/contracts/:id/effect',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The contracts below the caller that end when it accepts an offer.',
    limits: read,
    request: z.strictObject({ id: wireId('contract') }),
    response: z.object({ contract, ends: z.array(wireTermination), effectiveFrom: wireInstant }),
    refusals: ['contract.unknown'],
  },
  agentContractAccept: contractAct(
    '/wps/agent/contracts/:id/accept',
    'Accepts an offer; with a confirmation where contracts below the caller end by it.',
    { confirmAutoTerminate: z.boolean().default(false) },
  ),
  agentContractReject: contractAct('/wps/agent/contracts/:id/reject', 'Refuses an offer.', {
    reason: note.default(''),
  }),
  agentContractWithdraw: contractAct(
    '/wps/agent/contracts/:id/withdraw',
    'Takes an offer back that has no answer yet.',
    {},
  ),
  agentContractTerminate: contractAct(
    '/wps/agent/contracts/:id/terminate',
    'Ends the own contract at the end of its period, or asks a downline to end its contract.',
    { reason: note.default('') },
  ),
  agentContractConsent: contractAct(
    '/wps/agent/contracts/:id/consent',
    'Answers the upline’s wish to end a contract.',
    { agree: z.boolean(), reason: note.default('') },
  ),
  agentContractSimulate: {
    method: 'POST',
    path: '/wps/agent/contracts/simulate',
    module: 'AGENT3',
    audience: 'agent',
    about:
      'What a contract, own, offered or imagined, would have paid in a past window, beside what was paid.',
    limits: heavy,
    request: z.strictObject({
      /** Of the caller, or offered to or by it. */
      id: wireId('contract').optional(),
      terms: wireTerms.optional(),
      /** A direct downline; the caller itself where it is missing. */
      username: username.optional(),
      from: wireDay,
      to: wireDay,
    }),
    response: z.object({
      username: z.string(),
      terms: wireTerms,
      periods: z.array(wireSimulatedPeriod),
      gross: wireAmount,
      paid: wireAmount,
      /** The share of a dividend that each day of the window had earned by its end. */
      running: z.array(z.object({ day: wireDay, gross: wireAmount })),
    }),
    refusals: [
      'contract.unknown',
      'contract.not_direct',
      'contract.terms',
      'contract.window',
      'contract.window_busy',
    ],
  },
  agentBills: {
    method: 'GET',
    path: '/wps/agent/bills',
    module: 'AGENT3',
    audience: 'agent',
    about: 'Bills of the caller, or of its directs, the newest first.',
    limits: read,
    request: billPages.request(
      {
        kind: wireContractKind.optional(),
        status: wireBillState.optional(),
        username: username.optional(),
        from: wireDay.optional(),
        to: wireDay.optional(),
        /** Only those of which the caller was paid, or paid a part, on the day. */
        paidOn: wireDay.optional(),
        scope: z.enum(['SELF', 'DOWNLINE']).default('SELF'),
      },
      ({ scope }) => (scope === 'DOWNLINE' ? 'downlineBills' : 'ownBills'),
    ),
    response: billPages.response(bill),
    refusals: ['record.span'],
  },
  agentBill: {
    method: 'GET',
    path: '/wps/agent/bills/:id',
    module: 'AGENT3',
    audience: 'agent',
    about: 'A bill with its terms, the days of the team that add up to it, and its payments.',
    limits: read,
    request: z.strictObject({ id: wireId('bill') }),
    response: z.object({
      bill,
      terms: wireTerms,
      days: z.array(z.object({ day: wireDay, ...sums })),
      /** What counts as zero in the bill, because it is below zero in the whole period. */
      raised: rest,
      /** What corrections changed after the bill: days with what was raised, less bill. */
      changed: rest,
      payments: z.array(
        z.object({
          id: wireId('entry'),
          cause: z.enum(['issued', 'upline', 'debt', 'advance']),
          payer: z.string().nullable(),
          payee: z.string().nullable(),
          amount: wireAmount,
          at: wireInstant,
        }),
      ),
      directs: z.array(
        z.object({
          id: wireId('bill'),
          username: z.string(),
          gross: wireAmount,
          received: wireAmount,
          outstanding: wireAmount,
          status: wireBillState,
        }),
      ),
    }),
    refusals: ['contract.bill_unknown'],
  },
  agentBillMembers: {
    method: 'GET',
    path: '/wps/agent/bills/:id/members',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The members of the team on a day of a bill; with the rest they add up to the day.',
    limits: read,
    request: z.strictObject({ id: wireId('bill'), day: wireDay }),
    response: z.object({
      day: wireDay,
      members: z.array(
        z.object({ id: wireId('member'), username: z.string(), active: z.boolean(), ...sums }),
      ),
      /** Of members beyond the list, and of those who have moved to another line since. */
      rest,
    }),
    refusals: ['contract.bill_unknown'],
  },
  agentBillBets: {
    method: 'GET',
    path: '/wps/agent/bills/:id/bets',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The settled bets of a member on a day of a bill; with the rest they add up to its day.',
    limits: read,
    request: z.strictObject({ id: wireId('bill'), day: wireDay, username }),
    response: z.object({
      bets: z.array(
        z.object({
          issue: z.string(),
          lottery: z.string(),
          ticket: z.number().int(),
          play: z.string(),
          pick: z.string(),
          stake: wireAmount,
          settledAt: wireInstant,
          /** The share of the play's combinations; null where the contract does not ask for it. */
          coveragePct: wirePercent.nullable(),
          /** The member bet on the opposite side too, and the contract leaves such bets out. */
          isHedged: z.boolean(),
          ...parts,
        }),
      ),
      /** More bets of the day are in the file. */
      more: z.boolean(),
      /** Of games of vendors, of bets beyond the list, and of what is booked without a bet. */
      rest,
    }),
    refusals: ['contract.bill_unknown', 'agent.not_permitted'],
  },
  agentBillCsv: {
    method: 'GET',
    path: '/wps/agent/bills/:id/csv',
    module: 'AGENT3',
    audience: 'agent',
    about:
      'A bill explained as a file: its decision, the team’s days, its members and the bets that the caller may see.',
    file: true,
    limits: file,
    request: z.strictObject({ id: wireId('bill') }),
    response: fileResponse,
    refusals: ['contract.bill_unknown'],
  },
  agentBillsPay: {
    method: 'POST',
    path: '/wps/agent/bills/pay',
    module: 'AGENT3',
    audience: 'agent',
    about: 'Pays bills of directs that wait for the caller.',
    idempotent: true,
    secrets: ['paymentPassword'],
    limits: act,
    request: z.strictObject({
      billIds: z.array(wireId('bill')).min(1).max(100),
      paymentPassword: z.string().max(64),
    }),
    response: paySummary,
    refusals: [
      'contract.bill_unknown',
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'paymentPassword.missing',
      'member.frozen',
    ],
  },
  agentBillsPayAll: {
    method: 'POST',
    path: '/wps/agent/bills/pay-all',
    module: 'AGENT3',
    audience: 'agent',
    about: 'Pays all bills of a kind that wait for the caller.',
    idempotent: true,
    secrets: ['paymentPassword'],
    limits: act,
    request: z.strictObject({ kind: wireContractKind, paymentPassword: z.string().max(64) }),
    response: paySummary,
    refusals: [
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'paymentPassword.missing',
      'member.frozen',
    ],
  },
  agentDebts: {
    method: 'GET',
    path: '/wps/agent/debts',
    module: 'AGENT3',
    audience: 'agent',
    about: 'What the caller owes of contracts, and what is owed to it.',
    limits: read,
    request: noRequest,
    response: z.object({ owes: z.array(debt), owed: z.array(debt), outstanding: wireAmount }),
    refusals: [],
  },
  agentRealtime: {
    method: 'GET',
    path: '/wps/agent/realtime-salary',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The slots of five minutes of a day, with what each paid, and the day’s rate.',
    limits: read,
    request: z.strictObject({ day: wireDay }),
    response: z.object({
      day: wireDay,
      /** The rates that hold on the day, after the gates; empty without a contract. */
      rates: z.array(wirePercent),
      slots: z.array(
        z.object({
          slot: wireInstant,
          bets: z.number().int(),
          turnover: wireDelta,
          total: wireDelta,
          carriedIn: wireAmount,
          carriedOut: wireAmount,
          paid: wireAmount,
          paidAt: wireInstant.nullable(),
        }),
      ),
      paid: wireAmount,
    }),
    refusals: [],
  },
  agentRealtimeBets: {
    method: 'GET',
    path: '/wps/agent/realtime-salary/bets',
    module: 'AGENT3',
    audience: 'agent',
    about: 'The lines of a slot: what each settled bet earned; they add up to the slot.',
    limits: read,
    request: z.strictObject({ slot: wireInstant }),
    response: z.object({
      lines: z.array(
        z.object({
          username: z.string(),
          issue: z.string(),
          ticket: z.number().int(),
          stake: wireDelta,
          amount: wireDelta,
        }),
      ),
    }),
    refusals: ['agent.not_permitted'],
  },
  contractDividend: relay('/wps/relay/MCSFE_processContractDividend', 'SIGNCONDIV3'),
  contractDividendAct: relayAct('/wps/relay/MCSFE_processContractDividend', 'SIGNCONDIV3'),
  contractDailySalary: relay('/wps/relay/MCSFE_processDailySalaryContract', 'DAILYSALCONT3'),
  contractDailySalaryAct: relayAct('/wps/relay/MCSFE_processDailySalaryContract', 'DAILYSALCONT3'),
  contractHourSalary: relay('/wps/relay/MCSFE_processContractHourSalary', 'HOURSAL3'),
  contractHourSalaryAct: relayAct('/wps/relay/MCSFE_processContractHourSalary', 'HOURSAL3'),
  contractRealtimeSalary: relay('/wps/relay/MCSFE_processRealTimeSalaryContract', 'RTSALARY3'),
  contractRealtimeSalaryAct: relayAct(
    '/wps/relay/MCSFE_processRealTimeSalaryContract',
    'RTSALARY3',
  ),
} as const satisfies CallTable;

/** What a caller's standing with contracts of a kind is: off, none, offered, active, asked. */
const standing = z.number().int().min(0).max(4);

/** The contract fields of the consolidated funds (agency.md 2.1). */
export const consolidatedContracts = {
  divtypereq: standing,
  dailysalreqtype: standing,
  contracthoursalreq: standing,
  realtimesalreqtype: standing,
  contracts: z.array(
    z.object({
      kind: wireContractKind,
      /** Offers and wishes of the upline that wait for the caller. */
      pendingFromMe: z.number().int(),
      /** What the caller owes of the kind. */
      outstandingAmount: wireAmount,
    }),
  ),
};
