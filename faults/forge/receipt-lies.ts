// Lies in what a player holds: receipts that the house changed or made anew.
import { bytesOf, newHand, receiptAgain } from './hand.ts';
import type { ProofLie } from './proof-lie.ts';

export const RECEIPT_LIES: readonly ProofLie[] = [
  {
    name: 'a receipt for a ticket that is not in the tree',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { hand }) => receiptAgain(receipt, { leaf: bytesOf('none') }, hand),
  },
  {
    name: 'a receipt for another place in the draw',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { hand }) => receiptAgain(receipt, { seq: receipt.seq + 1 }, hand),
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
    receipt: (receipt, { hand, other }) => receiptAgain(receipt, { commit: other.commit }, hand),
  },
  {
    name: 'a receipt by another key',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt) => receiptAgain(receipt, {}, newHand()),
  },
  {
    name: 'an old receipt of LD1 for a draw of LD2',
    needs: 'receipt',
    of: 'drawn',
    forge: () => undefined,
    receipt: (receipt, { hand }) => receiptAgain(receipt, { commit: undefined }, hand),
  },
];
