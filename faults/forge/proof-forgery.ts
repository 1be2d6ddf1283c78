// The type of a proof forgery, and helpers that several of them share.
import type { BoundReveal, ProofFile, Receipt } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import {
  deriveBytes,
  generateSigner,
  resignProof,
  type Mutable,
  type ProofDraft,
  type Signer,
} from './resign-proof.ts';

/** What a reader must know beside the file to detect the forgery; nothing for most. */
export type RequiredKnowledge = 'nothing' | 'key' | 'party' | 'receipt';

export interface ProofForgery {
  readonly name: string;
  readonly needs: RequiredKnowledge;
  /** The genuine proof that it starts from. */
  readonly of: 'drawn' | 'other' | 'entered';
  readonly forge: (draft: ProofDraft, context: ForgeryContext) => void;
  /** The receipt that the player holds, if it is not the genuine one. */
  readonly receipt?: (receipt: Receipt, context: ForgeryContext) => Receipt;
}

export interface ForgeryContext {
  readonly signer: Signer;
  /** Another genuine proof of the same installation. */
  readonly other: ProofFile;
}

export const auditorReveal = (draft: ProofDraft): Mutable<BoundReveal> => {
  const said = draft.reveals?.[1];
  assert(said !== undefined && 'houseCommit' in said, 'the co-signer revealed');
  return said;
};
export const getTicket = (draft: ProofDraft, at: number): ProofDraft['log'][number]['body'] => {
  const ticket = draft.tickets?.[at];
  assert(ticket !== undefined, `the draw has ${at + 1} tickets`);
  return ticket;
};

/** Tries seeds until the last digit is the desired one. */
export function trySeeds(
  draft: ProofDraft,
  { signer }: ForgeryContext,
  fake?: Signer & { readonly name: string },
): void {
  const wished = String((Number(draft.numbers?.at(-1)) + 3) % 10);
  for (let tries = 0; tries < 1000; tries += 1) {
    draft.seed = deriveBytes(`seed ${tries}`);
    resignProof(draft, signer, fake);
    if (draft.numbers?.endsWith(wished)) return;
  }
  assert(false, 'a seed is found');
}

export const createFakeAuditor = () => ({ name: 'auditor', ...generateSigner() });

/** Appends a ticket with the next sequence number, copied from another one. */
export function insertTicket(
  draft: ProofDraft,
  changes: Readonly<Record<string, string | number>>,
): void {
  const seq = (draft.tickets?.length ?? 0) + 1;
  const { id } = getTicket(draft, 0);
  const name = String(id).replace(/\d{6}$/, String(seq).padStart(6, '0'));
  draft.tickets?.push({ ...getTicket(draft, 0), ...changes, id: name, seq });
}
