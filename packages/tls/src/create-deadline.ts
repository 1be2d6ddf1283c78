/**
 * A signal that aborts after `ms`, as `AbortSignal.timeout` does, or with `other`. To be used where
 * two signals are joined: `AbortSignal.any` holds its sources weakly, so that a timeout which
 * nothing else holds is collected, and never ends.
 */
export function createDeadline(ms: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  const abort = (reason: unknown): void => controller.abort(reason);
  const timer = setTimeout(() => {
    abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }, ms);
  timer.unref();
  if (other?.aborted === true) abort(other.reason);
  else other?.addEventListener('abort', () => abort(other.reason), { once: true });
  return controller.signal;
}
