// The resources of one process: pool, ledger, clock, keys, signals. Operations reach them through
// their call.
import type { Ledger } from '@fairhouse/ledger';
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Keys } from './keys/keys.ts';
import type { Leases } from './leases.ts';
import type { Signals } from './signals.ts';

export interface Clock {
  /** The database's time as this process knows it; tests can turn it. */
  now(): Instant;
}

export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly pool: pg.Pool;
  /**
   * A separate pool of two connections, for statements that run outside a call's transaction while
   * that transaction already holds a connection. If they used the main pool, many such calls at
   * once could hold every connection and each wait for one more without end.
   */
  readonly secondaryPool: pg.Pool;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly leases: Leases;
  readonly signals: Signals;
  readonly log: Logger;
  /** A fresh time-ordered id. */
  newId<Kind extends string>(): Id<Kind>;
}

/** A merchant as a call sees it; the rest of its settings are read through the settings module. */
export interface Merchant {
  readonly id: MerchantId;
  readonly code: string;
  readonly currency: string;
  /** IANA zone of the merchant's business day, and the hour at which a day is cut. */
  readonly zone: string;
  readonly cutHour: number;
}
