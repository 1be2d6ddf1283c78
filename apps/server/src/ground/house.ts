// What a process has: the pool, the ledger, the clock, keys, signals. Operations reach it by their
// call.
import type { Ledger } from '@fairhouse/ledger';
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Keys } from './keys.ts';
import type { Leases } from './leases.ts';
import type { Signals } from './signals.ts';

export interface Clock {
  /** The database's time as this process knows it; turned in tests. */
  now(): Instant;
}

export interface House {
  readonly config: Config;
  readonly database: Database;
  readonly pool: pg.Pool;
  /**
   * Two connections apart, for what is asked or written on its own while a call's transaction holds
   * a connection already. Asked of the pool, a crowd of such calls would hold all of it and wait
   * for one more, each of them for ever.
   */
  readonly aside: pg.Pool;
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
