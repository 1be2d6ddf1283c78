import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { describeOperation, requireSecondOperator } from '../operators/index.ts';
import {
  advance,
  approveOffer,
  approveRun,
  changedOffer,
  changedRules,
  changeRules,
  checkImportFile,
  compareRun,
  endHouseContract,
  findTopAgents,
  importContracts,
  kindName,
  listBills,
  listContracts,
  listDebts,
  listSettlementRuns,
  nameRows,
  needsSecondOperator,
  offerHouseContract,
  payReady,
  payRun,
  previewRuns,
  readContract,
  readRules,
  refuseBill,
  repeatRun,
  requestedOffer,
  totalBills,
  totalDebts,
} from './backoffice/index.ts';
import { consolidateContracts } from './consolidate-contracts.ts';
import { explainBets, explainBill, explainMembers, writeBillFile } from './explain/index.ts';
import {
  acceptContract,
  actOnContractOf,
  consentContract,
  listDownlineContracts,
  offerContract,
  readContractOf,
  readEffect,
  readLimits,
  readOwnContracts,
  rejectContract,
  terminateContract,
  withdrawContract,
} from './offers/index.ts';
import { payAllDirects, payDirects } from './paying/index.ts';
import { readBills, readDebts } from './read-bills.ts';
import { readSlotBets, readSlots } from './realtime/index.ts';
import { simulateContract } from './simulation/index.ts';

export const contractOperations = {
  fundsConsolidated: consolidateContracts,
  agentContracts: readOwnContracts,
  agentContractLimits: readLimits,
  agentDownlineContracts: listDownlineContracts,
  agentContractOffer: offerContract,
  agentContractEffect: readEffect,
  agentContractAccept: acceptContract,
  agentContractReject: rejectContract,
  agentContractWithdraw: withdrawContract,
  agentContractTerminate: terminateContract,
  agentContractConsent: consentContract,
  agentContractSimulate: simulateContract,
  agentBills: readBills,
  agentBill: explainBill,
  agentBillMembers: explainMembers,
  agentBillBets: explainBets,
  agentBillCsv: writeBillFile,
  agentBillsPay: payDirects,
  agentBillsPayAll: payAllDirects,
  agentDebts: readDebts,
  agentRealtime: readSlots,
  agentRealtimeBets: readSlotBets,
  contractDividend: readContractOf('dividend'),
  contractDividendAct: actOnContractOf('dividend'),
  contractDailySalary: readContractOf('daily_salary'),
  contractDailySalaryAct: actOnContractOf('daily_salary'),
  contractHourSalary: readContractOf('hour_salary'),
  contractHourSalaryAct: actOnContractOf('hour_salary'),
  contractRealtimeSalary: readContractOf('realtime_salary'),
  contractRealtimeSalaryAct: actOnContractOf('realtime_salary'),
} satisfies Partial<Operations<PlayerCalls>>;

const contractHouseOffer = requireSecondOperator(
  {
    name: 'contractHouseOffer',
    row: operator.contractHouseOffer,
    target: ({ username }) => `agent:${username}`,
    changes: changedOffer,
    requested: requestedOffer,
    describe: ({ username }) => describeOperation('contractOffer', { username }),
  },
  offerHouseContract,
);

const contractImport = requireSecondOperator(
  {
    name: 'contractImport',
    row: operator.contractImport,
    target: () => 'contracts',
    describe: ({ rows }) =>
      describeOperation('contractImport', { count: String(rows.length), rows: nameRows(rows) }),
  },
  importContracts,
);

const contractEnd = requireSecondOperator(
  {
    name: 'contractEnd',
    row: operator.contractEnd,
    target: ({ id }) => `contract:${id}`,
    describe: ({ id }) => describeOperation('contractEnd', { id }),
  },
  endHouseContract,
);

const contractRunApprove = requireSecondOperator(
  {
    name: 'contractRunApprove',
    row: operator.contractRunApprove,
    needs: needsSecondOperator,
    target: ({ kind, periodKey }) => `run:${kind}:${periodKey}`,
    describe: ({ kind, periodKey }) =>
      describeOperation('runApprove', { kind: kindName(kind), periodKey }),
  },
  approveRun,
);

const contractRunRepeat = requireSecondOperator(
  {
    name: 'contractRunRepeat',
    row: operator.contractRunRepeat,
    target: ({ kind, periodKey }) => `run:${kind}:${periodKey}`,
    describe: ({ kind, periodKey }) =>
      describeOperation('runRepeat', { kind: kindName(kind), periodKey }),
  },
  repeatRun,
);

const contractBillReject = requireSecondOperator(
  {
    name: 'contractBillReject',
    row: operator.contractBillReject,
    target: ({ id }) => `bill:${id}`,
    describe: ({ id }) => describeOperation('billReject', { id }),
  },
  refuseBill,
);

const contractDebtAdvance = requireSecondOperator(
  {
    name: 'contractDebtAdvance',
    row: operator.contractDebtAdvance,
    target: ({ id }) => `bill:${id}`,
    describe: ({ id }) => describeOperation('debtAdvance', { id }),
  },
  advance,
);

const contractRulesChange = requireSecondOperator(
  {
    name: 'contractRulesChange',
    row: operator.contractRulesChange,
    target: ({ kind }) => `contracts:${kind}`,
    changes: changedRules,
    describe: ({ kind }) => describeOperation('contractRules', { kind: kindName(kind) }),
  },
  changeRules,
);

export const contractBackoffice = {
  contractList: listContracts,
  contractDetail: readContract,
  contractTopAgents: findTopAgents,
  contractHouseOffer,
  contractImportCheck: checkImportFile,
  contractImport,
  contractApprove: approveOffer,
  contractEnd,
  contractRuns: listSettlementRuns,
  contractRunPreview: previewRuns,
  contractRunCompare: compareRun,
  contractRunApprove,
  contractRunPay: payRun,
  contractPayReady: payReady,
  contractRunRepeat,
  contractBills: listBills,
  contractBillTotals: totalBills,
  contractBillReject,
  contractDebtList: listDebts,
  contractDebtTotals: totalDebts,
  contractDebtAdvance,
  contractRules: readRules,
  contractRulesChange,
} satisfies Partial<Operations<OperatorCalls>>;
