// The turnover required before a withdrawal (agency.md 4.5: every deposit once).
import { ZERO, type Amount, type Id, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  memberAccounts,
  readTurnoverAfter,
  takeBonusRollover,
  takeTurnover,
  type LineCursors,
} from '../../wallet/index.ts';
import { fillRequirements, turnoverLeft, type OpenRequirement } from './requirement.ts';
import {
  addRequirementRow,
  fillRequirementRows,
  listRequirements,
  lowerRequirementRow,
  lockPaymentProfile,
  saveTurnoverPosition,
  type PaymentProfileRow,
  type RequirementKind,
  type RequirementRow,
} from './store.ts';

interface CashierContext {
  readonly app: AppContext;
  readonly sql: Sql;
  readonly merchant: Merchant;
}

/**
 * Counts the stakes since the last count into the member's open requirements. Locks the payment
 * profile and returns what is still open.
 */
export async function countTurnover(
  { app, sql, merchant }: CashierContext,
  member: Id<'member'>,
  now: Instant,
): Promise<{ open: readonly RequirementRow[]; left: Amount }> {
  const paymentProfile = await lockPaymentProfile(sql, merchant.id, member);
  const accounts = memberAccounts(merchant, member, 'real');
  const fresh = await readTurnoverAfter(
    sql,
    merchant.id,
    accounts,
    turnoverPosition(paymentProfile),
  );
  const atVendors = await takeTurnover(sql, merchant.id, member);
  const before = await listRequirements(sql, merchant.id, member);
  if (fresh.main > 0n || fresh.held > 0n || fresh.chase > 0n || atVendors !== 0n) {
    const played = fresh.played + atVendors;
    const filling = fillRequirements(before.map(asOpen), played, paymentProfile.spare);
    await fillRequirementRows(sql, merchant.id, filling.filled, now);
    await saveTurnoverPosition(sql, merchant.id, member, { ...fresh, spare: filling.spare });
    if (filling.owed > 0n) {
      const id = app.newId<'requirement'>();
      const row = {
        id,
        member,
        kind: 'REFUND',
        reference: '',
        required: filling.owed,
        now,
      } as const;
      await addRequirementRow(sql, merchant.id, row);
    }
  }
  const bonuses = await takeBonusRollover(sql, merchant.id, member);
  for (const { reference, amount } of bonuses) {
    if (amount < 0n) {
      await lowerRequirementRow(sql, merchant.id, { member, reference, by: -amount, now });
      continue;
    }
    // As with any new requirement, earlier stakes do not count.
    await saveTurnoverPosition(sql, merchant.id, member, { ...fresh, spare: ZERO });
    const id = app.newId<'requirement'>();
    const row = { id, member, kind: 'BONUS', reference, required: amount as Amount, now } as const;
    await addRequirementRow(sql, merchant.id, row);
  }
  const open = await listRequirements(sql, merchant.id, member);
  return { open, left: turnoverLeft(open.map(asOpen)) };
}

/** Opens a requirement. Earlier stakes do not count for it. */
export async function openRequirement(
  context: CashierContext,
  requirement: {
    readonly member: Id<'member'>;
    readonly kind: RequirementKind;
    readonly reference: string;
    readonly required: Amount;
    readonly now: Instant;
  },
): Promise<void> {
  const { sql, merchant, app } = context;
  const { member, now } = requirement;
  await countTurnover(context, member, now);
  const paymentProfile = await lockPaymentProfile(sql, merchant.id, member);
  await saveTurnoverPosition(sql, merchant.id, member, {
    ...turnoverPosition(paymentProfile),
    spare: ZERO,
  });
  await addRequirementRow(sql, merchant.id, { ...requirement, id: app.newId<'requirement'>() });
}

function turnoverPosition(paymentProfile: PaymentProfileRow): LineCursors {
  const { main_seen: main, held_seen: held, chase_seen: chase } = paymentProfile;
  return { main, held, chase };
}

function asOpen(row: RequirementRow): OpenRequirement {
  return { id: row.requirement_id, required: row.required, filled: row.filled };
}
