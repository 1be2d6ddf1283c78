// The server's view of its link to the database.
import type pg from 'pg';
import type { PoolOptions } from '../sql.ts';

/** The result of the last check; only `ready` allows money to move. */
export type DatabaseState = 'ready' | 'silent' | 'standby' | 'asynchronous';

export interface Database {
  state(): DatabaseState;
  /** The state by a check made now, or `silent` when the check takes longer than `patienceMs`. */
  checkNow(patienceMs: number): Promise<DatabaseState>;
  /** A pool of connections to the known primary; a connection to any other server fails. */
  openPool(options: PoolOptions): pg.Pool;
  /** One connection to the primary; the caller connects it. */
  newClient(name: string): pg.Client;
  /**
   * Registers a function that is called when another server has taken over, or the same one was
   * restarted, before any connection to it is given out: cached data may be of a history that was
   * lost.
   */
  onNewEpoch(forget: () => void): void;
  /** Throws while commits could be lost in a failover. */
  requireDurable(): void;
  close(): void;
}
