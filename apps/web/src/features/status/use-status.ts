import type { ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';

export type Status = ValueOf<'permission'>;

/** Polls while the site is closed, because the live connection may be closed too. */
const POLL_INTERVAL_MS = 15_000;

/** The system status for this visitor; undefined until the first answer. */
export function useStatus(): Status | undefined {
  const { data } = useCall(
    'permission',
    { url: hostName() },
    {
      refetchInterval: (value) =>
        value === undefined || value.status === 0 ? false : POLL_INTERVAL_MS,
    },
  );
  return data;
}

/** The server renders without an address, for visitors to whom the site is open. */
function hostName(): string {
  return typeof location === 'undefined' ? '' : location.hostname;
}
