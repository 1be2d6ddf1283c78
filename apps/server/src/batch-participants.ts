// The rows that modules write in a ledger batch together with their movements, by the ledger's name
// for them.
import type { BatchParticipant } from '@fairhouse/ledger';
import type pg from 'pg';
import type { Clock } from './platform/app-context.ts';
import type { Keys } from './platform/keys/keys.ts';
import { betParticipant, chaseParticipant } from './modules/lottery/index.ts';

/** What a participant may use before the app context exists. */
export interface ParticipantContext {
  readonly keys: Keys;
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/** All participants of all modules. */
export function batchParticipants(
  _context: ParticipantContext,
): Readonly<Record<string, BatchParticipant<never>>> {
  return { bets: betParticipant(), chases: chaseParticipant() };
}
