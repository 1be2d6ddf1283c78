// What a lie in a proof file is, and what several of them do.
import type { BoundReveal, ProofFile, Receipt } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { bytesOf, newHand, signAgain, type Changeable, type Draft, type Hand } from './hand.ts';

/** What a reader must know beside the file to find a lie; nothing for most. */
export type Needs = 'nothing' | 'key' | 'party' | 'receipt';

export interface ProofLie {
  readonly name: string;
  readonly needs: Needs;
  /** The proof of which it is made. */
  readonly of: 'drawn' | 'other' | 'entered';
  readonly forge: (draft: Draft, around: Around) => void;
  /** The receipt that the player holds, where it is not the true one. */
  readonly receipt?: (receipt: Receipt, around: Around) => Receipt;
}

export interface Around {
  readonly hand: Hand;
  /** Another true proof of the same house. */
  readonly other: ProofFile;
}

export const auditor = (draft: Draft): Changeable<BoundReveal> => {
  const said = draft.reveals?.[1];
  assert(said !== undefined && 'houseCommit' in said, 'the co-signer revealed');
  return said;
};
export const ticketAt = (draft: Draft, at: number): Draft['log'][number]['body'] => {
  const ticket = draft.tickets?.[at];
  assert(ticket !== undefined, `the draw has ${at + 1} tickets`);
  return ticket;
};

/** Tries seeds until the last digit is the one wished for. */
export function trySeeds(
  draft: Draft,
  { hand }: Around,
  sham?: Hand & { readonly name: string },
): void {
  const wished = String((Number(draft.numbers?.at(-1)) + 3) % 10);
  for (let tries = 0; tries < 1000; tries += 1) {
    draft.seed = bytesOf(`seed ${tries}`);
    signAgain(draft, hand, sham);
    if (draft.numbers?.endsWith(wished)) return;
  }
  assert(false, 'a seed is found');
}

export const shamAuditor = () => ({ name: 'auditor', ...newHand() });

/** The next ticket of the sequence, made of another one. */
export function slipIn(draft: Draft, changes: Readonly<Record<string, string | number>>): void {
  const seq = (draft.tickets?.length ?? 0) + 1;
  const { id } = ticketAt(draft, 0);
  const name = String(id).replace(/\d{6}$/, String(seq).padStart(6, '0'));
  draft.tickets?.push({ ...ticketAt(draft, 0), ...changes, id: name, seq });
}
