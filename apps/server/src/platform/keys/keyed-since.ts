// Since when ids are keyed: an older installation has entries under other ids, and operations that
// began before must find them again.
import { appCache } from '../database/app-cache.ts';
import type { AppContext } from '../app-context.ts';

const FIND = `
  -- every merchant: one instant of the installation
  select at from ground.keyed_since`;

const cache = appCache<Promise<Date | undefined>>();

/** When the installation began to make keyed ids; undefined where it never made others. */
export async function keyedSince(app: AppContext): Promise<Date | undefined> {
  const reading =
    cache.get(app) ??
    app.secondaryPool.query<{ at: Date }>(FIND).then(
      ({ rows }) => rows[0]?.at,
      (error: unknown) => {
        cache.delete(app);
        throw error;
      },
    );
  cache.set(app, reading);
  return reading;
}

/** Whether an operation of that time may have entries under ids of the older kind. */
export async function isBeforeKeyed(app: AppContext, at: Date): Promise<boolean> {
  const since = await keyedSince(app);
  return since !== undefined && at.getTime() <= since.getTime();
}
