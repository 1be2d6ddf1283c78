/**
 * Whether an error passes by itself: the network or the server did not answer, or asks to wait. Any
 * other refusal is an answer, which data that was read before must not hide.
 */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
