// The switches of a merchant. A call whose row names one is refused while it is off.
import * as z from 'zod';

const onOrOff = z.boolean();

/** Every switch there is. `loginedToHomePage` decides about the site's pages alone. */
export const featureSwitches = z.object({
  freePlay: onOrOff,
  smsLogin: onOrOff,
  mobileRegister: onOrOff,
  phoneReset: onOrOff,
  depositV2: onOrOff,
  loginedToHomePage: onOrOff,
  chase: onOrOff,
});

export type Feature = keyof z.output<typeof featureSwitches>;

/** A call of which only the requests with some value of a field need a switch. */
export interface FeatureByField {
  readonly field: string;
  /** The switch by the field's value. */
  readonly switches: Readonly<Record<string, Feature>>;
}
