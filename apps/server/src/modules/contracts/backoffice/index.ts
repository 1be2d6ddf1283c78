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
  listContracts,
  offerHouseContract,
  readContract,
} from './house-contracts.ts';
export { checkImportFile, importContracts } from './import-contracts.ts';
export { compareRun, repeatRun } from './repeat-run.ts';
export {
  approveRun,
  listSettlementRuns,
  needsSecondOperator,
  payRun,
  previewRuns,
} from './settlement.ts';
