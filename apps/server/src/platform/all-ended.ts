/**
 * Waits until all have ended, even where one fails: nothing goes on behind the back of whoever
 * asked. Throws the first failure.
 */
export async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(work);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
