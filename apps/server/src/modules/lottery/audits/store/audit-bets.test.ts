import { assert } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOperator } from '../../../../testing/log-in-operator.ts';
import {
  betOf,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../../testing/lottery-app.ts';
import { auditBets } from './audit-bets.ts';

let app: LotteryApp;
let admin: pg.Client;
/** An order that won, one that was cancelled and one on a void draw. */
const orders = { won: '', cancelled: '', void: '' };

beforeAll(async () => {
  app = await openLotteryApp();
  admin = new pg.Client({ connectionString: app.databaseUrl });
  await admin.connect();
  const { client } = await logInPlayer(app, 'player1', '100000');
  const draw = await freshDraw(app);
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
  await app.runJobs('lottery-chase');
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  const next = await freshDraw(app);
  orders.void = await place(next.issue);
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  const asked = valueOf(await owner.call('drawVoid', { issue: next.issue, reason: 'a test' }));
  const partner = app.backoffice({ token: await logInOperator(app, 'partner') });
  const decision = { id: asked.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await partner.call('approvalDecide', decision));
  await app.runJobs('lottery-settle', 'lottery-chase');
});
afterAll(async () => {
  await admin.end();
  await app.close();
});

test('wins, cancellations, chases and voids give no finding', async () => {
  expect(await auditBets(admin)).toEqual([]);
});

const draw = (order: keyof typeof orders) =>
  `(select draw_id from lottery.bet_order where order_id = :${order})`;
const issue = (order: keyof typeof orders) =>
  `(select issue from lottery.draw where draw_id = ${draw(order)})`;

test.each([
  ['a missing stake', `delete from ledger.movement where entry_id = :won`, 'order :won'],
  ['a reduced stake', `update ledger.movement set amount = 1 where entry_id = :won`, 'order :won'],
  ['a missing order', `delete from lottery.bet_order where order_id = :won`, 'movement :won'],
  [
    'a missing order with its tickets',
    `delete from lottery.ticket where draw_id = ${draw('void')};
     delete from lottery.bet_order where order_id = :void`,
    'movement :void',
  ],
  [
    'a ticket with a raised stake',
    `update lottery.ticket set stake = stake + 1 where draw_id = ${draw('won')} and seq = 1`,
    'order :won',
  ],
  [
    'a missing last leaf',
    `delete from lottery.cancellation where order_id = :cancelled`,
    'draw :issue',
  ],
  [
    'a raised prize',
    `update lottery.outcome set prize = prize + 1 where draw_id = ${draw('won')} and seq = 1`,
    'draw :issue member',
  ],
  [
    'a stake that a win is counted by',
    `update lottery.outcome set stake = stake + 1 where draw_id = ${draw('won')} and seq = 1`,
    'ticket :issue 1',
  ],
  [
    'a missing payout',
    `delete from ledger.movement where code = 6 and reference = ${issue('won')}`,
    'draw :issue member',
  ],
  [
    'a stake that was not refunded',
    `delete from ledger.movement where code = 7 and reference = ${issue('void')}`,
    'draw :issue2 member',
  ],
  [
    'a missing rebate',
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

/** Changes rows with triggers and constraints disabled, audits, and restores the rows. */
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
