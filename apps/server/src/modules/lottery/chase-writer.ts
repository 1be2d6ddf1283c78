import type { RiderWriter } from '@fairhouse/ledger';
import { putChase, type NewChase } from './store/chases.ts';

/** Writes chase plans with the money they are charged; the ledger knows it as `chases`. */
export function chaseWriter(): RiderWriter<NewChase> {
  return {
    open: () => Promise.resolve({ admit: () => undefined, write: (rows) => rows.map(putChase) }),
  };
}
