// Draws as placing needs them: what never changes of a draw is read once for a process.
import type { House, Merchant } from '../../ground/house.ts';
import { findDraw } from './store/draws.ts';

export interface KnownDraw {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  readonly proofId: string;
  readonly ordinal: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

const KEPT_DRAWS = 1000;

const kept = new WeakMap<House, Map<string, KnownDraw>>();

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
  if (row === undefined) return undefined;
  const draw = {
    id: row.draw_id,
    lottery: row.lottery,
    issue,
    proofId: row.proof_id,
    ordinal: Number(row.ordinal),
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
  };
  const [oldest] = known.keys();
  if (known.size >= KEPT_DRAWS && oldest !== undefined) known.delete(oldest);
  known.set(key, draw);
  return draw;
}
