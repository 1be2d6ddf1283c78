// The back office of contracts.
export {
  advance,
  changeRules,
  listBills,
  listDebts,
  readRules,
  refuseBill,
} from './bills-and-debts.ts';
export {
  approveOffer,
  endHouseContract,
  importContracts,
  listContracts,
  offerHouseContract,
  readContract,
} from './house-contracts.ts';
export { approveRun, listSettlementRuns, payRun, previewRuns, repeatRun } from './settlement.ts';
