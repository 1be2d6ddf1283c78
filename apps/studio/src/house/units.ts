// Units of the two wires (games.md, decision 6): the wallet counts hundred-thousandths, the game
// client millionths, our amounts ten-thousandths.
import { amount, AMOUNT_MAX, type Amount } from '@fairhouse/values';

const [HOUSE_PER_UNIT, RGS_PER_UNIT] = [10n, 100n];

/** A whole number for the wallet. */
export function toHouse(value: Amount): number {
  return Number(value * HOUSE_PER_UNIT);
}

/** An amount of the wallet; undefined for what is no whole multiple of ten. */
export function fromHouse(value: unknown): Amount | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return undefined;
  const units = BigInt(value);
  return units % HOUSE_PER_UNIT === 0n ? amount(units / HOUSE_PER_UNIT) : undefined;
}

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
  const units = BigInt(rounded);
  if (units % RGS_PER_UNIT !== 0n || units / RGS_PER_UNIT > AMOUNT_MAX) return undefined;
  return amount(units / RGS_PER_UNIT);
}
