// The contracts of the history: agreed contracts of all four kinds along each line, written by one
// operator and agreed to by another, as a house does that moves in with its agents.
import { assert } from '@fairhouse/values';
import { openOwners, type HistoryConsole } from './open-owners.ts';
import type { WireTerms } from './contracts-of.ts';

const REASON = 'The lines of agents as they were agreed.';

export interface AgreedContract {
  readonly username: string;
  readonly terms: WireTerms;
}

/** Writes agreed contracts, which must be within those of the uplines. */
export async function agreeContracts(
  house: HistoryConsole,
  contracts: readonly AgreedContract[],
): Promise<void> {
  const rows = [...contracts];
  const { maker, agree } = await openOwners(house);
  const asked = await maker.call('contractImport', { rows, reason: REASON });
  assert(asked.ok, `contracts are written: ${asked.ok ? '' : asked.refusal.message}`);
  await agree(asked.value.approvalId, REASON);
}
