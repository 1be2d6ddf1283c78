// Everything that agents were paid and owe, as lines of text that two runs of the same days have in
// common: names and keys, not the ids that a run makes.
import type pg from 'pg';
import type { Breach } from '../check-evening.ts';

/** Sorted lines by what they are of. */
export type PaySnapshot = ReadonlyMap<string, readonly string[]>;

const BILL = `b.kind, b.period_key, a.username as agent`;
const BILL_AGENT = `
  join contracts.bill b on b.merchant_id = x.merchant_id and b.bill_id = x.bill_id
  join members.member a on a.merchant_id = b.merchant_id and a.member_id = b.agent_id`;

// Periods that end at $1 or before; what ends later depends on when a run reaches it.
const STATEMENTS: Readonly<Record<string, string>> = {
  runs: `
    select kind, period_key, bills, gross from contracts.run where ends_at <= $1`,
  bills: `
    select ${BILL}, p.username as payer, b.contract_id, b.figures, b.decision, b.company_win,
      b.carry_unpaid, b.qualified, b.gross, b.due, b.to_directs, b.received, b.outstanding,
      b.status, b.held
    from contracts.bill x ${BILL_AGENT}
    left join members.member p on p.merchant_id = b.merchant_id and p.member_id = b.payer_id
    where b.ends_at <= $1`,
  payments: `
    select ${BILL}, x.cause, p.username as payer, e.username as payee, x.amount
    from contracts.payment x ${BILL_AGENT}
    left join members.member p on p.merchant_id = x.merchant_id and p.member_id = x.payer_id
    left join members.member e on e.merchant_id = x.merchant_id and e.member_id = x.payee_id
    where $1::timestamptz is not null`,
  debts: `
    select ${BILL}, p.username as payer, x.creditor, x.amount, x.outstanding,
      x.settled_at is not null as settled
    from contracts.debt x ${BILL_AGENT}
    join members.member p on p.merchant_id = x.merchant_id and p.member_id = x.payer_id
    where $1::timestamptz is not null`,
  rates: `
    select a.username as agent, x.day, x.pay, x.decision from contracts.realtime_rate x
    join members.member a on a.merchant_id = x.merchant_id and a.member_id = x.agent_id
    where x.evaluated_at is not null and x.day < ($1::timestamptz + interval '8 hours')::date`,
  slots: `
    select a.username as agent, x.slot, x.bets, x.turnover, x.total, x.carried_in, x.carried_out,
      x.paid, x.paid_at is not null as is_paid
    from contracts.realtime_slot x
    join members.member a on a.merchant_id = x.merchant_id and a.member_id = x.agent_id
    where x.slot < $1`,
  'bets of slots': `
    select a.username as agent, m.username as member, x.slot, x.draw_id, x.seq, x.share, x.stake,
      x.amount
    from contracts.realtime_line x
    join members.member a on a.merchant_id = x.merchant_id and a.member_id = x.agent_id
    join members.member m on m.merchant_id = x.merchant_id and m.member_id = x.member_id
    where x.slot < $1`,
  figures: `
    select a.username as agent, x.day, x.bet, x.win_stake, x.loss_stake, x.payout, x.bet_rebate,
      x.bets
    from agents.team_day x
    join members.member a on a.merchant_id = x.merchant_id and a.member_id = x.agent_id
    where x.day < ($1::timestamptz + interval '8 hours')::date`,
  wallets: `
    select a.username, b.balance from members.member a
    join ledger.account c on c.merchant_id = a.merchant_id
      and c.address = 'member:' || a.member_id || ':main'
    join ledger.balance b on b.merchant_id = c.merchant_id and b.account_id = c.account_id
    where $1::timestamptz is not null`,
  movements: `
    select m.code, coalesce(p.username, d.address) as debit,
      coalesce(e.username, c.address) as credit,
      m.amount, count(*) as times
    from ledger.movement m
    join ledger.account d on d.merchant_id = m.merchant_id and d.account_id = m.debit_id
    join ledger.account c on c.merchant_id = m.merchant_id and c.account_id = m.credit_id
    left join members.member p on p.merchant_id = m.merchant_id
      and d.address = 'member:' || p.member_id || ':main'
    left join members.member e on e.merchant_id = m.merchant_id
      and c.address = 'member:' || e.member_id || ':main'
    where m.refused is null and $1::timestamptz is not null
    group by 1, 2, 3, 4`,
};

/** Reads what was paid and is owed, of periods up to an instant. */
export async function readPaySnapshot(db: pg.Client, until: number): Promise<PaySnapshot> {
  const found = new Map<string, readonly string[]>();
  for (const [name, text] of Object.entries(STATEMENTS)) {
    const { rows } = await db.query<object>(text, [new Date(until)]);
    found.set(name, rows.map((row) => JSON.stringify(row)).sort());
  }
  return found;
}

/** What one run has and the other has not, a line as often as it is there. */
export function compareSnapshots(undisturbed: PaySnapshot, disturbed: PaySnapshot): Breach[] {
  return [...undisturbed].flatMap(([name, expected]) => {
    const found = disturbed.get(name) ?? [];
    const [missing, surplus] = [without(expected, found), without(found, expected)];
    return [
      ...missing.map((line) => ({ invariant: `${name}: missing`, detail: line })),
      ...surplus.map((line) => ({ invariant: `${name}: surplus`, detail: line })),
    ];
  });
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

// A payment of a bill and its entry in the ledger, either without the other.
const UNPAIRED_PAYMENTS = `
  select coalesce(y.payment_id, m.entry_id) as id, y.amount as paid, m.amount as booked
  from contracts.payment y
  full join (select * from ledger.movement where code in (25, 26, 27, 29, 30) and refused is null) m
    on m.merchant_id = y.merchant_id and m.entry_id = y.payment_id
  where y.amount is distinct from m.amount`;

const UNPAIRED_SLOTS = `
  select coalesce(s.entry_id, m.entry_id) as id, s.paid, m.amount as booked
  from (select * from contracts.realtime_slot where paid_at is not null) s
  full join (select * from ledger.movement where code = 28 and refused is null) m
    on m.merchant_id = s.merchant_id and m.entry_id = s.entry_id
  where s.paid is distinct from m.amount`;

const UNBALANCED_BILLS = `
  select b.bill_id as id, b.received as paid, coalesce(y.paid, 0) as booked
  from contracts.bill b
  left join (select merchant_id, bill_id, sum(amount) as paid from contracts.payment
    where cause <> 'debt' or payee_id is not null group by 1, 2) y
    on y.merchant_id = b.merchant_id and y.bill_id = b.bill_id
  where b.received <> coalesce(y.paid, 0)
    or b.status in ('issued', 'part_paid', 'insufficient') and b.received + b.outstanding <> b.due`;

const UNBALANCED_DEBTS = `
  select d.bill_id as id, d.outstanding as paid, b.outstanding as booked
  from contracts.debt d
  join contracts.bill b on b.merchant_id = d.merchant_id and b.bill_id = d.bill_id
  where d.creditor = 'payee' and d.outstanding <> b.outstanding`;

/** Whether every payment has its entry, every bill its payments, and every debt its rest. */
export async function checkPayments(db: pg.Client): Promise<Breach[]> {
  const checks = {
    'payment without its entry': UNPAIRED_PAYMENTS,
    'slot without its entry': UNPAIRED_SLOTS,
    'bill without its payments': UNBALANCED_BILLS,
    'debt without its bill': UNBALANCED_DEBTS,
  };
  const breaches: Breach[] = [];
  for (const [invariant, text] of Object.entries(checks)) {
    const { rows } = await db.query<object>(text);
    breaches.push(...rows.map((row) => ({ invariant, detail: JSON.stringify(row) })));
  }
  return breaches;
}
