// Since when ids are made under a key: an installation that is older has entries under ids that
// were not, and what was begun before must find them again.
import { houseMemory } from './database/forget.ts';
import type { House } from './house.ts';

const FIND = `
  -- every merchant: one instant of the installation
  select at from ground.keyed_since`;

const known = houseMemory<Promise<Date | undefined>>();

/** When the installation began to make keyed ids; undefined where it never made others. */
export async function keyedSince(house: House): Promise<Date | undefined> {
  const asked =
    known.get(house) ??
    house.aside.query<{ at: Date }>(FIND).then(
      ({ rows }) => rows[0]?.at,
      (error: unknown) => {
        known.delete(house);
        throw error;
      },
    );
  known.set(house, asked);
  return asked;
}

/** Whether something that happened at an instant may have entries under ids of the older kind. */
export async function isBeforeKeyed(house: House, at: Date): Promise<boolean> {
  const since = await keyedSince(house);
  return since !== undefined && at.getTime() <= since.getTime();
}
