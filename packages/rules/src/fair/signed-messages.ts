// The messages that are signed under LD2, which binds the house too (draws.md, LD2): commitments
// and reveals include the house's own commitment, and a witness signs heads of the house's logs.
import type { PartyOfDraw } from './beacon.ts';
import { concat, hexBytes, lengthPrefixed, u64, utf8 } from './bytes.ts';
import type { Hashes } from './hashes.ts';
import type { BoundCommit, BoundReveal, WitnessHead } from './party-statements.ts';

/**
 * The 32 bytes that a co-signer signs with its commitment, after it has seen the house's:
 * H("LD2/cosign-commit" ‖ lp(drawId) ‖ lp(party) ‖ houseCommit ‖ commit).
 */
export function boundCommitMessage(
  hashes: Hashes,
  { drawId, party }: PartyOfDraw,
  { houseCommit, commit }: Pick<BoundCommit, 'houseCommit' | 'commit'>,
): Uint8Array {
  const parts = [utf8('LD2/cosign-commit'), lengthPrefixed(drawId), lengthPrefixed(party)];
  return hashes.sha256(concat([...parts, hexBytes(houseCommit), hexBytes(commit)]));
}

/**
 * The 32 bytes that a co-signer signs with its reveal: H("LD2/cosign-reveal" ‖ lp(drawId) ‖
 * lp(party) ‖ houseCommit ‖ root ‖ u64 count ‖ commit ‖ reveal ‖ u64 headSeq ‖ headHash).
 */
export function boundRevealMessage(
  hashes: Hashes,
  { drawId, party }: PartyOfDraw,
  values: Omit<BoundReveal, 'party' | 'signature'>,
): Uint8Array {
  const { houseCommit, root, count, commit, reveal, headSeq, headHash } = values;
  return hashes.sha256(
    concat([
      utf8('LD2/cosign-reveal'),
      lengthPrefixed(drawId),
      lengthPrefixed(party),
      hexBytes(houseCommit),
      hexBytes(root),
      u64(count),
      hexBytes(commit),
      hexBytes(reveal),
      u64(headSeq),
      hexBytes(headHash),
    ]),
  );
}

/**
 * The 32 bytes that a witness signs for a head of a log: H("LD2/head" ‖ lp(party) ‖ lp(log) ‖ u64
 * seq ‖ hash ‖ u64 at); `at` is its own clock in milliseconds.
 */
export function headMessage(
  hashes: Hashes,
  { party, log, seq, hash, at }: Omit<WitnessHead, 'publicKey' | 'signature'>,
): Uint8Array {
  const parts = [utf8('LD2/head'), lengthPrefixed(party), lengthPrefixed(log)];
  return hashes.sha256(concat([...parts, u64(seq), hexBytes(hash), u64(at)]));
}
