import type { House } from '../../ground/house.ts';

/**
 * Does a job's work for each of what is due. What fails is logged and tried again at the job's next
 * turn, and holds up nothing else: one draw in trouble must not keep all others from being paid.
 */
export async function eachOf<Due>(
  house: House,
  due: readonly Due[],
  work: (one: Due) => Promise<void>,
  nameOf: (one: Due) => string,
): Promise<void> {
  for (const one of due) {
    try {
      await work(one);
    } catch (error) {
      house.log.error({ err: error, draw: nameOf(one) }, 'a draw is in trouble');
    }
  }
}
