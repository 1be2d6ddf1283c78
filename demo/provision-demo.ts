// Provisions the demo in an installation that is not an operator's own, and marks it as the demo.
import type { AppContext } from '../apps/server/src/platform/app-context.ts';
import { markInstallation, readInstallation } from '../apps/server/src/modules/settings/index.ts';
import { provisionAll } from './provision-all.ts';
import type { DemoSize } from './layers.ts';

/**
 * Provisions the missing parts of the demo, unless the installation is an operator's own. Returns
 * the kind of the installation.
 */
export async function provisionDemo(app: AppContext, size: DemoSize): Promise<'own' | 'demo'> {
  const made = await readInstallation(app.pool);
  if (made === 'own') return 'own';
  // Marked first, so that a partly provisioned demo is known as one too.
  if (made === undefined) await markInstallation(app.pool, 'demo', app.clock.now());
  await provisionAll(app, size);
  return 'demo';
}
