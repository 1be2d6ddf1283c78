// An order that waits for a second person stays in its state; its reason says that it waits, until
// the request is decided.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';
import type { ConsoleCall } from '../../operators/index.ts';
import type { OrderReason } from '../deposit.ts';
import type { By } from '../move-deposit.ts';
import { listEvents } from '../store/events.ts';

export const SECOND = 'second_person' satisfies OrderReason;

/** Why the order stood in its state before it waited. */
export async function reasonBefore(
  sql: Sql,
  merchant: MerchantId,
  order: string,
  { state }: { readonly state: string },
): Promise<OrderReason | null> {
  const events = await listEvents(sql, merchant, order);
  return events.findLast((each) => each.state === state && each.reason !== SECOND)?.reason ?? null;
}

/** Who refused the request, or took it back. */
export function dropped({ operator, now }: ConsoleCall): By {
  return { actor: 'operator', actorName: operator.name, now };
}
