import { recordConflict, deductOnce, type Deduction } from '../../wallet/index.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { unkeyedId } from './unkeyed-id.ts';

export interface DerivedDeduction extends Deduction {
  /** The text that the entry's id is derived from, before the attempt number. */
  readonly reason: string;
  /** Whether an earlier version may have booked it under an unkeyed id. */
  readonly mayBeUnkeyed: boolean;
}

/**
 * Deducts money from a member once. If the member no longer has all of it, the rest becomes a debt
 * on the receivable account, so that no balance becomes negative. A deduction whose id holds
 * something else is recorded as a conflict.
 */
export async function deductFromMember(app: AppContext, taking: DerivedDeduction): Promise<void> {
  const { reason } = taking;
  const keyed = (attempt: number) => derivedId<'entry'>(app.keys, `${reason}:${attempt}`);
  const older = (attempt: number) => unkeyedId(`${reason}:${attempt}`);
  if (taking.mayBeUnkeyed && (await deductOnce(app, taking, older)) === undefined) return;
  const conflicting = await deductOnce(app, taking, keyed);
  if (conflicting !== undefined) await recordConflict(app, conflicting, 'legs');
}
