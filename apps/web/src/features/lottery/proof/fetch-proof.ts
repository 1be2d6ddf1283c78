// Fetches a draw's proof from the server; the proof of a large draw comes in parts.
import { call, type ClientRefusal } from '../../../calls/calls.ts';

export type FetchedProof =
  | { readonly ok: true; readonly file: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusal: ClientRefusal };

/** The complete proof of a draw, with the tickets of all parts. */
export async function fetchProof(issue: string): Promise<FetchedProof> {
  const answer = await call('drawProof', { issue });
  if (!answer.ok) return answer;
  const file: Readonly<Record<string, unknown>> = answer.value;
  const apart = file['count'] !== undefined && file['tickets'] === undefined;
  if (!apart) return { ok: true, file };
  const tickets: unknown[] = [];
  let from: number | undefined = 1;
  while (from !== undefined) {
    const part: Awaited<ReturnType<typeof ticketsFrom>> = await ticketsFrom(issue, from);
    if (!part.ok) return part;
    tickets.push(...part.value.tickets);
    from = part.value.next;
  }
  return { ok: true, file: { ...file, tickets } };
}

function ticketsFrom(issue: string, from: number) {
  return call('drawTickets', { issue, from });
}
