export * from './ledger.ts';
export { readBalances, type AccountNames } from './balance.ts';
export { readChart, type AccountKind, type Chart } from './chart.ts';
export { LEDGER_REFUSALS, type LedgerRefusal } from './ledger-refusal.ts';
export { readLedgerMigrations, type LedgerMigration } from './migrations.ts';
export type { CrossingLine, CrossingQuery } from './list-crossings.ts';
export { openLedger, type LedgerOptions } from './open-ledger.ts';
export type { Codes } from './posting.ts';
export { rollUpHouse } from './roll-up-house.ts';
export { auditLedger } from './audit/audit-ledger.ts';
export type { AuditReport, Finding } from './audit/finding.ts';
export {
  listDailyRoots,
  listSeals,
  type PublishedDailyRoot,
  type PublishedSeal,
} from './seal/list-seals.ts';
export { proveBalances, type BalanceProof } from './seal/prove-balances.ts';
export { publishDailyRoot, type PublishedRoot } from './seal/publish-daily-root.ts';
export { sealBatches } from './seal/seal-batches.ts';
export type { Signer } from './seal/seal.ts';
