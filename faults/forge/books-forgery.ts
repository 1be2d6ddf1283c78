import type { Witness } from '../../apps/server/src/modules/lottery/audits/index.ts';
import type { TamperedBooks } from './tampered-books.ts';
import type { ForgeFixture } from './forge-fixture.ts';

/**
 * A forgery of the books or the public log: the house changes its own database, past every
 * constraint, and signs again whatever it can. The audit detects it.
 */
export interface BooksForgery {
  readonly name: string;
  /** Whether only the audit with the witness detects it: without, nothing is wrong. */
  readonly onlyWitness: boolean;
  /** A pattern of the finding that must name it. */
  readonly found: RegExp;
  apply(books: TamperedBooks, fixture: ForgeFixture): Promise<void>;
  /** A replacement for the witness's published heads. */
  readonly witness?: (fixture: ForgeFixture) => Witness;
}
