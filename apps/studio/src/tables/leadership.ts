// One process leads the tables. Its lease is renewed each second; a process that was frozen, or
// cut off from the database, finds that it has lost it before it writes anything.
import { randomUUID } from 'node:crypto';
import { transaction, type Database, type Sql } from '../database/open-database.ts';
import { readStopwatch } from '../studio-clock.ts';
import {
  findLeader,
  holdsEpoch,
  LEASE_MS,
  releaseLease,
  renewLease,
  takeLease,
  type Leader,
} from './store/leader.ts';

/** The process no longer leads: what it was about to write is another's to write. */
export class NotLeading extends Error {}

export interface Leadership {
  /** Whether this process leads, by its own stopwatch too. */
  isHeld(): boolean;
  /** Takes or renews the lease; returns whether this process leads. */
  keep(): Promise<boolean>;
  /** A transaction that commits only while this process leads; throws `NotLeading` otherwise. */
  write<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>;
  /** The process that leads, which may be this one. */
  find(): Promise<Leader | undefined>;
  release(): Promise<void>;
}

/** Before the lease ends in the database the process stops acting on it. */
const MARGIN_MS = 1_000;

export function openLeadership(database: Database, address: string): Leadership {
  const holder = randomUUID();
  let held: { readonly epoch: bigint; readonly until: number } | undefined;
  const isHeld = (): boolean => held !== undefined && readStopwatch() < held.until;
  return {
    isHeld,
    keep: async () => {
      const until = readStopwatch() + LEASE_MS - MARGIN_MS;
      if (held !== undefined) {
        const { epoch } = held;
        if (await renewLease(database, { holder, epoch })) {
          held = { epoch, until };
          return isHeld();
        }
        held = undefined;
      }
      const taken = await takeLease(database, { holder, address });
      if (taken !== undefined) held = { epoch: taken, until };
      return isHeld();
    },
    write: (work) => {
      if (held === undefined || !isHeld()) return Promise.reject(new NotLeading('not leading'));
      const { epoch } = held;
      return transaction(database, async (sql) => {
        if (!(await holdsEpoch(sql, { holder, epoch }))) throw new NotLeading('not leading');
        return work(sql);
      });
    },
    find: () => findLeader(database),
    release: async () => {
      if (held === undefined) return;
      const { epoch } = held;
      held = undefined;
      await releaseLease(database, { holder, epoch });
    },
  };
}
