import { mulFloor, ZERO, type Amount, type Rate } from '@fairhouse/values';

/** The fee rate by ordinal of the day (agency.md 5.3): the last rate applies to all later ones. */
export function withdrawalFeeRate(alreadyToday: number, rates: readonly Rate[]): Rate {
  return rates[Math.min(alreadyToday, rates.length - 1)] ?? (0n as Rate);
}

/** The fee of a withdrawal: a share of the amount, rounded down, at most the cap. */
export function withdrawalFee(
  value: Amount,
  alreadyToday: number,
  tariff: { readonly rates: readonly Rate[]; readonly cap: Amount },
): Amount {
  const fee = mulFloor(value, withdrawalFeeRate(alreadyToday, tariff.rates));
  const capped = fee > tariff.cap ? tariff.cap : fee;
  return capped < value ? capped : ZERO;
}
