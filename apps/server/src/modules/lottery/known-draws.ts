// Draws as placing needs them: what never changes of a draw is read once for a process.
import { readRules, shownMode, type Scheme } from '@fairhouse/rules/fair';
import { houseMemory } from '../../ground/database/forget.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { readInstallation } from '../settings/index.ts';
import { findDraw, type DrawRow } from './store/draws.ts';

export interface KnownDraw {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  readonly proofId: string;
  /** The house's commitment, hex, as receipts name it; undefined of a draw of LD1. */
  readonly commit: string | undefined;
  readonly ordinal: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Whether nobody's money may be staked on it but a trial's. */
  readonly playMoneyOnly: boolean;
}

/** What a receipt of the draw names as the house's commitment: nothing under LD1. */
export function commitOfReceipts(draw: {
  readonly scheme: Scheme;
  readonly commitment: Buffer;
}): string | undefined {
  return draw.scheme === 'LD1' ? undefined : draw.commitment.toString('hex');
}

const KEPT_DRAWS = 1000;

const kept = houseMemory<Map<string, KnownDraw>>();

/** The draw of an issue, or undefined when the merchant has none of that name (yet). */
export async function knownDraw(
  house: House,
  merchant: Merchant,
  issue: string,
): Promise<KnownDraw | undefined> {
  const known = kept.get(house) ?? new Map<string, KnownDraw>();
  kept.set(house, known);
  const key = `${merchant.id}:${issue}`;
  const found = known.get(key);
  if (found) return found;
  const row = await findDraw(house.aside, merchant.id, issue);
  // Not bound is not on sale, and may be void before it is.
  if (row === undefined || row.bound_at === null) return undefined;
  const draw = {
    id: row.draw_id,
    lottery: row.lottery,
    issue,
    proofId: row.proof_id,
    commit: commitOfReceipts(row),
    ordinal: Number(row.ordinal),
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    playMoneyOnly: await isPlayMoneyOnly(house, row),
  };
  const [oldest] = known.keys();
  if (known.size >= KEPT_DRAWS && oldest !== undefined) known.delete(oldest);
  known.set(key, draw);
  return draw;
}

/**
 * Whether the draw takes play money only, because no party independent of the house signs it
 * (draws.md, LD2 item 5). All money of a demo is play money.
 */
async function isPlayMoneyOnly(house: House, { rules }: DrawRow): Promise<boolean> {
  const read = readRules(rules);
  if (read === undefined || shownMode(read) !== 'house') return false;
  return (await readInstallation(house.aside)) === 'own';
}
