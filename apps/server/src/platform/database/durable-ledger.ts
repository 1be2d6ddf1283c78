import type { Ledger } from '@fairhouse/ledger';
import type { Database } from './database.ts';

/** The ledger, which refuses to move money while the database could lose a commit in a failover. */
export function durableLedger(ledger: Ledger, database: Database): Ledger {
  const requireDurableFirst =
    <Args extends readonly unknown[], Answer>(book: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      database.requireDurable();
      return book(...args);
    };
  return {
    ...ledger,
    book: requireDurableFirst(ledger.book),
    bookMany: requireDurableFirst(ledger.bookMany),
    bookInTransaction: requireDurableFirst(ledger.bookInTransaction),
    holdInTransaction: requireDurableFirst(ledger.holdInTransaction),
    settleHoldInTransaction: requireDurableFirst(ledger.settleHoldInTransaction),
    releaseHoldInTransaction: requireDurableFirst(ledger.releaseHoldInTransaction),
  };
}
