import type { AppContext } from './platform/app-context.ts';
import { operatorsWithPublishedPasswords } from './modules/operators/index.ts';
import { readInstallation } from './modules/settings/index.ts';

/** Whether a login is public knowledge: a demo, or an operator with a password from the sources. */
export async function hasPublishedPasswords(app: AppContext): Promise<boolean> {
  if ((await readInstallation(app.pool)) === 'demo') return true;
  const names = await operatorsWithPublishedPasswords(app);
  if (names.length > 0) app.log.warn({ operators: names }, 'operators have published passwords');
  return names.length > 0;
}
