import { DRAW_FORGERIES } from './draw-forgeries.ts';
import { LOG_FORGERIES } from './log-forgeries.ts';
import type { ProofForgery } from './proof-forgery.ts';
import { RECEIPT_FORGERIES } from './receipt-forgeries.ts';
import { TICKET_FORGERIES } from './ticket-forgeries.ts';

/**
 * Forgeries of a proof file or a receipt. Each starts from a genuine proof and is signed again with
 * the house's own key; the co-signer's signatures are genuine ones, copied or edited.
 */
export const PROOF_FORGERIES: readonly ProofForgery[] = [
  ...DRAW_FORGERIES,
  ...TICKET_FORGERIES,
  ...LOG_FORGERIES,
  ...RECEIPT_FORGERIES,
];
