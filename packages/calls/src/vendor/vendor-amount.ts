// Money as vendors of the Hub88 family write it: whole numbers, 100,000 for one unit of currency.
import { AMOUNT_MAX, type Amount } from '@fairhouse/values';
import * as z from 'zod';

/** The number of wire units in one ten-thousandth of the currency. */
const WIRE_FACTOR = 10n;

/**
 * An amount from zero up. A number that is not whole is a wrong type; one below zero, above the
 * integers that JSON carries exactly, or finer than the ledger's unit is a wrong value.
 */
export const vendorAmount = z.codec(
  z.int().min(0).multipleOf(Number(WIRE_FACTOR)),
  z.custom<Amount>((value) => typeof value === 'bigint' && value >= 0n && value <= AMOUNT_MAX),
  {
    decode: (wire) => (BigInt(wire) / WIRE_FACTOR) as Amount,
    encode: (units) => Number(units * WIRE_FACTOR),
  },
);
