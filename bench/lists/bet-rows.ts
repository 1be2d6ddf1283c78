// Draws with their results, the orders and tickets on them, and what these won.
import type { Filling } from './fill-table.ts';
import { idOf, lotteryOf, stepOf, type Known } from './known.ts';

/** Orders of one draw. */
export const ORDERS_OF_DRAW = 50;

export function drawRows(known: Known): Filling[] {
  const {
    merchant,
    draw,
    size: { bets },
  } = known;
  const draws = Math.ceil(bets / ORDERS_OF_DRAW);
  const at = `bench.at(n, ${draws})`;
  const stake = 20_000 * ORDERS_OF_DRAW;
  return [
    {
      table: 'lottery.draw',
      rows: draws,
      like: `draw_id = ${draw}`,
      columns: {
        draw_id: `${FIRST_DRAW} + n`,
        lottery: lotteryOf(known),
        issue: `${lotteryOf(known)} || '-' || n`,
        ordinal: `${FIRST_DRAW} + n`,
        proof_id: "'bench-' || n",
        state: "'SETTLED'",
        opens_at: `${at} - interval '5 minutes'`,
        closes_at: `${at} - interval '5 seconds'`,
        draw_at: at,
        closed_at: `${at} - interval '5 seconds'`,
        leaf_count: String(ORDERS_OF_DRAW),
        total_stake: String(stake),
        numbers: "'1 2 3 4 5'",
        result_version: '1',
        settled_at: `${at} + interval '1 second'`,
      },
    },
    {
      table: 'lottery.draw_total',
      rows: draws,
      columns: {
        merchant_id: String(merchant),
        draw_id: `${FIRST_DRAW} + n`,
        version: '1',
        trial: 'false',
        tickets: String(ORDERS_OF_DRAW),
        stake: String(stake),
        cancelled: '0',
        prize: String(stake - 30_000),
        refunded: '0',
        rebate: '0',
        capped: '0',
      },
    },
    {
      table: 'lottery.draw_sum',
      rows: draws,
      columns: {
        merchant_id: String(merchant),
        lottery: lotteryOf(known),
        draw_at: at,
        draw_id: `${FIRST_DRAW} + n`,
        numbers: "'1 2 3 4 5'",
        stake: String(stake),
        prize: String(stake - 30_000),
        refunded: '0',
        rebate: '0',
        compared: String(stake),
        low: String(BigInt(stake) * 950_000_000_000n),
        high: String(BigInt(stake) * 950_000_000_000n),
        variance: '1000000000000',
      },
    },
    {
      table: 'lottery.result',
      rows: draws,
      columns: {
        merchant_id: String(merchant),
        draw_id: `${FIRST_DRAW} + n`,
        version: '1',
        numbers: "'1 2 3 4 5'",
        reason: "'draw'",
        made_by: "'house'",
        at,
      },
    },
  ];
}

export const FIRST_DRAW = 1_000_000_000;

/** Who placed the bet `n`: every tenth is one of a thousand members who bet the most. */
function bettorOf({ size }: Known, n = 'n'): string {
  const { members } = size;
  const step = stepOf(size);
  const heavy = Math.min(1000, members);
  return `cross join lateral (select case when ${n} % ${step} = 0 then 0
    when ${n} % 10 = 1 then 1 + ${n} / 10 % ${heavy} else 1 + ${n} % ${members} end as number)
    bettor`;
}

export function betRows(known: Known): Filling[] {
  const {
    merchant,
    player,
    size: { bets },
  } = known;
  const at = `bench.at(n, ${bets})`;
  const draw = `${FIRST_DRAW} + 1 + (n - 1) / ${ORDERS_OF_DRAW}`;
  const lottery = lotteryOf(known, `1 + (n - 1) / ${ORDERS_OF_DRAW}`);
  const seq = `1 + (n - 1) % ${ORDERS_OF_DRAW}`;
  const bettor = bettorOf(known);
  const member = `case when bettor.number = 0 then '${player}'
    else ${idOf('member', 'bettor.number')} end`;
  return [
    {
      table: 'lottery.bet_order',
      rows: bets,
      joins: bettor,
      columns: {
        merchant_id: String(merchant),
        order_id: idOf('order'),
        member_id: member,
        username: "case when bettor.number = 0 then 'player1' else 'member' || bettor.number end",
        trial: 'false',
        draw_id: draw,
        first_seq: seq,
        bets: '1',
        stake: '20000',
        content_hash: "'\\x00'",
        placed_at: at,
        lottery,
      },
    },
    {
      table: 'lottery.order_result',
      rows: bets,
      joins: bettor,
      columns: {
        merchant_id: String(merchant),
        member_id: member,
        result: 'case when (n + 3) % 10 = 0 then 4 else 0 end',
        placed_at: at,
        order_id: idOf('order'),
        lottery,
        stake: '20000',
        returned: 'case when (n + 3) % 10 = 0 then 190000 else 0 end',
      },
    },
    {
      table: 'lottery.ticket',
      rows: bets,
      joins: bettor,
      columns: {
        merchant_id: String(merchant),
        draw_id: draw,
        seq,
        notes: '1',
        multiple: '1',
        rebate_points: '0',
        trial: 'false',
        member_id: member,
        unit: '20000',
        stake: '20000',
        rebate: '0',
        nonce: "'\\x00112233445566778899aabbccddeeff'",
        style: "'GROUP'",
        play: "'FixedPlace'",
        terms: "'1900'",
        pick: "'1,,,,'",
      },
    },
    {
      table: 'lottery.outcome',
      rows: Math.floor(bets / 10),
      joins: bettorOf(known, '(n * 10 - 3)'),
      columns: {
        merchant_id: String(merchant),
        draw_id: `${FIRST_DRAW} + 1 + (n * 10 - 4) / ${ORDERS_OF_DRAW}`,
        version: '1',
        seq: `1 + (n * 10 - 4) % ${ORDERS_OF_DRAW}`,
        status: '2',
        trial: 'false',
        member_id: member,
        prize: '190000',
        refunded: '0',
        capped: '0',
        rebate_cut: '0',
      },
    },
  ];
}
