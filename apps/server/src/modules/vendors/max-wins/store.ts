// What a merchant pays at most, by vendor and type of game; read with each game.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { GameType } from '../records/index.ts';

export interface TypeOfVendor {
  readonly vendor: string;
  readonly type: GameType;
}

const PUT = nameParameters(`
  insert into vendors.max_win (merchant_id, vendor, game_type, max_win)
  values ($merchant, $vendor, $type, $maxWin)
  on conflict (merchant_id, vendor, game_type) do update set max_win = excluded.max_win`);

const FORGET = `
  delete from vendors.max_win where merchant_id = $1 and vendor = $2 and game_type = $3`;

/** Sets the most that is paid, in ten-thousandths; null for what the vendor lists. */
export async function writeMaxWin(
  sql: Sql,
  merchant: MerchantId,
  { vendor, type, maxWin }: TypeOfVendor & { readonly maxWin: bigint | null },
): Promise<void> {
  if (maxWin === null) await sql.query(FORGET, [merchant, vendor, type]);
  else await sql.query(PUT.text, valuesOf(PUT, { merchant, vendor, type, maxWin }));
}
