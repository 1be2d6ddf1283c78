export * from './ledger.ts';
export { readChart, type AccountKind, type Chart } from './chart.ts';
export { readLedgerMigrations, type LedgerMigration } from './migrations.ts';
export { openLedger, type LedgerOptions } from './open-ledger.ts';
export type { Codes } from './posting.ts';
export { rollUpHouse } from './roll-up-house.ts';
