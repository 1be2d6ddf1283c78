import { eachOf } from '../../ground/each-of.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { directoryOf } from './site.ts';

/** Does a job's work for every merchant; one in trouble holds up none of the others. */
export async function eachMerchant(
  house: House,
  work: (merchant: Merchant) => Promise<void>,
): Promise<void> {
  const { merchants } = await directoryOf(house);
  await eachOf(house, merchants, work, ({ code }) => code);
}
