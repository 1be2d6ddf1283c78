import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Every order with its timeline; one snapshot, no lock.
const TIMELINES = `
  select orders.number, orders.kind, orders.state,
         array_agg(event.state order by event.sequence) as states
    from (select merchant_id, deposit_id as id, number, 'deposit' as kind, state
            from cashier.deposit
          union all
          select merchant_id, withdrawal_id, number, 'withdrawal', state from cashier.withdrawal
         ) as orders
    left join cashier.order_event as event
      on event.merchant_id = orders.merchant_id and event.order_id = orders.id
   where orders.merchant_id = $1
   group by 1, 2, 3`;

export interface TimelineRow {
  number: string;
  kind: 'deposit' | 'withdrawal';
  state: string;
  states: (string | null)[];
}

export async function listTimelines(sql: Sql, merchant: MerchantId): Promise<TimelineRow[]> {
  return (await sql.query<TimelineRow>(TIMELINES, [merchant])).rows;
}

// Orders whose money does not match their state; one snapshot of both, no lock. A hold is open
// until its order ends, then settled for a paid order and released for a returned one.
const MISPLACED = `
  select withdrawal.number, 'hold' as what
    from cashier.withdrawal
    left join ledger.hold
      on hold.merchant_id = withdrawal.merchant_id and hold.hold_id = withdrawal.withdrawal_id
   where withdrawal.merchant_id = $1
     and (hold.hold_id is null or hold.amount <> withdrawal.amount
          or coalesce(hold.ended, 'open') <> case
               when withdrawal.state = 'SUCCESS' then 'settled'
               when withdrawal.state in ('REJECTED', 'RETURNED') then 'released'
               else 'open' end)
  union all
  select withdrawal.number, 'fee'
    from cashier.withdrawal
    left join ledger.movement as fee
      on fee.merchant_id = withdrawal.merchant_id and fee.entry_id = withdrawal.fee_entry
   where withdrawal.merchant_id = $1
     and coalesce(fee.amount, 0)
         <> case when withdrawal.state = 'SUCCESS' then withdrawal.fee else 0 end
  union all
  select deposit.number, 'credit'
    from cashier.deposit
    left join ledger.movement as credit
      on credit.merchant_id = deposit.merchant_id and credit.entry_id = deposit.deposit_id
     and credit.leg = 0
   where deposit.merchant_id = $1
     and coalesce(credit.amount, 0)
         <> case when deposit.state = 'SUCCESS' then deposit.credited else 0 end`;

/** Orders whose entries in the books do not match their state. */
export async function listMisplaced(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ number: string; what: string }[]> {
  return (await sql.query<{ number: string; what: string }>(MISPLACED, [merchant])).rows;
}
