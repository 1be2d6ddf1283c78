// The back office of contracts.
export {
  advance,
  changedRules,
  changeRules,
  listBills,
  listDebts,
  readRules,
  refuseBill,
} from './bills-and-debts.ts';
export {
  approveOffer,
  endHouseContract,
  findTopAgents,
  listContracts,
  offerHouseContract,
  readContract,
} from './house-contracts.ts';
export { checkImportFile, importContracts } from './import-contracts.ts';
export { totalBills, totalDebts } from './list-totals.ts';
export { payReady, payRun } from './pay-ready.ts';
export { compareRun, repeatRun } from './repeat-run.ts';
export { kindName, nameRows } from './request-words.ts';
export { changedOffer, requestedOffer } from './requested-offer.ts';
export { approveRun, listSettlementRuns, needsSecondOperator, previewRuns } from './settlement.ts';
