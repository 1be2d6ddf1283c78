import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, assert, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { toInstant } from '../boards/index.ts';
import { waitsForResult } from './enter-result.ts';
import {
  findBackofficeDraw,
  listCancelled,
  listPlays,
  listTotals,
  listDrawOrdersPage,
  listDrawsPage,
} from './store/backoffice.ts';
import { findDraw, listResults, type DrawRow } from '../draws/index.ts';
import { findLastFeedAnswer, listEnteredResults, blockTime, type DrawRef } from '../feeds/index.ts';
import { ticketName } from '../orders/index.ts';
import { showDraws, showTotals } from './show-draw.ts';

/** A page of draws. */
export async function readCalendar(
  call: CallOf<OperatorCalls['drawCalendar']>,
): Promise<Answer<OperatorCalls['drawCalendar']>> {
  const { pageNo, pageSize, gameCode, state, from, to, when } = call.input;
  const { sql, merchant, input } = call;
  const filter = { lottery: gameCode, state, from, to, when };
  const { rows, total, cursor } = await listDrawsPage(sql, merchant.id, filter, input);
  return ok({ list: await showDraws(call, rows), total, cursor, pageNo, pageSize });
}

/** One draw with all its results. */
export async function readBackofficeDraw(
  call: CallOf<OperatorCalls['drawDetail']>,
): Promise<Answer<OperatorCalls['drawDetail']>> {
  const { sql, merchant, input } = call;
  const item = await findBackofficeDraw(sql, merchant.id, input.issue);
  const row = await findDraw(sql, merchant.id, input.issue);
  if (item === undefined || row === undefined) return refuse('draw.unknown');
  const [draw] = await showDraws(call, [item]);
  assert(draw !== undefined, 'a draw can be shown');
  const results = await listResults(sql, merchant.id, row.draw_id);
  const cancelled = await listCancelled(sql, merchant.id, [row.draw_id]);
  const drawRef = { merchant: merchant.id, draw: row.draw_id };
  return ok({
    draw,
    mode: row.mode,
    parties: row.cosigners.map(({ party }) => party),
    ...(row.root === null ? {} : { root: row.root.toString('hex') }),
    ...(row.closed_at === null ? {} : { closedAt: toInstant(row.closed_at) }),
    ...(row.settled_at === null ? {} : { settledAt: toInstant(row.settled_at) }),
    results: results.map((result) => ({
      version: result.version,
      ...(result.numbers === null ? {} : { numbers: result.numbers }),
      reason: result.reason,
      madeBy: result.made_by,
      ...(result.approved_by === null ? {} : { approvedBy: result.approved_by }),
      at: toInstant(result.at),
    })),
    ...(waitsForResult(row, call.now) ? { entering: await enteringOf(call, drawRef, row) } : {}),
    ...(await feedOf(sql, drawRef, row)),
    totals: (await listTotals(sql, merchant.id, [row.draw_id])).map((each) =>
      showTotals(each, cancelled),
    ),
    plays: (await listPlays(sql, merchant.id, row.draw_id)).map(({ play, tickets, stake }) => ({
      play,
      tickets,
      stake: amount(stake),
    })),
  });
}

async function enteringOf(
  call: CallOf<OperatorCalls['drawDetail']>,
  drawRef: DrawRef,
  draw: DrawRow,
) {
  const entries = await listEnteredResults(call.sql, drawRef);
  const own = entries.find(({ operator }) => operator === call.operator.name);
  return {
    ...(own ? { own: own.numbers } : {}),
    others: entries.length - (own ? 1 : 0),
    ...blockTime(draw),
  };
}

async function feedOf(sql: Sql, drawRef: DrawRef, draw: DrawRow) {
  const answer = await findLastFeedAnswer(sql, drawRef);
  if (answer === undefined || answer.numbers === draw.numbers) return {};
  const { numbers, version, heard_at: heardAt } = answer;
  return { feed: { numbers, version, heardAt: toInstant(heardAt) } };
}

/** The orders on a draw. */
export async function readDrawOrders(
  call: CallOf<OperatorCalls['drawOrders']>,
): Promise<Answer<OperatorCalls['drawOrders']>> {
  const { issue, pageNo, pageSize } = call.input;
  const draw = await findDraw(call.sql, call.merchant.id, issue);
  if (draw === undefined) return refuse('draw.unknown');
  const { rows, total, cursor } = await listDrawOrdersPage(
    call.sql,
    { merchant: call.merchant.id, draw: draw.draw_id, version: draw.result_version },
    call.input,
  );
  const list = rows.map((row) => ({
    order: row.order_id as Id<'order'>,
    number: ticketName(issue, row.first_seq),
    member: row.member_id as Id<'member'>,
    username: row.username,
    trial: row.trial,
    bets: row.bets,
    stake: amount(row.stake),
    prize: amount(row.prize),
    placedAt: toInstant(row.placed_at),
    cancelled: row.cancelled,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}
