import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';

// Owners who can work, and those who have yet to use their link. Reads without a lock.
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

// An account of the merchant's own takes money through operators; other channels ask a provider.
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
  /** Channels at the payment provider, and transfers to an own account that members are told. */
  readonly provided: number;
  readonly own: number;
}

/** How many lotteries a merchant sells, and through how many channels it takes money. */
export async function countSold(sql: Sql, merchant: MerchantId): Promise<Sold> {
  type Row = Record<keyof Sold, bigint>;
  const [row] = (await sql.query<Row>(SOLD, [merchant])).rows;
  const count = (name: keyof Sold): number => Number(row?.[name] ?? 0n);
  return { lotteries: count('lotteries'), provided: count('provided'), own: count('own') };
}
