// The feature switches of a merchant. A call whose row names one is refused while it is off.
import * as z from 'zod';

const onOrOff = z.boolean();

/** All switches. `loginedToHomePage` only affects the site's pages. */
export const featureSwitches = z.object({
  freePlay: onOrOff,
  smsLogin: onOrOff,
  mobileRegister: onOrOff,
  phoneReset: onOrOff,
  depositV2: onOrOff,
  loginedToHomePage: onOrOff,
  chase: onOrOff,
  transferUpline: onOrOff,
  /** The kinds of contracts: dividend, and daily, hourly and real-time salary. */
  enableCt: onOrOff,
  salary: onOrOff,
  hourSalary: onOrOff,
  realtimeSalary: onOrOff,
});

export type Feature = keyof z.output<typeof featureSwitches>;

/** A call that needs a switch only for some values of a field. */
export interface FeatureByField {
  readonly field: string;
  /** The switch by the field's value. */
  readonly switches: Readonly<Record<string, Feature>>;
}
