// What a member has to play before money can leave (agency.md 4.5: deposits once over).
import type { Amount, Id, Instant } from '@fairhouse/values';
import { CODES } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { memberAccounts } from '../wallet/index.ts';
import { fillRequirements, turnoverLeft, type OpenRequirement } from './requirement.ts';
import {
  addRequirementRow,
  fillRequirementRows,
  listRequirements,
  lockPurse,
  noteSeen,
  readNewStakes,
  type RequirementKind,
  type RequirementRow,
} from './store/purse.ts';

interface Ground {
  readonly house: House;
  readonly sql: Sql;
  readonly merchant: Merchant;
}

/** Money staked, and stakes given back: what counts as play in the books. */
const PLAY_CODES = [CODES.stake, CODES.stake_refund, CODES.refund_reversal];

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
  const { main_seen: main, held_seen: held } = purse;
  const fresh = await readNewStakes(sql, merchant.id, accounts, { main, held, codes: PLAY_CODES });
  const before = await listRequirements(sql, merchant.id, member);
  if (fresh.main_seen > main || fresh.held_seen > held) {
    const filling = fillRequirements(before.map(asOpen), fresh.played, purse.spare);
    await fillRequirementRows(sql, merchant.id, filling.filled, now);
    const seen = { main: fresh.main_seen, held: fresh.held_seen, spare: filling.spare };
    await noteSeen(sql, merchant.id, member, seen);
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
  const seen = { main: purse.main_seen, held: purse.held_seen, spare: 0n as Amount };
  await noteSeen(sql, merchant.id, member, seen);
  await addRequirementRow(sql, merchant.id, { ...wanted, id: house.newId<'requirement'>() });
}

function asOpen(row: RequirementRow): OpenRequirement {
  return { id: row.requirement_id, required: row.required, filled: row.filled };
}
