// An order that waits for a second operator keeps its state; its reason marks it as waiting until
// the request is decided.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { ConsoleCall } from '../../operators/index.ts';
import { type OrderReason, type TransitionActor, listEvents } from '../orders/index.ts';

export const WAITS_FOR_SECOND_OPERATOR = 'second_person' satisfies OrderReason;

/** The reason of the order's state before the request. */
export async function findPreviousReason(
  sql: Sql,
  merchant: MerchantId,
  order: string,
  { state }: { readonly state: string },
): Promise<OrderReason | null> {
  const events = await listEvents(sql, merchant, order);
  return (
    events.findLast((each) => each.state === state && each.reason !== WAITS_FOR_SECOND_OPERATOR)
      ?.reason ?? null
  );
}

/** The operator who refused or withdrew the request, as the actor of the transition. */
export function decidingOperator({ operator, now }: ConsoleCall): TransitionActor {
  return { actor: 'operator', actorName: operator.name, now };
}
