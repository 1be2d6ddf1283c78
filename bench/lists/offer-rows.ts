// Group buys of past draws, their shares, and what these were paid.
import { FIRST_DRAW, ORDERS_OF_DRAW } from './bet-rows.ts';
import type { Filling } from './fill-table.ts';
import { idOf, lotteryOf, type Known } from './known.ts';

/** Purchases of one offer. */
const BUYERS = 5;

/** The number of one offer's purchases that are of `player1`, every fifth offer. */
const OWN_EVERY = 5;

export function offerRows(known: Known): Filling[] {
  const {
    merchant,
    player,
    size: { members, bets },
  } = known;
  const offers = Math.ceil(bets / 500);
  const draws = Math.ceil(bets / ORDERS_OF_DRAW);
  const drawOf = (offer: string): string => `1 + (${offer}) % ${draws}`;
  const at = (offer: string): string => `bench.at(${offer}, ${offers})`;
  const offer = '1 + (n - 1) / 5';
  const no = `(1 + (n - 1) % ${BUYERS})`;
  const isOwn = `(n - 1) % ${BUYERS * OWN_EVERY} = 1`;
  const sharer = `case when ${isOwn} then '${player}' else ${idOf('member', `1 + n * 7 % ${members}`)} end`;
  const common = { merchant_id: String(merchant), trial: 'false' };
  return [
    {
      table: 'lottery.offer',
      rows: offers,
      columns: {
        ...common,
        offer_id: idOf('offer'),
        member_id: idOf('member', `1 + n % ${members}`),
        username: `'member' || 1 + n % ${members}`,
        draw_id: `${FIRST_DRAW} + ${drawOf('n')}`,
        lottery: lotteryOf(known, drawOf('n')),
        issue: `${lotteryOf(known, drawOf('n'))} || '-' || ${drawOf('n')}`,
        bets: "'[]'",
        stake: '1000000',
        rebate: '0',
        shares: '10',
        share_price: '100000',
        sold: '10',
        guarantee: '0',
        last_share: String(BUYERS),
        commission: '5',
        secrecy: "'open'",
        content_hash: "'x'",
        created_at: at('n'),
        closes_at: at('n'),
        state: "case when n % 20 = 0 then 'RETURNED' else 'PLACED' end",
        reason: "case when n % 20 = 0 then 'not_full' end",
      },
    },
    {
      table: 'lottery.offer_share',
      rows: offers * BUYERS,
      columns: {
        merchant_id: String(merchant),
        offer_id: idOf('offer', offer),
        share_no: no,
        member_id: sharer,
        username: `case when ${isOwn} then 'player1' else 'member' || 1 + n * 7 % ${members} end`,
        kind: `case when ${no} = 1 then 'own' else 'bought' end`,
        held: '2',
        shares: '2',
        at: at(offer),
      },
    },
    {
      table: 'lottery.holding',
      rows: offers * BUYERS,
      columns: {
        ...common,
        member_id: sharer,
        offer_id: idOf('offer', offer),
        placed_at: at(offer),
        result: 'case when n % 10 = 0 then 4 else 0 end',
        draw_id: `${FIRST_DRAW} + ${drawOf(offer)}`,
        lottery: lotteryOf(known, drawOf(offer)),
        shares: '2',
        of_shares: '10',
        stake: '200000',
        returned: 'case when n % 10 = 0 then 300000 else 0 end',
      },
    },
    {
      table: 'lottery.share_outcome',
      rows: offers * BUYERS,
      columns: {
        ...common,
        draw_id: `${FIRST_DRAW} + ${drawOf(offer)}`,
        version: '1',
        offer_id: idOf('offer', offer),
        share_no: no,
        member_id: sharer,
        prize: '0',
        refunded: '0',
        rebate: '0',
      },
    },
  ];
}
