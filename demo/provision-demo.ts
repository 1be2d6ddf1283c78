// The demo is laid out in a house that nobody has made his own, and says in it that it is one.
import type { House } from '../apps/server/src/ground/house.ts';
import { markInstallation, readInstallation } from '../apps/server/src/modules/settings/index.ts';
import { layOut } from './lay-out.ts';
import type { DemoSize } from './layers.ts';

/**
 * Lays out what is missing of the demo, unless the installation is somebody's own.
 *
 * @returns what the installation is from now on
 */
export async function provisionDemo(house: House, size: DemoSize): Promise<'own' | 'demo'> {
  const made = await readInstallation(house.pool);
  if (made === 'own') return 'own';
  // Before anything of it, so that half a demo is known for one too.
  if (made === undefined) await markInstallation(house.pool, 'demo', house.clock.now());
  await layOut(house, size);
  return 'demo';
}
