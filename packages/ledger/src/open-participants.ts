// Opens the participants of a batch and routes their rows to them.
import { assert } from '@fairhouse/values';
import type {
  BalanceAfter,
  BatchParticipant,
  ParticipantBatch,
  SqlClient,
  Statement,
} from './ledger.ts';
import type { Posting } from './posting.ts';

export interface OpenParticipants {
  withhold(posting: Posting): string | undefined;
  admit(posting: Posting, balances: readonly BalanceAfter[]): string | undefined;
  keepsAttached(posting: Posting): boolean;
  write(booked: readonly Posting[]): readonly Statement[];
}

/** Opens the participants in the order of their names, because they take locks. */
export async function openParticipants(
  participants: Readonly<Record<string, BatchParticipant<unknown>>>,
  postings: readonly Posting[],
  client: SqlClient,
): Promise<OpenParticipants> {
  const names = new Set(postings.flatMap(({ participation }) => participation?.participant ?? []));
  const open = new Map<string, ParticipantBatch<unknown>>();
  const attempt = {};
  for (const name of [...names].sort()) {
    const participant = participants[name];
    assert(participant !== undefined, `the ledger was opened without a participant ${name}`);
    const rows = postings.flatMap(({ participation }) =>
      participation?.participant === name ? [participation.row] : [],
    );
    open.set(name, await participant.open(client, rows, attempt));
  }
  return {
    withhold: ({ participation }) =>
      participation && open.get(participation.participant)?.withhold?.(participation.row),
    admit: ({ participation }, balances) =>
      participation && open.get(participation.participant)?.admit(participation.row, balances),
    keepsAttached: ({ participation }) => {
      const batch = participation && open.get(participation.participant);
      return batch?.keepsAttached?.(participation?.row) ?? true;
    },
    write: (booked) =>
      [...open].flatMap(([name, batch]) => {
        const rows = booked.flatMap(({ participation }) =>
          participation?.participant === name ? [participation.row] : [],
        );
        return rows.length > 0 ? batch.write(rows) : [];
      }),
  };
}
