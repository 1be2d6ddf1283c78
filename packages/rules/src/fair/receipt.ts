// The receipt that a player holds from the moment of betting.
import { concat, lengthPrefixed, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { Receipt } from './proof.ts';

/**
 * The 32 bytes that are signed: H("LD2/receipt" ‖ lp(canon({at, commit, drawId, leaf, seq}))),
 * where `commit` is the house's commitment; for a draw of LD1, without a commitment,
 * H("LD1/receipt" ‖ lp(canon({at, drawId, leaf, seq}))).
 */
export function receiptMessage(
  hashes: Hashes,
  receipt: Pick<Receipt, 'drawId' | 'seq' | 'leaf' | 'at' | 'commit'>,
): Uint8Array {
  const { at, commit, drawId, leaf, seq } = receipt;
  const [label, words] =
    commit === undefined
      ? ['LD1/receipt', { at, drawId, leaf, seq }]
      : ['LD2/receipt', { at, commit, drawId, leaf, seq }];
  return hashes.sha256(concat([utf8(label), lengthPrefixed(canon(words))]));
}
