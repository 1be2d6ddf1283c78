import type { Witness } from '../../apps/server/src/modules/lottery/store/audit-logs.ts';
import type { Books } from './books-hand.ts';
import type { Stage } from './stage.ts';

/**
 * A lie in the books or the public log: the house changes its own database, past every guard, and
 * signs again whatever it can. The audit finds it.
 */
export interface BooksLie {
  readonly name: string;
  /** Whether the audit finds it only with the witness: without, nothing at all is amiss. */
  readonly onlyWitness: boolean;
  /** Part of a finding by which it must be named. */
  readonly found: RegExp;
  tell(books: Books, stage: Stage): Promise<void>;
  /** What the auditor is given in place of what the witness publishes. */
  readonly witness?: (stage: Stage) => Witness;
}
