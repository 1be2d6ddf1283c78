import { DRAW_LIES } from './draw-lies.ts';
import { LOG_LIES } from './log-lies.ts';
import type { ProofLie } from './proof-lie.ts';
import { RECEIPT_LIES } from './receipt-lies.ts';
import { TICKET_LIES } from './ticket-lies.ts';

/**
 * Lies in a proof file or a receipt. Each is made of a true proof by the house's own hand, which
 * signs again all that it can; the co-signer's words are the true ones, copied or edited.
 */
export const PROOF_LIES: readonly ProofLie[] = [
  ...DRAW_LIES,
  ...TICKET_LIES,
  ...LOG_LIES,
  ...RECEIPT_LIES,
];
