// What a member has to play before money can leave (agency.md 4.5: deposits once over).
import { ZERO, type Amount, type Id, type Instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { memberAccounts, readTurnoverAfter, type LinesSeen } from '../wallet/index.ts';
import { fillRequirements, turnoverLeft, type OpenRequirement } from './requirement.ts';
import {
  addRequirementRow,
  fillRequirementRows,
  listRequirements,
  lockPurse,
  noteSeen,
  type PurseRow,
  type RequirementKind,
  type RequirementRow,
} from './store/purse.ts';

interface Ground {
  readonly house: House;
  readonly sql: Sql;
  readonly merchant: Merchant;
}

/**
 * Counts the stakes since the last count into the member's open requirements. Locks the purse and
 * answers what is still open.
 */
export async function countTurnover(
  { house, sql, merchant }: Ground,
  member: Id<'member'>,
  now: Instant,
): Promise<{ open: readonly RequirementRow[]; left: Amount }> {
  const purse = await lockPurse(sql, merchant.id, member);
  const accounts = memberAccounts(merchant, member, 'real');
  const fresh = await readTurnoverAfter(sql, merchant.id, accounts, seenOf(purse));
  const before = await listRequirements(sql, merchant.id, member);
  if (fresh.main > 0n || fresh.held > 0n || fresh.chase > 0n) {
    const filling = fillRequirements(before.map(asOpen), fresh.played, purse.spare);
    await fillRequirementRows(sql, merchant.id, filling.filled, now);
    await noteSeen(sql, merchant.id, member, { ...fresh, spare: filling.spare });
    if (filling.owed > 0n) {
      const id = house.newId<'requirement'>();
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
  const open = await listRequirements(sql, merchant.id, member);
  return { open, left: turnoverLeft(open.map(asOpen)) };
}

/** Opens a requirement. What was staked before it does not count for it. */
export async function openRequirement(
  ground: Ground,
  wanted: {
    readonly member: Id<'member'>;
    readonly kind: RequirementKind;
    readonly reference: string;
    readonly required: Amount;
    readonly now: Instant;
  },
): Promise<void> {
  const { sql, merchant, house } = ground;
  const { member, now } = wanted;
  await countTurnover(ground, member, now);
  const purse = await lockPurse(sql, merchant.id, member);
  await noteSeen(sql, merchant.id, member, { ...seenOf(purse), spare: ZERO });
  await addRequirementRow(sql, merchant.id, { ...wanted, id: house.newId<'requirement'>() });
}

function seenOf(purse: PurseRow): LinesSeen {
  const { main_seen: main, held_seen: held, chase_seen: chase } = purse;
  return { main, held, chase };
}

function asOpen(row: RequirementRow): OpenRequirement {
  return { id: row.requirement_id, required: row.required, filled: row.filled };
}
