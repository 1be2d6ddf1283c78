import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import {
  getCatalogue,
  missingSource,
  ordinalOnSale,
  ordinalsFrom,
  slotAt,
  type Lottery,
} from '../catalogue/index.ts';
import { shortIssue } from '../draws/index.ts';
import { toInstant, drawItem, endedDrawItem, slotItem } from './draw-items.ts';
import { listComingDraws, listDrawnDraws, listEndedDraws, listWaitingDraws } from './store.ts';

/** The latest results and void draws, newest first. */
export async function readDrawResults(
  call: CallOf<PlayerCalls['openedNumbers']>,
): Promise<Answer<PlayerCalls['openedNumbers']>> {
  const { gameCode, count } = call.input;
  if ((await findLottery(call, gameCode)) === undefined) return refuse('lottery.unknown');
  const rows = await listEndedDraws(call.sql, call.merchant.id, gameCode, count);
  return ok({ serverNow: call.now, list: rows.map(endedDrawItem) });
}

/** The draw on sale, the draws waiting for numbers, and the latest result. */
export async function readCurrentDraw(
  call: CallOf<PlayerCalls['currentDraw']>,
): Promise<Answer<PlayerCalls['currentDraw']>> {
  const { gameCode } = call.input;
  const { sql, merchant } = call;
  const lottery = await findLottery(call, gameCode);
  if (lottery === undefined) return refuse('lottery.unknown');
  const [coming] = await listComingDraws(sql, merchant.id, gameCode, 1);
  const waiting = await listWaitingDraws(sql, merchant.id, gameCode);
  const [last] = await listDrawnDraws(sql, merchant.id, gameCode, 1);
  const isOpen = coming !== undefined && coming.opens_at.getTime() <= call.now;
  return ok({
    serverNow: call.now,
    ...(isOpen ? { current: drawItem(coming) } : {}),
    waiting: waiting.map(drawItem),
    ...(last ? { last: drawItem(last) } : {}),
    ...(missingSource(lottery.row) === undefined ? {} : { noSource: true as const }),
  });
}

/**
 * The coming draws from the one on sale on; a chase may reach beyond those that are committed to.
 */
export async function readNearDraws(
  call: CallOf<PlayerCalls['nearDraws']>,
): Promise<Answer<PlayerCalls['nearDraws']>> {
  const { gameCode, count } = call.input;
  const lottery = await findLottery(call, gameCode);
  if (lottery === undefined) return refuse('lottery.unknown');
  const first = ordinalOnSale(lottery.timetable, call.now);
  const list = ordinalsFrom(lottery.timetable, first, count).map((ordinal) =>
    slotItem(gameCode, slotAt(lottery.timetable, ordinal)),
  );
  return ok({ serverNow: call.now, list });
}

/** The last results, oldest first. */
export async function readTrend(
  call: CallOf<PlayerCalls['trend']>,
): Promise<Answer<PlayerCalls['trend']>> {
  const { gameCode, periods } = call.input;
  if ((await findLottery(call, gameCode)) === undefined) return refuse('lottery.unknown');
  const rows = await listDrawnDraws(call.sql, call.merchant.id, gameCode, periods);
  const list = rows.reverse().map(({ issue, draw_at, numbers }) => ({
    issue,
    shortIssue: shortIssue(issue),
    drawAt: toInstant(draw_at),
    numbers: numbers ?? '',
  }));
  return ok({ list });
}

/** A lottery that is on sale, or undefined. */
export async function findLottery(call: CallContext, code: string): Promise<Lottery | undefined> {
  const lottery = (await getCatalogue(call.app, call.merchant)).find(code);
  return lottery?.row.enabled === true ? lottery : undefined;
}
