// What is fixed before a draw opens, and the key that follows once the beacon is known (draws.md 1,
// 5).
import { concat, hexBytes, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { FlatObject } from './proof.ts';

/** H(canon(rules)), hex. */
export function rulesHash(hashes: Hashes, rules: FlatObject): string {
  return toHex(hashes.sha256(utf8(canon(rules))));
}

/**
 * H("LD1/commit" ‖ lp(drawId) ‖ rulesHash ‖ seed), hex; the hash and the 32-byte seed are given as
 * hex.
 */
export function drawCommit(
  hashes: Hashes,
  draw: { readonly drawId: string; readonly rulesHash: string; readonly seed: string },
): string {
  const parts = [utf8('LD1/commit'), lengthPrefixed(draw.drawId)];
  return toHex(hashes.sha256(concat([...parts, hexBytes(draw.rulesHash), hexBytes(draw.seed)])));
}

/** The inputs of the draw key; hashes, seed and beacon are hex. */
export interface KeyMaterial {
  readonly drawId: string;
  readonly rulesHash: string;
  readonly seed: string;
  readonly root: string;
  readonly count: number;
  readonly round: number;
  readonly beacon: string;
}

/** HMAC(seed, "LD1/key" ‖ lp(drawId) ‖ rulesHash ‖ root ‖ u64 count ‖ u64 round ‖ beacon), hex. */
export function drawKey(hashes: Hashes, material: KeyMaterial): string {
  const message = concat([
    utf8('LD1/key'),
    lengthPrefixed(material.drawId),
    hexBytes(material.rulesHash),
    hexBytes(material.root),
    u64(material.count),
    u64(material.round),
    hexBytes(material.beacon),
  ]);
  return toHex(hashes.hmac(hexBytes(material.seed), message));
}
