// Forgeries of a player's receipt: changed or issued again by the house.
import { deriveBytes, generateSigner, resignReceipt } from './resign-proof.ts';
import type { ProofForgery } from './proof-forgery.ts';

export const RECEIPT_FORGERIES: readonly ProofForgery[] = [
  {
    name: 'a receipt for a ticket that is not in the tree',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { signer }) => resignReceipt(receipt, { leaf: deriveBytes('none') }, signer),
  },
  {
    name: 'a receipt for another place in the draw',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { signer }) => resignReceipt(receipt, { seq: receipt.seq + 1 }, signer),
  },
  {
    name: 'a receipt whose time was changed afterwards',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt) => ({ ...receipt, at: receipt.at + 1 }),
  },
  {
    name: 'a receipt for another commitment of the house',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { signer, other }) =>
      resignReceipt(receipt, { commit: other.commit }, signer),
  },
  {
    name: 'a receipt by another key',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt) => resignReceipt(receipt, {}, generateSigner()),
  },
  {
    name: 'an old receipt of LD1 for a draw of LD2',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { signer }) => resignReceipt(receipt, { commit: undefined }, signer),
  },
];
