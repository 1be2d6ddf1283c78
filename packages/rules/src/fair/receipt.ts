// What a player holds from the moment of betting.
import { concat, lengthPrefixed, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { Receipt } from './proof.ts';

/** The 32 bytes that are signed: H("LD1/receipt" ‖ lp(canon({at, drawId, leaf, seq}))). */
export function receiptMessage(
  hashes: Hashes,
  receipt: Pick<Receipt, 'drawId' | 'seq' | 'leaf' | 'at'>,
): Uint8Array {
  const { at, drawId, leaf, seq } = receipt;
  return hashes.sha256(
    concat([utf8('LD1/receipt'), lengthPrefixed(canon({ at, drawId, leaf, seq }))]),
  );
}
