// The sums that the dashboard, the list of members and the page of a member read.
import { CODES } from '../../apps/server/src/accounts.ts';
import type { Filling } from './fill-table.ts';
import { idOf, type Known } from './known.ts';

/** Sums of quarters of an hour, of the whole merchant for two years and by lottery for 40 days. */
export function reportRows({ merchant, player, size }: Known): Filling[] {
  const quarter = (n: string): string =>
    `date_bin('15 minutes', house_now(), timestamptz 'epoch') - (${n}) * interval '15 minutes'`;
  const sums = {
    merchant_id: String(merchant),
    movements: '40',
    amount: '40000000',
  };
  return [
    {
      table: 'reports.flow',
      rows: 730 * 96 * 3,
      columns: {
        ...sums,
        quarter: quarter('n / 3'),
        trial: 'false',
        code: `(array[${CODES.deposit}, ${CODES.stake}, ${CODES.payout}])[1 + n % 3]`,
        direction: '(array[0, 1, -1])[1 + n % 3]',
      },
    },
    {
      table: 'reports.lottery_flow',
      rows: 40 * 96 * 2,
      joins: `cross join (
        select code from lottery.lottery where merchant_id = ${merchant}) sold`,
      columns: {
        ...sums,
        quarter: quarter('n / 2'),
        lottery: 'sold.code',
        code: `(array[${CODES.stake}, ${CODES.payout}])[1 + n % 2]`,
        direction: '(array[1, -1])[1 + n % 2]',
      },
    },
    {
      table: 'reports.people',
      rows: 730 * 96,
      columns: {
        merchant_id: String(merchant),
        quarter: quarter('n'),
        players: '100',
        depositors: '2',
      },
    },
    {
      table: 'reports.member_day',
      rows: 730,
      columns: {
        merchant_id: String(merchant),
        member_id: `'${player}'`,
        day: 'house_now()::date - n::int',
        stakes: '560000',
        bets: '28',
      },
    },
    {
      table: 'reports.member_total',
      rows: size.members,
      columns: {
        merchant_id: String(merchant),
        member_id: idOf('member'),
        balance: 'case when n % 20 = 0 then n::bigint * 7919 % 1000000 else 0 end',
        deposits: 'n % 100000',
        last_deposit_at: "house_now() - (n::bigint * 7919 % 1000000) * interval '1 minute'",
        last_bet_at: "house_now() - (n::bigint * 104729 % 1000000) * interval '1 minute'",
      },
    },
  ];
}
