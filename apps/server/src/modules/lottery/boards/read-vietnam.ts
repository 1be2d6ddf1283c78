// Lotteries of Vietnam by region, and their results by prize.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { vietnamPrizes } from '@fairhouse/rules/lottery';
import { ok, type Day } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import {
  getCatalogue,
  VIETNAM_ZONE,
  vietnamRegion,
  lotteryDay,
  slotsOfDay,
  type Lottery,
  type Slot,
} from '../catalogue/index.ts';
import { shortIssue } from '../draws/index.ts';
import { toInstant, lotteryName } from './draw-items.ts';
import { gamesOnSale, gamesByCode } from './list-games.ts';
import { findLottery } from './read-draws.ts';
import { listDrawsByIssue, listDrawnDraws, listRecentGames, type DrawItemRow } from './store.ts';

type VietnamResult = Value<PlayerCalls['vnOpened']>['list'][number];
type Region = VietnamResult['region'];

const REGIONS: readonly Region[] = ['NORTH', 'CENTRAL', 'SOUTH', 'FAST'];

/** The lotteries of Vietnam on sale; regions without lotteries are omitted. */
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

/** The lotteries of Vietnam that the caller played recently. */
export async function listVietnamRecent(
  call: CallOf<PlayerCalls['vnRecent']>,
): Promise<Answer<PlayerCalls['vnRecent']>> {
  const codes = await listRecentGames(call.sql, call.merchant.id, call.session.member);
  const games = await gamesOnSale(call, (lottery) => regionOf(lottery) !== undefined);
  return ok({ serverNow: call.now, list: gamesByCode(codes, games) });
}

/**
 * The latest results of one lottery; or the stations that draw on a day, in draw order, each with
 * its result once it is known. Refuses a lottery that is not of Vietnam.
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
  const rows = await listDrawnDraws(call.sql, call.merchant.id, gameCode, count);
  const list = rows.map((row) => vietnamResult(call, lottery, timesOf(row), row.numbers));
  return ok({ serverNow: call.now, day, list });
}

async function drawsOfDay(
  call: CallContext,
  day: Day,
  region: Region | undefined,
): Promise<VietnamResult[]> {
  const { lotteries } = await getCatalogue(call.app, call.merchant);
  const due = lotteries.flatMap((lottery) => {
    const own = lottery.row.enabled ? regionOf(lottery) : undefined;
    if (own === undefined || (region !== undefined && own !== region)) return [];
    // The joint result of two stations is already shown with each of them.
    if (lottery.family.code === 'VNS2') return [];
    return slotsOfDay(lottery.timetable, day).map((slot) => ({ lottery, slot }));
  });
  const issues = due.map(({ slot }) => slot.issue);
  const rows = await listDrawsByIssue(call.sql, call.merchant.id, issues);
  const results = new Map(rows.map((row) => [row.issue, row.numbers]));
  return due
    .toSorted((one, other) => one.slot.drawAt - other.slot.drawAt)
    .map(({ lottery, slot }) =>
      vietnamResult(call, lottery, slot, results.get(slot.issue) ?? null),
    );
}

type Times = Pick<Slot, 'issue' | 'closesAt' | 'drawAt'>;

function timesOf(row: DrawItemRow): Times {
  return { issue: row.issue, closesAt: toInstant(row.closes_at), drawAt: toInstant(row.draw_at) };
}

function vietnamResult(
  { language }: CallContext,
  { row }: Lottery,
  { issue, closesAt, drawAt }: Times,
  numbers: string | null,
): VietnamResult {
  const prizes = numbers === null ? undefined : vietnamPrizes(row.family, numbers);
  return {
    gameCode: row.code,
    name: lotteryName(row, language),
    region: vietnamRegion(row) ?? 'FAST',
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
  return vietnamRegion(row);
}

function todayInVietnam({ now }: CallContext): Day {
  const schedule = { kind: 'calendar', zone: VIETNAM_ZONE, times: [] } as const;
  return lotteryDay({ lottery: '', schedule, closeLeadSeconds: 0, zone: VIETNAM_ZONE }, now);
}
