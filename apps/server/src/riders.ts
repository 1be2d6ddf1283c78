// The rows that modules write together with their movements, by the name the ledger calls them.
import type { RiderWriter } from '@fairhouse/ledger';
import type pg from 'pg';
import type { Clock } from './ground/house.ts';
import type { Keys } from './ground/keys.ts';
import { betWriter, chaseWriter } from './modules/lottery/index.ts';

/** What a rider may use before there is a house. */
export interface RiderGround {
  readonly keys: Keys;
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/** All riders of all modules. */
export function riders(_ground: RiderGround): Readonly<Record<string, RiderWriter<never>>> {
  return { bets: betWriter(), chases: chaseWriter() };
}
