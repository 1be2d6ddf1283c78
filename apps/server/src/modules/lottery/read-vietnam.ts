// Vietnam's lotteries by region, and their results prize by prize.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { vietnamPrizes } from '@fairhouse/rules/lottery';
import { ok, type Day } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import { catalogueOf, type Lottery } from './catalogue.ts';
import { shortIssue } from './draw.ts';
import { atOf, nameOf } from './draw-items.ts';
import { VIETNAM_ZONE, vietnamRegionOf } from './layout/vietnam-stations.ts';
import { gamesOnSale, inOrder } from './list-games.ts';
import { findLottery } from './read-draws.ts';
import { listNamed, listOpened, listRecentGames, type DrawItemRow } from './store/read.ts';
import { dayOf, slotsOn, type Slot } from './timetable.ts';

type Opened = Value<PlayerCalls['vnOpened']>['list'][number];
type Region = Opened['region'];

const REGIONS: readonly Region[] = ['NORTH', 'CENTRAL', 'SOUTH', 'FAST'];

/** The lotteries of Vietnam on sale; a region that sells none is left out. */
export async function listVietnamMenus(
  call: CallOf<PlayerCalls['vnMenus']>,
): Promise<Answer<PlayerCalls['vnMenus']>> {
  const regions = await Promise.all(
    REGIONS.map(async (region) => ({
      region,
      games: await gamesOnSale(call, (lottery) => regionOf(lottery) === region),
    })),
  );
  return ok({ serverNow: call.now, regions: regions.filter(({ games }) => games.length > 0) });
}

/** What the caller played lately of Vietnam. */
export async function listVietnamRecent(
  call: CallOf<PlayerCalls['vnRecent']>,
): Promise<Answer<PlayerCalls['vnRecent']>> {
  const codes = await listRecentGames(call.sql, call.merchant.id, call.session.member);
  const games = await gamesOnSale(call, (lottery) => regionOf(lottery) !== undefined);
  return ok({ serverNow: call.now, list: inOrder(codes, games) });
}

/**
 * The latest results of one lottery; or the stations that draw on a day, in the order of their
 * draws, each with its result once that has come. Refuses a lottery that is not of Vietnam.
 */
export async function readVietnamOpened(
  call: CallOf<PlayerCalls['vnOpened']>,
): Promise<Answer<PlayerCalls['vnOpened']>> {
  const { gameCode, count, region } = call.input;
  const day = call.input.day ?? todayInVietnam(call);
  if (gameCode === undefined) {
    return ok({ serverNow: call.now, day, list: await drawsOfDay(call, day, region) });
  }
  const lottery = await findLottery(call, gameCode);
  if (lottery === undefined || regionOf(lottery) === undefined) return refuse('lottery.unknown');
  const rows = await listOpened(call.sql, call.merchant.id, gameCode, count);
  const list = rows.map((row) => opened(call, lottery, timesOf(row), row.numbers));
  return ok({ serverNow: call.now, day, list });
}

async function drawsOfDay(
  call: CallContext,
  day: Day,
  region: Region | undefined,
): Promise<Opened[]> {
  const { lotteries } = await catalogueOf(call.house, call.merchant);
  const due = lotteries.flatMap((lottery) => {
    const own = lottery.row.enabled ? regionOf(lottery) : undefined;
    if (own === undefined || (region !== undefined && own !== region)) return [];
    // What two stations drew together stands with each of them already.
    if (lottery.family.code === 'VNS2') return [];
    return slotsOn(lottery.timetable, day).map((slot) => ({ lottery, slot }));
  });
  const issues = due.map(({ slot }) => slot.issue);
  const rows = await listNamed(call.sql, call.merchant.id, issues);
  const results = new Map(rows.map((row) => [row.issue, row.numbers]));
  return due
    .toSorted((one, other) => one.slot.drawAt - other.slot.drawAt)
    .map(({ lottery, slot }) => opened(call, lottery, slot, results.get(slot.issue) ?? null));
}

type Times = Pick<Slot, 'issue' | 'closesAt' | 'drawAt'>;

function timesOf(row: DrawItemRow): Times {
  return { issue: row.issue, closesAt: atOf(row.closes_at), drawAt: atOf(row.draw_at) };
}

function opened(
  { language }: CallContext,
  { row }: Lottery,
  { issue, closesAt, drawAt }: Times,
  numbers: string | null,
): Opened {
  const prizes = numbers === null ? undefined : vietnamPrizes(row.family, numbers);
  return {
    gameCode: row.code,
    name: nameOf(row, language),
    region: vietnamRegionOf(row) ?? 'FAST',
    issue,
    shortIssue: shortIssue(issue),
    closesAt,
    drawAt,
    ...(prizes === undefined
      ? {}
      : { prizes: prizes.map(({ prize, numbers: all }) => ({ prize, numbers: [...all] })) }),
  };
}

function regionOf({ row }: Lottery): Region | undefined {
  return vietnamRegionOf(row);
}

function todayInVietnam({ now }: CallContext): Day {
  const schedule = { kind: 'calendar', zone: VIETNAM_ZONE, times: [] } as const;
  return dayOf({ lottery: '', schedule, closeLeadSeconds: 0, zone: VIETNAM_ZONE }, now);
}
