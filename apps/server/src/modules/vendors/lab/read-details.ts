// What was asked and compared in a case, as it was stored.
import * as z from 'zod';
import type { CaseDetailRow } from './store/cases.ts';

const exchanges = z.array(
  z.object({ what: z.string(), asked: z.string(), answered: z.string(), ms: z.int() }),
);
const checks = z.array(
  z.object({ what: z.string(), expected: z.string(), actual: z.string(), ok: z.boolean() }),
);

export interface CaseDetails {
  readonly exchanges: z.output<typeof exchanges>;
  readonly checks: z.output<typeof checks>;
}

export function readDetails(row: CaseDetailRow): CaseDetails {
  return { exchanges: exchanges.parse(row.exchanges), checks: checks.parse(row.checks) };
}
