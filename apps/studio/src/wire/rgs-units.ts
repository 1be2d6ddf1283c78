// Units of the game client: millionths (games.md, decision 6). Ours are ten-thousandths.
import { amount, AMOUNT_MAX, type Amount } from '@fairhouse/values';

const RGS_PER_UNIT = 100n;

/** A whole number for the game client. */
export function toRgs(value: Amount): number {
  return Number(value * RGS_PER_UNIT);
}

/**
 * An amount of a game client: a product of floats, rounded to the nearest millionth. Undefined for
 * what is no amount, and for parts that we cannot hold.
 */
export function fromRgs(value: unknown): Amount | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  const rounded = Math.round(value);
  if (!Number.isSafeInteger(rounded)) return undefined;
  const millionths = BigInt(rounded);
  const units = millionths / RGS_PER_UNIT;
  return millionths % RGS_PER_UNIT === 0n && units <= AMOUNT_MAX ? amount(units) : undefined;
}
