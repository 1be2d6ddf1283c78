// The rows that modules write in a ledger batch together with their movements, by the ledger's name
// for them.
import type { BatchParticipant } from '@fairhouse/ledger';
import { betParticipant, chaseParticipant } from './modules/lottery/index.ts';
import { moveParticipant } from './modules/vendors/index.ts';

/** All participants of all modules. */
export function batchParticipants(): Readonly<Record<string, BatchParticipant<never>>> {
  return {
    bets: betParticipant(),
    chases: chaseParticipant(),
    vendors: moveParticipant(),
  };
}
