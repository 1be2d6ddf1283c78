// Compares the draws with the public log: the commitment, the root at the close and the result must
// be as logged, and every logged draw must exist.
import type { Finding, SqlClient } from '@fairhouse/ledger';
import { runInSnapshot, runChecks, type AuditCheck } from './audit-checks.ts';

/**
 * Lines of one kind with the draw's own id; later corrections and voids have an id with a suffix.
 */
const LINES = (kind: string): string => `
  (select l.merchant_id, l.draw_id, l.at, l.body from lottery.log l
    where l.kind = '${kind}' and strpos(l.body->>'drawId', '#') = 0)`;

const IS_OF = 'l.merchant_id = d.merchant_id and l.draw_id = d.draw_id';

// every merchant: an audit reads all draws of the database.
const CHECKS: readonly AuditCheck[] = [
  {
    problem: 'the log speaks of it, and it is not there',
    sql: `
      select l.merchant_id, 'draw ' || (l.body->>'drawId') as row, '' as detail
        from lottery.log l
        left join lottery.draw d on ${IS_OF} and d.proof_id = split_part(l.body->>'drawId', '#', 1)
       where d.draw_id is null
       group by l.merchant_id, l.body->>'drawId'`,
  },
  {
    problem: 'the log has not once what it is committed to',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row, '' as detail
        from lottery.draw d
        left join ${LINES('commit')} as l
          on ${IS_OF} and l.body->>'drawId' = d.proof_id
         and l.body->>'commit' = encode(d.commitment, 'hex')
         and l.body->>'rulesHash' = encode(d.rules_hash, 'hex')
       group by d.merchant_id, d.draw_id, d.issue
      having count(l.draw_id) <> 1`,
  },
  {
    problem: 'the log has not once the root that it was closed with',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row, '' as detail
        from lottery.draw d
        left join ${LINES('root')} as l
          on ${IS_OF} and l.body->>'drawId' = d.proof_id
       group by d.merchant_id, d.draw_id, d.issue, d.root, d.leaf_count, d.total_stake
      having count(l.draw_id) <> (case when d.root is null then 0 else 1 end)
          or coalesce(bool_or(
               l.body->>'root' is distinct from encode(d.root, 'hex')
               or (l.body->>'count')::bigint is distinct from d.leaf_count
               or (l.body->>'totalStake')::bigint is distinct from d.total_stake::bigint), false)`,
  },
  {
    problem: 'its leaves are not as many as its root counts: {detail}',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row,
             b.leaf_count || ' taken, ' || d.leaf_count || ' under the root' as detail
        from lottery.draw d
        join lottery.draw_book b using (merchant_id, draw_id)
       where d.root is not null and b.leaf_count <> d.leaf_count`,
  },
  {
    problem: 'its tickets are not the stake that was closed with: {detail}',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row,
             d.total_stake || ' under the root, tickets ' || coalesce(sum(t.stake), 0) as detail
        from lottery.draw d
        left join lottery.ticket t
          on t.merchant_id = d.merchant_id and t.draw_id = d.draw_id
         and not exists (
           select from lottery.cancellation c
            where c.merchant_id = t.merchant_id and c.draw_id = t.draw_id and c.cancels = t.seq)
       where d.root is not null
       group by d.merchant_id, d.draw_id, d.issue, d.total_stake
      having coalesce(sum(t.stake), 0) <> d.total_stake`,
  },
  {
    problem: 'the log has not once the numbers that it was drawn with',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row, '' as detail
        from lottery.draw d
        left join lottery.result r
          on r.merchant_id = d.merchant_id and r.draw_id = d.draw_id and r.version = 1
        left join ${LINES('result')} as l
          on ${IS_OF} and l.body->>'drawId' = d.proof_id
       group by d.merchant_id, d.draw_id, d.issue, d.seed, r.numbers
      having count(l.draw_id) <> (case when r.numbers is null then 0 else 1 end)
          or coalesce(bool_or(
               l.body->>'numbers' is distinct from r.numbers
               or l.body->>'seed' is distinct from encode(d.seed, 'hex')), false)`,
  },
  {
    problem: 'it is settled by other numbers than it was drawn with: {detail}',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row,
             coalesce(r.numbers, 'none') || ' drawn, ' || coalesce(d.numbers, 'none') || ' stand'
               as detail
        from lottery.draw d
        left join lottery.result r
          on r.merchant_id = d.merchant_id and r.draw_id = d.draw_id
         and r.version = case when d.mode = 'entered' or d.scheme = 'LD1'
                              then d.result_version else 1 end
       where d.state in ('DRAWN', 'SETTLING', 'SETTLED') and r.numbers is distinct from d.numbers`,
  },
  {
    problem: 'it is void, and the log does not say so',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row, '' as detail
        from lottery.draw d
       where d.state in ('VOIDING', 'VOID') and not exists (
         select from lottery.log l
          where ${IS_OF} and l.kind = 'void'
            and split_part(l.body->>'drawId', '#', 1) = d.proof_id)`,
  },
  {
    problem: 'the log says that it is void, and it is not',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row, '' as detail
        from lottery.draw d
       where d.state not in ('VOIDING', 'VOID') and exists (
         select from lottery.log l where ${IS_OF} and l.kind = 'void')`,
  },
  {
    // The server draws within ten minutes or voids the draw; an hour allows for a restart.
    problem: 'it closed an hour before the newest line of the log, and has no end in it',
    sql: `
      select d.merchant_id, 'draw ' || d.issue as row, '' as detail
        from lottery.draw d
       where d.mode <> 'entered'
         and d.closes_at + interval '1 hour' <
             (select max(l.at) from lottery.log l where l.merchant_id = d.merchant_id)
         and not exists (
           select from lottery.log l where ${IS_OF} and l.kind in ('result', 'void'))`,
  },
];

/** Audits all draws of the database against the log; as `auditBets`. */
export function auditDraws(client: SqlClient): Promise<Finding[]> {
  return runInSnapshot(client, () => runChecks(client, CHECKS));
}
