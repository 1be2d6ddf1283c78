// The names of the lotteries to which movements refer.
import type { Language, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// It takes no lock.
const NAMES = `
  select code, coalesce(names ->> $2, names ->> 'EN', code) as name
  from wallet.lottery_name where merchant_id = $1`;

/** The lotteries by their codes, with those that are not sold any more. */
export async function readLotteryNames(
  sql: Sql,
  merchant: MerchantId,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql.query<{ code: string; name: string }>(NAMES, [merchant, language]);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
