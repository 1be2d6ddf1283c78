import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';

// Owners who can log in, and those who have not used their link yet. Reads without a lock.
const OWNERS = `
  select o.name, o.totp_sealed is not null as enrolled from operators.post p
  join operators.operator o using (operator_id)
  where p.merchant_id = $1 and p.role = 'owner' and o.state = 'active' order by o.name`;

export async function listOwners(
  sql: Sql,
  merchant: MerchantId,
): Promise<readonly { name: string; enrolled: boolean }[]> {
  return (await sql.query<{ name: string; enrolled: boolean }>(OWNERS, [merchant])).rows;
}

// Transfers to an own account are confirmed by operators; other channels use a provider.
const SOLD = `
  select
    (select count(*) from lottery.lottery where merchant_id = $1 and enabled) as lotteries,
    (select count(*) from cashier.channel
     where merchant_id = $1 and enabled and provider <> 'transfer') as provided,
    (select count(*) from cashier.channel join cashier.setting using (merchant_id)
     where merchant_id = $1 and enabled and provider = 'transfer'
       and value #>> '{bankDetails,account}' <> '') as own`;

export interface Sold {
  readonly lotteries: number;
  /** Channels of the payment provider, and transfer channels with a complete account. */
  readonly provided: number;
  readonly own: number;
}

/** The number of lotteries that a merchant sells, and of the channels that accept deposits. */
export async function countSold(sql: Sql, merchant: MerchantId): Promise<Sold> {
  type Row = Record<keyof Sold, bigint>;
  const [row] = (await sql.query<Row>(SOLD, [merchant])).rows;
  const count = (name: keyof Sold): number => Number(row?.[name] ?? 0n);
  return { lotteries: count('lotteries'), provided: count('provided'), own: count('own') };
}
