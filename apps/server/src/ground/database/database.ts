// What the rest of the server knows of its link to the database.
import type pg from 'pg';
import type { PoolOptions } from '../sql.ts';

/** What the last look has found; only `ready` is fit for money. */
export type DatabaseState = 'ready' | 'silent' | 'standby' | 'asynchronous';

export interface Database {
  state(): DatabaseState;
  /** The state by a look made now, or `silent` when that takes longer. */
  lookNow(patienceMs: number): Promise<DatabaseState>;
  /** A pool of connections to the primary; a server that is not the known one gets none. */
  openPool(options: PoolOptions): pg.Pool;
  /** One connection to the primary, to be connected by whoever asks. */
  newClient(name: string): pg.Client;
  /**
   * Called when another server has taken over, or the same was restarted, before anybody gets a
   * connection to it: whatever was remembered may be of a history that was lost.
   */
  onNewEpoch(forget: () => void): void;
  /** Throws while commits could be lost in a failover. */
  requireDurable(): void;
  close(): void;
}
