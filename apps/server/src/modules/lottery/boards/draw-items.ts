// Draws and lotteries in the format of the pages.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, type Instant, type Language } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import type { Lottery, LotteryRow, Schedule, Slot } from '../catalogue/index.ts';
import { shortIssue } from '../draws/index.ts';
import { listLatest, listOnSale, type DrawItemRow, type EndedDrawRow } from './store.ts';

export type GameItem = Value<PlayerCalls['gameMenus']>['groups'][number]['games'][number];
export type EndedDrawItem = Value<PlayerCalls['openedNumbers']>['list'][number];
export type DrawItem = Value<PlayerCalls['currentDraw']>['waiting'][number];

export function drawItem(row: DrawItemRow): DrawItem {
  return {
    gameCode: row.lottery,
    issue: row.issue,
    shortIssue: shortIssue(row.issue),
    state: row.state,
    opensAt: toInstant(row.opens_at),
    closesAt: toInstant(row.closes_at),
    drawAt: toInstant(row.draw_at),
    ...(row.numbers === null ? {} : { numbers: row.numbers }),
  };
}

/** A draw with its result, or void with the reason that concerns players. */
export function endedDrawItem(row: EndedDrawRow): EndedDrawItem {
  if (row.void_reason === null) return drawItem(row);
  const voidReason = row.void_reason === 'entries_too_few' ? 'entries_too_few' : 'other';
  return { ...drawItem({ ...row, numbers: null }), voidReason };
}

/** A draw that may not be committed to yet: its times and names follow from the timetable. */
export function slotItem(lottery: string, slot: Slot) {
  return {
    gameCode: lottery,
    issue: slot.issue,
    shortIssue: shortIssue(slot.issue),
    opensAt: slot.opensAt,
    closesAt: slot.closesAt,
    drawAt: slot.drawAt,
  };
}

/** Every page shows these draws, so they are cached for half a second. */
const drawsShown = cachePerMerchant(500, async ({ secondaryPool }, merchant) => ({
  onSale: byLottery(await listOnSale(secondaryPool, merchant)),
  latest: byLottery(await listLatest(secondaryPool, merchant)),
}));

function byLottery(rows: readonly DrawItemRow[]): ReadonlyMap<string, DrawItemRow> {
  return new Map(rows.toReversed().map((row) => [row.lottery, row]));
}

/** The lotteries with their open draw and latest result; two statements for all of them. */
export async function gameItems(
  call: CallContext,
  lotteries: readonly Lottery[],
): Promise<GameItem[]> {
  const { onSale, latest } = await drawsShown(call.app, call.merchant.id);
  return lotteries.map(({ row }) => {
    const current = onSale.get(row.code);
    const last = latest.get(row.code);
    return {
      gameCode: row.code,
      name: lotteryName(row, call.language),
      groupCode: row.menu,
      family: row.family,
      pace: drawPace(row.schedule),
      ...(current ? { current: { closesAt: toInstant(current.closes_at) } } : {}),
      ...(last ? { last: lastOf(last) } : {}),
    };
  });
}

/** The number of prizes that a menu shows, from the first. */
const PRIZES_SHOWN = 3;

function lastOf({ issue, numbers }: DrawItemRow): NonNullable<GameItem['last']> {
  const shown = (numbers ?? '').split(' ').slice(0, PRIZES_SHOWN).join(' ');
  return { shortIssue: shortIssue(issue), numbers: shown };
}

/** Menus list up to this many times of day; more are only counted. */
const TIMES_SHOWN = 3;

/** How often a lottery draws, for menus. */
export function drawPace(schedule: Schedule): GameItem['pace'] {
  if (schedule.kind === 'interval') return { kind: 'interval', seconds: schedule.seconds };
  const { zone, times, weekdays, monthDays } = schedule;
  return {
    kind: 'calendar',
    zone,
    perDay: times.length,
    times: times.length > TIMES_SHOWN ? [] : [...times],
    ...(weekdays ? { weekdays: [...weekdays] } : {}),
    ...(monthDays ? { monthDays: [...monthDays] } : {}),
  };
}

/** The lottery's name in a language, or its code if it has no name. */
export function lotteryName(row: Pick<LotteryRow, 'names' | 'code'>, language: Language): string {
  return row.names[language] ?? row.names['EN'] ?? row.code;
}

export function toInstant(date: Date): Instant {
  return instant(date.getTime());
}
