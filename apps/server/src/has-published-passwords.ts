import type { House } from './ground/house.ts';
import { operatorsWithPublishedPasswords } from './modules/operators/index.ts';
import { readInstallation } from './modules/settings/index.ts';

/** Whether anybody could enter: a demo, or an operator with a password of its sources. */
export async function hasPublishedPasswords(house: House): Promise<boolean> {
  if ((await readInstallation(house.pool)) === 'demo') return true;
  const names = await operatorsWithPublishedPasswords(house);
  if (names.length > 0) house.log.warn({ operators: names }, 'operators have published passwords');
  return names.length > 0;
}
