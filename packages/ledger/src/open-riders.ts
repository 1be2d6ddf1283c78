// The rows of modules that ride along with a batch.
import { assert } from '@fairhouse/values';
import type { RiderBatch, RiderWriter, SqlClient, Statement } from './ledger.ts';
import type { Posting } from './posting.ts';

export interface Riders {
  admit(posting: Posting): string | undefined;
  write(booked: readonly Posting[]): readonly Statement[];
}

/** Opens the writers of the riders, always in the order of their names: they take locks. */
export async function openRiders(
  writers: Readonly<Record<string, RiderWriter<unknown>>>,
  postings: readonly Posting[],
  client: SqlClient,
): Promise<Riders> {
  const names = new Set(postings.flatMap(({ rider }) => rider?.writer ?? []));
  const open = new Map<string, RiderBatch<unknown>>();
  for (const name of [...names].sort()) {
    const writer = writers[name];
    assert(writer !== undefined, `the ledger was opened without a writer ${name}`);
    const rows = postings.flatMap(({ rider }) => (rider?.writer === name ? [rider.row] : []));
    open.set(name, await writer.open(client, rows));
  }
  return {
    admit: ({ rider }) => rider && open.get(rider.writer)?.admit(rider.row),
    write: (booked) =>
      [...open].flatMap(([name, batch]) => {
        const rows = booked.flatMap(({ rider }) => (rider?.writer === name ? [rider.row] : []));
        return rows.length > 0 ? batch.write(rows) : [];
      }),
  };
}
