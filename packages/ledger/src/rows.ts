// Reads column values independently of the type parsers of the connection.
import { assert, instant, type Instant } from '@fairhouse/values';

export type Row = Record<string, unknown>;

/** A bigint column, which the driver returns as text, a number or a BigInt. */
export function readBigint(value: unknown): bigint {
  assert(
    typeof value === 'bigint' || typeof value === 'string' || typeof value === 'number',
    'the column holds a number',
  );
  return BigInt(value);
}

/** An instant that a statement of the ledger returns in milliseconds since 1970. */
export function readInstant(value: unknown): Instant {
  return instant(Number(readBigint(value)));
}
