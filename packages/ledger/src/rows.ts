// Reads values of rows whatever type parsers the connection has.
import { assert, instant, type Instant } from '@fairhouse/values';

export type Row = Record<string, unknown>;

/** A bigint column, whether the driver gives text, a number or a BigInt. */
export function big(value: unknown): bigint {
  assert(
    typeof value === 'bigint' || typeof value === 'string' || typeof value === 'number',
    'the column holds a number',
  );
  return BigInt(value);
}

/** Milliseconds since 1970 as the ledger's statements give them. */
export function readInstant(value: unknown): Instant {
  return instant(Number(big(value)));
}
