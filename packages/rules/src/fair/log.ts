// The signed public log: each line's hash holds the hash of the line before it.
import { concat, hexBytes, lengthPrefixed, toHex, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { Flat, LogKind, LogLine } from './proof.ts';

/** The `prev` of the first line of a log. */
export const LOG_START = '0'.repeat(64);

/** What of a line is hashed; `prev` is the hash of the line before it. */
export interface LogContent {
  readonly seq: number;
  readonly at: number;
  readonly kind: LogKind;
  readonly body: Flat;
  readonly prev: string;
}

/** H("LD1/log" ‖ prev ‖ lp(canon({at, body: canon(body), kind, seq}))), hex. */
export function logHash(hashes: Hashes, line: LogContent): string {
  const { seq, at, kind, prev } = line;
  const text = canon({ at, body: canon(line.body), kind, seq });
  return toHex(hashes.sha256(concat([utf8('LD1/log'), hexBytes(prev), lengthPrefixed(text)])));
}

/** A line with its hash, signed by `sign`, which is given the 32 bytes of the hash. */
export function signLogLine(
  hashes: Hashes,
  content: LogContent,
  sign: (message: Uint8Array) => Uint8Array,
): LogLine {
  const hash = logHash(hashes, content);
  return { ...content, hash, signature: toHex(sign(hexBytes(hash))) };
}
