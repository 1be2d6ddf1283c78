import type { Ledger } from '@fairhouse/ledger';
import type { Database } from './database.ts';

/** The ledger, which moves no money while the database could lose a commit in a failover. */
export function onlyDurable(ledger: Ledger, database: Database): Ledger {
  const whileDurable =
    <Asked extends readonly unknown[], Answer>(book: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      database.requireDurable();
      return book(...asked);
    };
  return {
    ...ledger,
    book: whileDurable(ledger.book),
    bookMany: whileDurable(ledger.bookMany),
    bookIn: whileDurable(ledger.bookIn),
    holdIn: whileDurable(ledger.holdIn),
    settleHoldIn: whileDurable(ledger.settleHoldIn),
    releaseHoldIn: whileDurable(ledger.releaseHoldIn),
  };
}
