import type { Instant } from '@fairhouse/values';
import type { Jurisdiction } from './games/jurisdiction.ts';
import type { Database } from './database/open-database.ts';
import type { Wallet } from './house/wallet.ts';
import type { StudioKeys } from './keys/studio-keys.ts';

/** What the operations of the studio use. */
export interface StudioContext {
  readonly database: Database;
  readonly clock: () => Instant;
  readonly keys: StudioKeys;
  readonly wallet: Wallet;
  /** The public keys of an operator, PEM; none while they have not been exchanged. */
  readonly houseKeys: (operator: string) => readonly string[];
  /** The address under which browsers reach the studio, without a path. */
  readonly publicUrl: string;
  /** The rules of a country, by its two letters. */
  readonly jurisdiction: (country: string) => Jurisdiction;
  readonly warn: (problem: string) => void;
}
