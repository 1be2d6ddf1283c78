// Contracts of agents: terms, offers, bills and how they are paid, debts, real-time salary, the
// simulator and the explanation of what was paid.
import type { Job } from '../../platform/jobs.ts';
import { settleContracts } from './bills/index.ts';
import { payContractDebts } from './debts/index.ts';
import { expireContracts } from './offers/index.ts';
import { payBillsNow, payContractBills } from './paying/index.ts';
import { settleRealtime } from './realtime/index.ts';

export { contractBackoffice, contractOperations } from './calls.ts';
export { contractLines } from './contract-lines.ts';
export { readContractDebt } from './debts/index.ts';
export { connectPermissions } from './terms/index.ts';

export const contractJobs: readonly Job[] = [
  expireContracts,
  settleContracts(payBillsNow),
  payContractBills,
  payContractDebts,
  settleRealtime,
];
