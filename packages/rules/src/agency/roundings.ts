// The roundings of agency.md 0.1. Rebates and real-time salary are rounded down to a
// ten-thousandth, by `mulFloor` of values; bills to a hundredth, by the functions here.
import { amount, delta, mulDivFloor, RATE_ONE, type Amount, type Delta } from '@fairhouse/values';
import type { Rate } from '@fairhouse/values';

/** Ten-thousandths in a hundredth of the currency. */
const HUNDREDTH = 100n;

/** Rounds down to a hundredth of the currency. */
export function floor2(value: Amount): Amount {
  return amount(value - (value % HUNDREDTH));
}

/** Rounds a signed figure down, towards minus infinity, to a hundredth of the currency. */
export function floorDelta2(value: Delta): Delta {
  const rest = ((value % HUNDREDTH) + HUNDREDTH) % HUNDREDTH;
  return delta(value - rest);
}

/** Rounds up to a hundredth of the currency: for requirements and shortfalls. */
export function ceil2(value: Amount): Amount {
  return amount(((value + HUNDREDTH - 1n) / HUNDREDTH) * HUNDREDTH);
}

/** `value × factor`, rounded down to a hundredth: the amount of every bill. */
export function mulFloor2(value: Amount, factor: Rate): Amount {
  return floor2(mulDivFloor(value, factor, RATE_ONE));
}

/** `value × factor`, rounded up to a hundredth: the amount of a requirement. */
export function mulCeil2(value: Amount, factor: Rate): Amount {
  return amount(
    ((value * factor + RATE_ONE * HUNDREDTH - 1n) / (RATE_ONE * HUNDREDTH)) * HUNDREDTH,
  );
}

/** The whole multiples of a unit in a value (agency.md 2.4, `count`). */
export function wholeUnits(value: Amount, unit: Amount): Amount {
  return unit === 0n ? value : amount(value - (value % unit));
}

/** The part of a signed figure above zero. */
export function abovePart(value: bigint): Amount {
  return amount(value > 0n ? value : 0n);
}

/** The smaller of two amounts. */
export function smaller(one: Amount, other: Amount): Amount {
  return one < other ? one : other;
}
