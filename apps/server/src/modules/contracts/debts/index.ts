// Debts: what payers of contracts could not pay, how it is paid later, and who asks for it.
export { advanceDebt } from './advance-debt.ts';
export {
  bookPayments,
  readWallets,
  signalBalances,
  type PayContext,
  type Payment,
} from './book-payments.ts';
export { readContractDebt } from './read-contract-debt.ts';
export { paidDebtOf, payContractDebts } from './pay-debts.ts';
export { listPayments } from './store/payments.ts';
export {
  listAllDebts,
  listDebtsOf,
  lockOpenDebts,
  putDebts,
  reduceDebts,
  sumAllDebts,
  sumDebtsOfContracts,
  sumOutstandingByKind,
  type DebtRow,
} from './store/debts.ts';
