// Compares bets with ledger entries: every ticket with its stake, every stake with a ticket, and
// what results owe with what was paid. Unlike the ledger's own audit it detects a bet whose stake
// was removed together with everything that the ledger derives from it.
import type { Finding, SqlClient } from '@fairhouse/ledger';
import { CODES } from '../../../../accounts.ts';
import { runInSnapshot, runChecks, type AuditCheck } from './audit-checks.ts';
import { OFFER_CHECKS } from './offer-checks.ts';

const LOTTERY = `credit.address in ('house:lottery', 'trial:house:lottery')`;

/** Entries that moved stakes to the lottery's accounts; that of a group buy has many legs. */
const STAKES = `
  select m.merchant_id, m.entry_id, sum(m.amount) as amount, m.reference,
         starts_with(credit.address, 'trial:') as trial
    from ledger.movement m
    join ledger.account credit
      on credit.merchant_id = m.merchant_id and credit.account_id = m.credit_id
   where m.refused is null and m.code = ${CODES.stake} and ${LOTTERY}
   group by 1, 2, 4, 5`;

const MATCHES = `moved.amount = o.stake and moved.reference = d.issue and moved.trial = o.trial`;

/**
 * The net amount paid to a member, by draw and reason: credits from house accounts minus reversals.
 * A debt is lent within the entry that reverses, so the legs to the house have the full amount.
 */
const paidNet = (code: number, back: number): string => `
  select m.merchant_id, m.reference as issue, split_part(member.address, 'member:', 2) as owner,
         starts_with(member.address, 'trial:') as trial,
         sum(case when m.code = ${code} then m.amount else -m.amount end) as paid
    from ledger.movement m
    join ledger.account house
      on house.merchant_id = m.merchant_id
     and house.account_id = case when m.code = ${code} then m.debit_id else m.credit_id end
     and house.address ~ '^(trial:)?house:(lottery|rebate)$'
    join ledger.account member
      on member.merchant_id = m.merchant_id
     and member.account_id = case when m.code = ${code} then m.credit_id else m.debit_id end
   where m.refused is null and m.code in (${code}, ${back})
   group by 1, 2, 3, 4`;

/** Draws whose result is paid: settled and void ones. */
const DONE = `
  select d.merchant_id, d.draw_id, d.issue, d.state, d.result_version from lottery.draw d
   where d.state in ('SETTLED', 'VOID')`;

/** Compares what the lottery owes with what the ledger paid, by draw and member. */
const comparePaid = (owed: string, code: number, back: number): string => `
  with done as (${DONE}),
  owed as (${owed}),
  paid as (${paidNet(code, back)})
  select coalesce(owed.merchant_id, paid.merchant_id) as merchant_id,
         'draw ' || coalesce(owed.issue, paid.issue) || ' member ' ||
           coalesce(owed.member_id::text, split_part(paid.owner, ':', 1)) as row,
         coalesce(owed.amount, 0) || ' and ' || coalesce(paid.paid, 0) as detail
    from owed
    full join (
      select paid.* from paid join done
        on done.merchant_id = paid.merchant_id and done.issue = paid.issue) as paid
      on paid.merchant_id = owed.merchant_id and paid.issue = owed.issue
     and paid.trial = owed.trial and paid.owner = owed.member_id || ':main'
   where coalesce(owed.amount, 0) <> coalesce(paid.paid, 0)`;

/** Whether a row of tickets belongs to a member, not to a group buy, which is paid by shares. */
const isOwn = (row: string): string => `not exists (
  select from lottery.offer f
   where f.merchant_id = ${row}.merchant_id and f.offer_id = ${row}.member_id)`;

/** What the current result of a draw pays shares of group buys. */
const sharesPaid = (part: 'prize' | 'refunded' | 'rebate'): string => `
  select s.merchant_id, done.issue, s.member_id, s.trial, s.${part}::bigint as amount
    from lottery.share_outcome s
    join done on done.merchant_id = s.merchant_id and done.draw_id = s.draw_id
     and done.result_version = s.version
   where s.${part} > 0`;

const NOT_CANCELLED = `not exists (
  select from lottery.cancellation c
   where c.merchant_id = t.merchant_id and c.draw_id = t.draw_id and c.cancels = t.seq)`;

// every merchant: an audit reads all bets of the database. $1 to $n are not used: codes are
// constants of the chart.
const CHECKS: readonly AuditCheck[] = [
  {
    problem: 'its stake is not in the books as it was bet',
    sql: `
      select o.merchant_id, 'order ' || o.order_id as row, '' as detail
        from lottery.bet_order o
        join lottery.draw d using (merchant_id, draw_id)
        left join (${STAKES}) as moved
          on moved.merchant_id = o.merchant_id and moved.entry_id = o.order_id and ${MATCHES}
       where moved.entry_id is null`,
  },
  {
    problem: 'no order was placed for this stake',
    sql: `
      select moved.merchant_id, 'movement ' || moved.entry_id || ' leg 0' as row, '' as detail
        from (${STAKES}) as moved
        left join lottery.bet_order o
          on o.merchant_id = moved.merchant_id and o.order_id = moved.entry_id
       where o.order_id is null`,
  },
  {
    problem: 'its tickets are not what was staked: {detail}',
    sql: `
      select o.merchant_id, 'order ' || o.order_id as row,
             o.stake || ' for ' || o.bets || ', tickets ' || coalesce(sum(t.stake), 0) ||
               ' for ' || count(t.seq) as detail
        from lottery.bet_order o
        left join lottery.ticket t
          on t.merchant_id = o.merchant_id and t.draw_id = o.draw_id
         and t.seq >= o.first_seq and t.seq < o.first_seq + o.bets
         and t.member_id = o.member_id and t.trial = o.trial
       group by o.merchant_id, o.order_id, o.stake, o.bets
      having coalesce(sum(t.stake), 0) <> o.stake or count(t.seq) <> o.bets`,
  },
  {
    problem: 'its leaves are not numbered without gaps: {detail}',
    sql: `
      with leaf as (
        select merchant_id, draw_id, seq from lottery.ticket
        union all select merchant_id, draw_id, seq from lottery.cancellation
        union all select merchant_id, draw_id, seq from lottery.entry)
      select b.merchant_id, 'draw ' || d.issue as row,
             b.leaf_count || ' counted, ' || count(leaf.seq) || ' there, up to ' ||
               coalesce(max(leaf.seq), 0) as detail
        from lottery.draw_book b
        join lottery.draw d using (merchant_id, draw_id)
        left join leaf using (merchant_id, draw_id)
       group by b.merchant_id, b.draw_id, d.issue, b.leaf_count
      having count(leaf.seq) <> b.leaf_count or coalesce(max(leaf.seq), 0) <> b.leaf_count
          or count(distinct leaf.seq) <> b.leaf_count`,
  },
  {
    problem: 'its outcome has another stake than its ticket',
    sql: `
      select t.merchant_id, 'ticket ' || d.issue || ' ' || t.seq as row, '' as detail
        from lottery.outcome x
        join lottery.ticket t on t.merchant_id = x.merchant_id and t.draw_id = x.draw_id
         and t.seq = x.seq
        join lottery.draw d on d.merchant_id = x.merchant_id and d.draw_id = x.draw_id
       where x.stake <> t.stake`,
  },
  {
    problem: 'prizes are not what was paid: {detail}',
    sql: comparePaid(
      `select merchant_id, issue, member_id, trial, sum(amount) as amount from (
         select x.merchant_id, done.issue, x.member_id, x.trial, x.prize::bigint as amount
           from lottery.outcome x
           join done on done.merchant_id = x.merchant_id and done.draw_id = x.draw_id
            and done.result_version = x.version and done.state = 'SETTLED'
          where x.prize > 0 and ${isOwn('x')}
         union all ${sharesPaid('prize')}) as won
        group by 1, 2, 3, 4`,
      CODES.payout,
      CODES.payout_reversal,
    ),
  },
  {
    problem: 'stakes given back are not what was booked: {detail}',
    sql: comparePaid(
      `select merchant_id, issue, member_id, trial, sum(amount) as amount from (
         select o.merchant_id, done.issue, o.member_id, o.trial, o.stake::bigint as amount
           from lottery.bet_order o
           join done on done.merchant_id = o.merchant_id and done.draw_id = o.draw_id
          where (o.cancelled_at is not null or done.state = 'VOID') and ${isOwn('o')}
         union all
         select x.merchant_id, done.issue, x.member_id, x.trial, x.refunded::bigint
           from lottery.outcome x
           join done on done.merchant_id = x.merchant_id and done.draw_id = x.draw_id
            and done.result_version = x.version and done.state = 'SETTLED'
          where x.refunded > 0 and ${isOwn('x')}
         union all ${sharesPaid('refunded')}) as back
        group by 1, 2, 3, 4`,
      CODES.stake_refund,
      CODES.refund_reversal,
    ),
  },
  {
    problem: 'rebates are not what was paid: {detail}',
    sql: comparePaid(
      `select merchant_id, issue, member_id, trial, sum(amount) as amount from (
         select t.merchant_id, done.issue, t.member_id, t.trial,
                t.rebate - coalesce(x.rebate_cut, 0) as amount
           from lottery.ticket t
           join done on done.merchant_id = t.merchant_id and done.draw_id = t.draw_id
            and done.state = 'SETTLED'
           left join lottery.outcome x
             on x.merchant_id = t.merchant_id and x.draw_id = t.draw_id and x.seq = t.seq
            and x.version = done.result_version
          where t.rebate > 0 and ${NOT_CANCELLED} and ${isOwn('t')}
         union all ${sharesPaid('rebate')}) as back
        group by 1, 2, 3, 4 having sum(amount) > 0`,
      CODES.rebate,
      CODES.rebate_reversal,
    ),
  },
];

/**
 * Audits all bets of the database in one snapshot and without a lock; the connection is in no
 * transaction and may read everything.
 */
export function auditBets(client: SqlClient): Promise<Finding[]> {
  return runInSnapshot(client, () => runChecks(client, [...CHECKS, ...OFFER_CHECKS]));
}
