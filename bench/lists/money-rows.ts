// Deposits, withdrawals, cards, adjustments, and the movements of stakes.
import { CODES } from '../../apps/server/src/accounts.ts';
import { ORDERS_OF_DRAW } from './bet-rows.ts';
import type { Filling } from './fill-table.ts';
import { idOf, stepOf, type Known } from './known.ts';

export function moneyRows(known: Known): Filling[] {
  const { merchant, currency, size } = known;
  const { members, bets } = size;
  const deposits = members * 2;
  const withdrawals = Math.ceil(members / 2);
  const adjustments = Math.ceil(members / 20);
  const common = { merchant_id: String(merchant), currency: `'${currency}'` };
  const of = (rows: number) => ({
    member_id: idOf('member', `1 + n % ${members}`),
    username: `'member' || 1 + n % ${members}`,
    ...(rows === adjustments ? { at: `bench.at(n, ${rows})` } : {}),
  });
  const waits = 'n % 10000 = 0';
  return [
    {
      table: 'cashier.deposit',
      rows: deposits,
      columns: {
        ...common,
        ...of(deposits),
        deposit_id: idOf('deposit'),
        number: "'D9' || n",
        request_key: "'bench-' || n",
        channel_id: "case when n % 2 = 0 then 'gcash' else 'bank' end",
        method: "'gcash'",
        provider: "'sandbox'",
        amount: '5000000',
        fee: '0',
        rollover: '5000000',
        state: `case when ${waits} then 'AMOUNT_REVIEW' when n % 7 = 0 then 'EXPIRED'
          else 'SUCCESS' end`,
        credited: 'case when n % 7 = 0 then null else 5000000 end',
        created_at: `bench.at(n, ${deposits})`,
        changed_at: `bench.at(n, ${deposits})`,
        expires_at: `bench.at(n, ${deposits})`,
        credited_at: `case when n % 7 = 0 then null else bench.at(n, ${deposits}) end`,
      },
    },
    {
      table: 'cashier.withdrawal',
      rows: withdrawals,
      columns: {
        ...common,
        ...of(withdrawals),
        withdrawal_id: idOf('withdrawal'),
        number: "'W9' || n",
        card_id: idOf('card'),
        amount: '3000000',
        fee: '0',
        ordinal: '1',
        state: `case when ${waits} then 'MANUAL_RISK' when n % 30 = 1 then 'REJECTED'
          else 'SUCCESS' end`,
        end_entry: 'gen_random_uuid()',
        fee_entry: 'gen_random_uuid()',
        created_at: `bench.at(n, ${withdrawals})`,
        changed_at: `bench.at(n, ${withdrawals})`,
        ended_at: `case when ${waits} then null else bench.at(n, ${withdrawals}) end`,
      },
    },
    {
      table: 'cashier.bank_card',
      rows: withdrawals,
      columns: {
        merchant_id: String(merchant),
        card_id: idOf('card'),
        member_id: idOf('member', `1 + n % ${members}`),
        kind: "'EWALLET'",
        bank: "'gcash'",
        number_sealed: "'x'",
        number_tail: "lpad((n % 10000)::text, 4, '0')",
        number_tag: 'sha256(n::text::bytea)',
        holder: "'Player ' || n",
        added_at: `bench.at(n, ${withdrawals})`,
        usable_at: `bench.at(n, ${withdrawals})`,
      },
    },
    {
      table: 'cashier.adjustment',
      rows: adjustments,
      columns: {
        ...common,
        ...of(adjustments),
        adjustment_id: idOf('adjustment'),
        number: "'A9' || n",
        direction: "'CREDIT'",
        amount: '100000',
        reason: "'Goodwill'",
        maker: "'ops'",
        checker: "'owner'",
      },
    },
    {
      table: 'ledger.account',
      rows: members,
      columns: {
        merchant_id: String(merchant),
        account_id: '1000000 + n',
        address: `'member:' || ${idOf('member')} || ':main'`,
        currency: `'${currency}'`,
        kind: '1',
      },
    },
    {
      table: 'ledger.balance',
      rows: members,
      columns: {
        merchant_id: String(merchant),
        account_id: '1000000 + n',
        balance: 'n % 100000 * 10000',
        version: String(Math.ceil(bets / members)),
      },
    },
    movements(known),
  ];
}

/**
 * One movement for each bet. Lines of an account are without gaps; those of `player1` are stakes,
 * and every tenth is a payout.
 */
function movements({ merchant, account, version, size }: Known): Filling {
  const step = stepOf(size);
  const isOwn = `n % ${step} = 0`;
  const isPayout = `${isOwn} and n / ${step} % 10 = 0`;
  const line = `case when ${isOwn} then ${version} + n / ${step}
    else 1 + (n - n / ${step}) / ${size.members} end`;
  const member = `case when ${isOwn} then ${account}
    else 1000001 + (n - n / ${step}) % ${size.members} end`;
  return {
    table: 'ledger.movement',
    rows: size.bets,
    columns: {
      merchant_id: String(merchant),
      batch: '1 + n / 1000',
      debit_id: `case when ${isPayout} then 1000000 else ${member} end`,
      credit_id: `case when ${isPayout} then ${member} else 1000000 end`,
      amount: '20000',
      debit_sequence: `case when ${isPayout} then null else ${line} end`,
      debit_balance: `case when ${isPayout} then null else 1000000 end`,
      credit_sequence: `case when ${isPayout} then ${line} end`,
      credit_balance: `case when ${isPayout} then 1000000 end`,
      booked_at: `bench.at(n, ${size.bets})`,
      entry_id: idOf('entry'),
      leg: '0',
      code: `case when ${isPayout} then ${CODES.payout} else ${CODES.stake} end`,
      reference: `'bench-' || n / ${ORDERS_OF_DRAW}`,
    },
  };
}
