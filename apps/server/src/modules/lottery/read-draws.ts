import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import { catalogueOf, type Lottery } from './catalogue.ts';
import { shortIssue } from './draw.ts';
import { atOf, drawItem, slotItem } from './draw-items.ts';
import { listComing, listOpened, listWaiting } from './store/read.ts';
import { ordinalOnSale, ordinalsFrom, slotOf } from './timetable.ts';

/** The latest results, newest first. */
export async function readOpened(
  call: CallOf<PlayerCalls['openedNumbers']>,
): Promise<Answer<PlayerCalls['openedNumbers']>> {
  const { gameCode, count } = call.input;
  if ((await findLottery(call, gameCode)) === undefined) return refuse('lottery.unknown');
  const rows = await listOpened(call.sql, call.merchant.id, gameCode, count);
  return ok({ serverNow: call.now, list: rows.map(drawItem) });
}

/** What a lottery's page counts down to. */
export async function readCurrent(
  call: CallOf<PlayerCalls['currentDraw']>,
): Promise<Answer<PlayerCalls['currentDraw']>> {
  const { gameCode } = call.input;
  const { sql, merchant } = call;
  if ((await findLottery(call, gameCode)) === undefined) return refuse('lottery.unknown');
  const [coming] = await listComing(sql, merchant.id, gameCode, 1);
  const waiting = await listWaiting(sql, merchant.id, gameCode);
  const [last] = await listOpened(sql, merchant.id, gameCode, 1);
  const isOpen = coming !== undefined && coming.opens_at.getTime() <= call.now;
  return ok({
    serverNow: call.now,
    ...(isOpen ? { current: drawItem(coming) } : {}),
    waiting: waiting.map(drawItem),
    ...(last ? { last: drawItem(last) } : {}),
  });
}

/** The coming draws, counted from the one on sale; a chase may reach past those committed to. */
export async function readNear(
  call: CallOf<PlayerCalls['nearDraws']>,
): Promise<Answer<PlayerCalls['nearDraws']>> {
  const { gameCode, count } = call.input;
  const lottery = await findLottery(call, gameCode);
  if (lottery === undefined) return refuse('lottery.unknown');
  const first = ordinalOnSale(lottery.timetable, call.now);
  const list = ordinalsFrom(lottery.timetable, first, count).map((ordinal) =>
    slotItem(gameCode, slotOf(lottery.timetable, ordinal)),
  );
  return ok({ serverNow: call.now, list });
}

/** The last results, oldest first. */
export async function readTrend(
  call: CallOf<PlayerCalls['trend']>,
): Promise<Answer<PlayerCalls['trend']>> {
  const { gameCode, periods } = call.input;
  if ((await findLottery(call, gameCode)) === undefined) return refuse('lottery.unknown');
  const rows = await listOpened(call.sql, call.merchant.id, gameCode, periods);
  const list = rows.reverse().map(({ issue, draw_at, numbers }) => ({
    issue,
    shortIssue: shortIssue(issue),
    drawAt: atOf(draw_at),
    numbers: numbers ?? '',
  }));
  return ok({ list });
}

/** A lottery that is on sale, or undefined. */
export async function findLottery(call: CallContext, code: string): Promise<Lottery | undefined> {
  const lottery = (await catalogueOf(call.house, call.merchant)).find(code);
  return lottery?.row.enabled === true ? lottery : undefined;
}
