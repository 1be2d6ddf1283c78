import { assert } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  freshDraw,
  openLotteryHouse,
  playerWith,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryHouse,
} from '../../../testing/lottery-house.ts';
import { auditBets } from './audit-bets.ts';

let house: LotteryHouse;
let admin: pg.Client;
/** An order that won, one that was cancelled and one on a void draw. */
const orders = { won: '', cancelled: '', void: '' };

beforeAll(async () => {
  house = await openLotteryHouse();
  admin = new pg.Client({ connectionString: house.databaseUrl });
  await admin.connect();
  const { client } = await playerWith(house, 'player1', '100000');
  const draw = await freshDraw(house);
  const rebated = betOf({ play: 'FixedPlace', pick: '0123456789||||', group: 1900 });
  const bets = [...sureBets(), rebated];
  const place = async (issue: string) =>
    valueOf(await client.call('placeBets', { issue, bets })).order;
  orders.won = await place(draw.issue);
  orders.cancelled = await place(draw.issue);
  valueOf(await client.call('cancelBets', { order: orders.cancelled as never }));
  const plan = { issue: draw.issue, kind: 'same', stopOnWin: false } as const;
  valueOf(
    await client.call('createChase', {
      ...plan,
      multiples: [1, 1],
      bets: sureBets(),
      total: '200.0000',
    }),
  );
  await house.runJobs('lottery-chase');
  await turnTo(house, draw.drawAt);
  await runLottery(house);
  const next = await freshDraw(house);
  orders.void = await place(next.issue);
  const owner = house.desk({ token: await logInOperator(house, 'owner') });
  const asked = valueOf(await owner.call('drawVoid', { issue: next.issue, reason: 'a test' }));
  const partner = house.desk({ token: await logInOperator(house, 'partner') });
  const decision = { id: asked.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await partner.call('approvalDecide', decision));
  await house.runJobs('lottery-settle', 'lottery-chase');
});
afterAll(async () => {
  await admin.end();
  await house.close();
});

test('an evening of wins, cancellations, chases and voids is without a finding', async () => {
  expect(await auditBets(admin)).toEqual([]);
});

const draw = (order: keyof typeof orders) =>
  `(select draw_id from lottery.bet_order where order_id = :${order})`;
const issue = (order: keyof typeof orders) =>
  `(select issue from lottery.draw where draw_id = ${draw(order)})`;

test.each([
  ['a stake away', `delete from ledger.movement where entry_id = :won`, 'order :won'],
  [
    'a stake made less',
    `update ledger.movement set amount = 1 where entry_id = :won`,
    'order :won',
  ],
  ['an order away', `delete from lottery.bet_order where order_id = :won`, 'movement :won'],
  [
    'an order with its tickets away',
    `delete from lottery.ticket where draw_id = ${draw('void')};
     delete from lottery.bet_order where order_id = :void`,
    'movement :void',
  ],
  [
    'a ticket made dearer',
    `update lottery.ticket set stake = stake + 1 where draw_id = ${draw('won')} and seq = 1`,
    'order :won',
  ],
  [
    'the last leaf away',
    `delete from lottery.cancellation where order_id = :cancelled`,
    'draw :issue',
  ],
  [
    'a prize made more',
    `update lottery.outcome set prize = prize + 1 where draw_id = ${draw('won')} and seq = 1`,
    'draw :issue member',
  ],
  [
    'a payout away',
    `delete from ledger.movement where code = 6 and reference = ${issue('won')}`,
    'draw :issue member',
  ],
  [
    'a stake never given back',
    `delete from ledger.movement where code = 7 and reference = ${issue('void')}`,
    'draw :issue2 member',
  ],
  [
    'a rebate away',
    `delete from ledger.movement where code = 8 and reference = ${issue('won')}`,
    'draw :issue member',
  ],
])('%s is found', async (_what, sql, named) => {
  const { rows } = await admin.query<{ order_id: string; issue: string }>(
    'select o.order_id, d.issue from lottery.bet_order o join lottery.draw d using (draw_id)',
  );
  const issueOf = (order: string) => rows.find((row) => row.order_id === order)?.issue ?? '';
  const fill = (text: string) =>
    text
      .replaceAll(':issue2', issueOf(orders.void))
      .replaceAll(':issue', issueOf(orders.won))
      .replace(/:(won|cancelled|void)/g, (_, name: keyof typeof orders) => orders[name]);
  const quoted = sql.replace(/:(won|cancelled|void)/g, (each) => `'${fill(each)}'`);
  const findings = await tampered(quoted);
  expect(findings.map(({ row }) => row).join('\n')).toContain(fill(named));
});

/** Changes rows past every guard, audits, and puts them back as they were. */
async function tampered(sql: string) {
  await admin.query("set session_replication_role = 'replica'");
  const copies = ['ledger.movement', 'lottery.bet_order', 'lottery.ticket'];
  copies.push('lottery.outcome', 'lottery.cancellation');
  for (const [index, table] of copies.entries()) {
    await admin.query(`create temp table copy${index} as table ${table}`);
  }
  try {
    await admin.query(sql);
    const findings = await auditBets(admin);
    assert(findings.length > 0, 'the audit finds something');
    return findings;
  } finally {
    for (const [index, table] of copies.entries()) {
      await admin.query(`delete from ${table}`);
      await admin.query(`insert into ${table} select * from copy${index}`);
      await admin.query(`drop table copy${index}`);
    }
  }
}
