// Draws and lotteries in the shapes that pages get.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, type Instant, type Language } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { rememberFor } from '../../ground/remember-for.ts';
import type { Lottery } from './catalogue.ts';
import { shortIssue } from './draw.ts';
import type { LotteryRow } from './store/catalogue.ts';
import { listLatest, listOnSale, type DrawItemRow } from './store/read.ts';
import type { Schedule, Slot } from './timetable.ts';

export type GameItem = Value<PlayerCalls['gameMenus']>['groups'][number]['games'][number];
export type DrawItem = Value<PlayerCalls['openedNumbers']>['list'][number];

export function drawItem(row: DrawItemRow): DrawItem {
  return {
    gameCode: row.lottery,
    issue: row.issue,
    shortIssue: shortIssue(row.issue),
    state: row.state,
    opensAt: atOf(row.opens_at),
    closesAt: atOf(row.closes_at),
    drawAt: atOf(row.draw_at),
    ...(row.numbers === null ? {} : { numbers: row.numbers }),
  };
}

/** A draw that may not be committed to yet: its times and names follow from the timetable alone. */
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

/** Every page shows these, so they are read at most twice a second for everybody. */
const drawsShown = rememberFor(500, async ({ aside }, merchant) => ({
  onSale: byLottery(await listOnSale(aside, merchant)),
  latest: byLottery(await listLatest(aside, merchant)),
}));

function byLottery(rows: readonly DrawItemRow[]): ReadonlyMap<string, DrawItemRow> {
  return new Map(rows.toReversed().map((row) => [row.lottery, row]));
}

/** The lotteries with their open draw and latest result: two statements for all of them. */
export async function gameItems(
  call: CallContext,
  lotteries: readonly Lottery[],
): Promise<GameItem[]> {
  const { onSale, latest } = await drawsShown(call.house, call.merchant.id);
  return lotteries.map(({ row }) => {
    const current = onSale.get(row.code);
    const last = latest.get(row.code);
    return {
      gameCode: row.code,
      name: nameOf(row, call.language),
      groupCode: row.menu,
      family: row.family,
      pace: paceOf(row.schedule),
      ...(current ? { current: { closesAt: atOf(current.closes_at) } } : {}),
      ...(last ? { last: lastOf(last) } : {}),
    };
  });
}

/** Of many prizes a menu shows the first. */
const PRIZES_SHOWN = 3;

function lastOf({ issue, numbers }: DrawItemRow): NonNullable<GameItem['last']> {
  const shown = (numbers ?? '').split(' ').slice(0, PRIZES_SHOWN).join(' ');
  return { shortIssue: shortIssue(issue), numbers: shown };
}

/** More times of a day than these are counted, not told. */
const TIMES_TOLD = 3;

/** How often a lottery draws, as menus say it. */
export function paceOf(schedule: Schedule): GameItem['pace'] {
  if (schedule.kind === 'interval') return { kind: 'interval', seconds: schedule.seconds };
  const { zone, times, weekdays, monthDays } = schedule;
  return {
    kind: 'calendar',
    zone,
    perDay: times.length,
    times: times.length > TIMES_TOLD ? [] : [...times],
    ...(weekdays ? { weekdays: [...weekdays] } : {}),
    ...(monthDays ? { monthDays: [...monthDays] } : {}),
  };
}

/** The lottery's name in a language; its code where nobody has named it. */
export function nameOf(row: Pick<LotteryRow, 'names' | 'code'>, language: Language): string {
  return row.names[language] ?? row.names['EN'] ?? row.code;
}

export function atOf(date: Date): Instant {
  return instant(date.getTime());
}
