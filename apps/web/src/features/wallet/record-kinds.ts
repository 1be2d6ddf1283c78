import type { RecordKind } from './use-record.ts';

/** The kinds of the account record's filter, the common ones first. */
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
