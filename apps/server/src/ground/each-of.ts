import type { House } from './house.ts';
import { notAside, setAside } from './set-aside.ts';

/**
 * Does a job's work for each of what is due. What fails is set aside: it is told of as an alarm and
 * tried again at the job's next turn, and holds up nothing else. Answers whether all was done.
 */
export async function eachOf<Due>(
  house: House,
  due: Iterable<Due>,
  work: (one: Due) => Promise<void>,
  nameOf: (one: Due) => string,
): Promise<boolean> {
  let isAllDone = true;
  for (const one of due) {
    try {
      await work(one);
      await notAside(house, nameOf(one));
    } catch (error) {
      isAllDone = false;
      await setAside(house, nameOf(one), error);
    }
  }
  return isAllDone;
}
