import type { ValueOf } from '../../app/calls.ts';
import { useCall } from '../../app/use-call.ts';

export type Status = ValueOf<'permission'>;

/**
 * While the site is closed the page asks by itself, because the live connection may be closed too.
 */
const ASK_AGAIN_MS = 15_000;

/** Whether the site is open to this visitor; undefined until the first answer. */
export function useStatus(): Status | undefined {
  const { data } = useCall(
    'permission',
    { url: location.hostname },
    {
      refetchInterval: (value) =>
        value === undefined || value.status === 0 ? false : ASK_AGAIN_MS,
    },
  );
  return data;
}
