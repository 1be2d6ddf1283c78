// The signed public log: the hash of each line covers the hash of the previous line.
import { concat, hexBytes, lengthPrefixed, toHex, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { FlatObject, LogKind, LogLine } from './proof.ts';

/** The `prev` of the first line of a log. */
export const LOG_START = '0'.repeat(64);

/** The hashed part of a line; `prev` is the hash of the previous line. */
export interface LogContent<Kind extends string = LogKind> {
  readonly seq: number;
  readonly at: number;
  readonly kind: Kind;
  readonly body: FlatObject;
  readonly prev: string;
}

/** H("LD1/log" ‖ prev ‖ lp(canon({at, body: canon(body), kind, seq}))), hex. */
export function logHash(hashes: Hashes, line: LogContent<string>): string {
  const { seq, at, kind, prev } = line;
  const text = canon({ at, body: canon(line.body), kind, seq });
  return toHex(hashes.sha256(concat([utf8('LD1/log'), hexBytes(prev), lengthPrefixed(text)])));
}

/** A line with its hash and signature; `sign` receives the 32 bytes of the hash. */
export function signLogLine<Kind extends string>(
  hashes: Hashes,
  content: LogContent<Kind>,
  sign: (message: Uint8Array) => Uint8Array,
): Omit<LogLine, 'kind'> & { readonly kind: Kind } {
  const hash = logHash(hashes, content);
  return { ...content, hash, signature: toHex(sign(hexBytes(hash))) };
}
