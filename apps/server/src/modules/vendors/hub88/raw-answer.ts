// Answers of the wallet as they are sent.
import type { WalletStatus } from '@fairhouse/calls/vendor';

/** Wire units in one unit of the ledger. */
const WIRE_UNITS = 10n;

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer without a user: an early refusal. */
export const plain = (status: WalletStatus, requestUuid?: string): RawAnswer =>
  write({ ...(requestUuid === undefined ? {} : { request_uuid: requestUuid }), status });

/** A balance is a whole number x100,000, of any size. */
export function write(body: Readonly<Record<string, unknown>>): RawAnswer {
  const { balance: units, ...rest } = body;
  const text = JSON.stringify(rest);
  const balanceText = typeof units === 'bigint' ? `,"balance":${units * WIRE_UNITS}` : '';
  return {
    status: 200,
    body: `${text.slice(0, -1)}${balanceText}}`,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}
