import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, assert, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import { readCatalogue } from '../catalogue.ts';
import { atOf } from '../draw-items.ts';
import { waitsForResult } from './enter-result.ts';
import {
  findDeskDraw,
  listDrawsOnSale,
  listLiabilities,
  listPlays,
  listTotals,
  pageOfDrawOrders,
  pageOfDraws,
  type LiabilityRow,
} from '../store/desk.ts';
import { findDraw, type DrawRow } from '../store/draws.ts';
import { lastFeedAnswer, listEntries, type OfDraw } from '../store/entered.ts';
import { listResults } from '../store/results.ts';
import { ticketName } from '../ticket.ts';
import { blockMoment } from '../told-result.ts';
import { showDraws, showTotals } from './show-draw.ts';

/** Numbers shown with a draw: those that risk most. */
const TOP_LIABILITIES = 50;

/** A page of draws. */
export async function readCalendar(
  call: CallOf<OperatorCalls['drawCalendar']>,
): Promise<Answer<OperatorCalls['drawCalendar']>> {
  const { pageNo, pageSize, gameCode, state, from, to } = call.input;
  const { rows, total } = await pageOfDraws(call.sql, {
    merchant: call.merchant.id,
    lottery: gameCode,
    state,
    from,
    to,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return ok({ list: await showDraws(call, rows), total, pageNo, pageSize });
}

/** One draw with all its results. */
export async function readDeskDraw(
  call: CallOf<OperatorCalls['drawDesk']>,
): Promise<Answer<OperatorCalls['drawDesk']>> {
  const { sql, merchant, input } = call;
  const item = await findDeskDraw(sql, merchant.id, input.issue);
  const row = await findDraw(sql, merchant.id, input.issue);
  if (item === undefined || row === undefined) return refuse('draw.unknown');
  const [draw] = await showDraws(call, [item]);
  assert(draw !== undefined, 'a draw can be shown');
  const results = await listResults(sql, merchant.id, row.draw_id);
  const of = { merchant: merchant.id, draw: row.draw_id };
  return ok({
    draw,
    mode: row.mode,
    parties: row.cosigners.map(({ party }) => party),
    ...(row.root === null ? {} : { root: row.root.toString('hex') }),
    ...(row.closed_at === null ? {} : { closedAt: atOf(row.closed_at) }),
    ...(row.settled_at === null ? {} : { settledAt: atOf(row.settled_at) }),
    results: results.map((result) => ({
      version: result.version,
      ...(result.numbers === null ? {} : { numbers: result.numbers }),
      reason: result.reason,
      madeBy: result.made_by,
      ...(result.approved_by === null ? {} : { approvedBy: result.approved_by }),
      at: atOf(result.at),
    })),
    ...(waitsForResult(row, call.now) ? { entering: await enteringOf(call, of, row) } : {}),
    ...(await feedOf(sql, of, row)),
    totals: (await listTotals(sql, merchant.id, [row.draw_id])).map(showTotals),
    liabilities: showLiabilities(
      await listLiabilities(sql, merchant.id, row.draw_id, TOP_LIABILITIES),
    ),
    plays: (await listPlays(sql, merchant.id, row.draw_id)).map(({ play, tickets, stake }) => ({
      play,
      tickets,
      stake: amount(stake),
    })),
  });
}

async function enteringOf(call: CallOf<OperatorCalls['drawDesk']>, of: OfDraw, draw: DrawRow) {
  const entries = await listEntries(call.sql, of);
  const own = entries.find(({ operator }) => operator === call.operator.name);
  return {
    ...(own ? { own: own.numbers } : {}),
    others: entries.length - (own ? 1 : 0),
    ...blockMoment(draw),
  };
}

async function feedOf(sql: Sql, of: OfDraw, draw: DrawRow) {
  const said = await lastFeedAnswer(sql, of);
  if (said === undefined || said.numbers === draw.numbers) return {};
  const { numbers, version, heard_at: heardAt } = said;
  return { feed: { numbers, version, heardAt: atOf(heardAt) } };
}

/** The orders on a draw. */
export async function readDrawOrders(
  call: CallOf<OperatorCalls['drawOrders']>,
): Promise<Answer<OperatorCalls['drawOrders']>> {
  const { issue, pageNo, pageSize } = call.input;
  const draw = await findDraw(call.sql, call.merchant.id, issue);
  if (draw === undefined) return refuse('draw.unknown');
  const { rows, total } = await pageOfDrawOrders(
    call.sql,
    { merchant: call.merchant.id, draw: draw.draw_id, version: draw.result_version },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
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
    placedAt: atOf(row.placed_at),
    cancelled: row.cancelled,
  }));
  return ok({ list, total, pageNo, pageSize });
}

/** What the draws on sale, or waiting for their numbers, risk per number. */
export async function readExposure(
  call: CallOf<OperatorCalls['exposure']>,
): Promise<Answer<OperatorCalls['exposure']>> {
  const { sql, merchant, input } = call;
  const catalogue = await readCatalogue(sql, merchant);
  const rows = await listDrawsOnSale(sql, merchant.id, input.gameCode);
  const draws = await showDraws(call, rows);
  const list = [];
  for (const [index, draw] of draws.entries()) {
    const id = rows[index]?.draw_id ?? 0n;
    list.push({
      draw,
      limit: amount(catalogue.find(draw.gameCode)?.row.max_number_liability ?? 0n),
      items: showLiabilities(await listLiabilities(sql, merchant.id, id, input.top)),
    });
  }
  return ok({ serverNow: call.now, list });
}

function showLiabilities(rows: readonly LiabilityRow[]) {
  return rows.map(({ item, stake, liability }) => ({
    item,
    stake: amount(stake),
    liability: amount(liability),
  }));
}
