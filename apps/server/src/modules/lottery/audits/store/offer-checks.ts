// Compares group buys with their shares, and shares with the money that was set aside, charged and
// paid for them.
import { CODES } from '../../../../accounts.ts';
import type { AuditCheck } from './audit-checks.ts';

const OWNER = `
  split_part(a.address, ':', case when a.address like 'trial:%' then 3 else 2 end)::uuid`;

/** The legs of a stake that an account for coming bets paid, by entry and member. */
const CHARGED = `
  select m.merchant_id, m.entry_id,
         ${OWNER} as member_id,
         sum(m.amount)::bigint as amount
    from ledger.movement m
    join ledger.account a on a.merchant_id = m.merchant_id and a.account_id = m.debit_id
   where m.refused is null and m.code = ${CODES.stake}
     and a.address ~ '^(trial:)?member:[^:]+:chase$'
   group by 1, 2, 3`;

// every merchant: an audit reads all group buys of the database.
export const OFFER_CHECKS: readonly AuditCheck[] = [
  {
    problem: 'its shares are not what it says that were sold: {detail}',
    sql: `
      select f.merchant_id, 'offer ' || f.offer_id as row,
             f.sold || ' of ' || f.shares || ', rows ' || coalesce(sum(s.shares), 0) as detail
        from lottery.offer f
        left join lottery.offer_share s using (merchant_id, offer_id)
       group by f.merchant_id, f.offer_id
      having coalesce(sum(s.shares) filter (where s.kind <> 'guarantee'), 0) <> f.sold
          or (f.state in ('FILLED', 'PLACED') and coalesce(sum(s.shares), 0) <> f.shares)`,
  },
  {
    problem: 'it is not once an order of its price where it was placed: {detail}',
    sql: `
      select f.merchant_id, 'offer ' || f.offer_id as row,
             f.state || ', ' || coalesce(o.stake::text, 'no order') as detail
        from lottery.offer f
        left join lottery.bet_order o
          on o.merchant_id = f.merchant_id and o.order_id = f.offer_id
       where (f.state = 'PLACED' and (o.stake is null or o.stake <> f.stake))
          or (f.state not in ('PLACED', 'FILLED') and o.order_id is not null)`,
  },
  {
    problem: 'a sharer was not charged for its shares: {detail}',
    sql: `
      with owned as (
        select f.merchant_id, f.offer_id, s.member_id,
               sum(f.share_price * s.shares)::bigint as amount
          from lottery.offer f join lottery.offer_share s using (merchant_id, offer_id)
         where f.state = 'PLACED' and s.shares > 0 group by 1, 2, 3)
      select owned.merchant_id, 'offer ' || owned.offer_id || ' member ' || owned.member_id as row,
             owned.amount || ' and ' || coalesce(c.amount, 0) as detail
        from owned
        left join (${CHARGED}) as c
          on c.merchant_id = owned.merchant_id and c.entry_id = owned.offer_id
         and c.member_id = owned.member_id
       where owned.amount <> coalesce(c.amount, 0)`,
  },
  {
    problem: 'the parts of its shares are not what its tickets were paid: {detail}',
    sql: `
      with parts as (
        select merchant_id, draw_id, version, offer_id,
               sum(prize + refunded + limited) as paid
          from lottery.share_outcome group by 1, 2, 3, 4)
      select f.merchant_id, 'offer ' || f.offer_id as row,
             coalesce(parts.paid, 0) || ' and ' || won.paid as detail
        from lottery.offer f
        join lottery.draw d using (merchant_id, draw_id)
        join lottery.bet_order o on o.merchant_id = f.merchant_id and o.order_id = f.offer_id
        cross join lateral (
          select case when d.state = 'VOID' then f.stake::numeric
                      else coalesce(sum(x.prize + x.refunded), 0) end as paid
            from lottery.outcome x
           where x.merchant_id = f.merchant_id and x.draw_id = f.draw_id
             and x.version = d.result_version
             and x.seq >= o.first_seq and x.seq < o.first_seq + o.bets) as won
        left join parts
          on parts.merchant_id = f.merchant_id and parts.draw_id = f.draw_id
         and parts.version = d.result_version and parts.offer_id = f.offer_id
       where d.state in ('SETTLED', 'VOID') and coalesce(parts.paid, 0) <> won.paid`,
  },
  {
    // The same account holds the money of chases: it has at least that of the open shares.
    problem: 'less is set aside than its open shares hold: {detail}',
    sql: `
      with held as (
        select f.merchant_id, s.member_id, f.trial, sum(f.share_price * s.held)::bigint as amount
          from lottery.offer f join lottery.offer_share s using (merchant_id, offer_id)
         where f.state = 'OPEN' group by 1, 2, 3),
      kept as (
        select a.merchant_id, ${OWNER} as member_id, starts_with(a.address, 'trial:') as trial,
               sum(b.balance)::bigint as amount
          from ledger.account a
          join ledger.balance b on b.merchant_id = a.merchant_id and b.account_id = a.account_id
         where a.address ~ '^(trial:)?member:[^:]+:chase$'
         group by 1, 2, 3)
      select held.merchant_id, 'member ' || held.member_id as row,
             held.amount || ' and ' || coalesce(kept.amount, 0) as detail
        from held left join kept using (merchant_id, member_id, trial)
       where held.amount > coalesce(kept.amount, 0)`,
  },
  {
    problem: 'its holding is not what its shares are, and were paid: {detail}',
    sql: `
      with owned as (
        select f.merchant_id, f.offer_id, s.member_id, f.state, f.draw_id,
               f.share_price * sum(case when f.state = 'PLACED' then s.shares else s.held end)
                 as stake
          from lottery.offer f join lottery.offer_share s using (merchant_id, offer_id)
         where f.state <> 'FILLED' group by f.merchant_id, f.offer_id, s.member_id),
      paid as (
        select x.merchant_id, x.offer_id, x.member_id, sum(x.prize + x.refunded) as returned
          from lottery.share_outcome x
          join lottery.draw d on d.merchant_id = x.merchant_id and d.draw_id = x.draw_id
           and d.result_version = x.version and d.state in ('SETTLED', 'VOID')
         group by 1, 2, 3)
      select owned.merchant_id, 'offer ' || owned.offer_id || ' member ' || owned.member_id as row,
             owned.stake || ' and ' || coalesce(h.stake::text, 'none') || ', ' ||
             coalesce(paid.returned, 0) || ' and ' || coalesce(h.returned, 0) as detail
        from owned
        left join lottery.holding h using (merchant_id, offer_id, member_id)
        left join paid using (merchant_id, offer_id, member_id)
       where owned.stake is distinct from h.stake::numeric
          or case when owned.state = 'RETURNED' then owned.stake
                  else coalesce(paid.returned, 0) end is distinct from h.returned::numeric`,
  },
];
