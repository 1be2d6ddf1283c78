import { useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { isTrial } from '../../../gate/gate.ts';
import { useSession } from '../../../session/session.ts';

export type FreeRounds = ValueOf<'freeRounds'>['list'][number];

interface OwnFreeRounds {
  readonly list: readonly FreeRounds[];
  /** Rounds that are left, by game. */
  readonly leftOf: ReadonlyMap<number, number>;
}

const FRESH_MS = 60_000;

/** The free rounds that the member can play now; nobody else has any. */
export function useFreeRounds(): OwnFreeRounds {
  const session = useSession();
  const enabled = session !== undefined && !isTrial(session);
  const { data } = useCall('freeRounds', {}, { enabled, staleTime: FRESH_MS });
  return useMemo(() => {
    const list = enabled ? (data?.list ?? []) : [];
    const leftOf = new Map<number, number>();
    for (const { card, left } of list) {
      leftOf.set(card.nodeId, (leftOf.get(card.nodeId) ?? 0) + left);
    }
    return { list, leftOf };
  }, [data, enabled]);
}
