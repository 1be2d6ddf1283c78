import type { RecordKind } from './use-record.ts';

/** The kinds by which the account record is filtered, the usual ones first. */
export const RECORD_KINDS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'PRIZE',
  'REFUND',
  'REBATE',
  'COMMISSION',
  'TRANSFER',
  'VENDOR',
  'ADJUSTMENT',
  'GRANT',
  'FEE',
  'CORRECTION',
] as const satisfies readonly RecordKind[];
