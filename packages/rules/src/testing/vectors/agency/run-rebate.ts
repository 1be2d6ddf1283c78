// Runs an example of area `rebate`: prize groups, the differences along the upline, rates of vendor
// games.
import { rate } from '@fairhouse/values';
import { differenceRebate, generationRebate } from '../../../agency/rebates/category-rebate.ts';
import { distributeLotteryRebate } from '../../../agency/rebates/lottery-rebate.ts';
import type { Share } from '../../../agency/rebates/share.ts';
import { findGroup, pointOf, returnOf } from '../../../agency/tree/prize-group.ts';
import { isList, type Json, type JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import {
  percentText,
  readAmount,
  readCount,
  readLine,
  readObject,
  readPercent,
} from './read-figures.ts';

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runRebate(given: JsonObject): Figure | undefined {
  if (given.group !== undefined) return pointOfGroup(readCount(given.group));
  if (isList(given.uplines)) return distribute(given, given.uplines);
  if (isList(given.ratesNearestFirst)) return byDifference(given);
  if (isList(given.pctByGeneration)) return byGeneration(given, given.pctByGeneration);
  return undefined;
}

function pointOfGroup(group: number): Figure {
  const point = pointOf(group);
  return {
    pointPct: percentText(point),
    rtpPct: percentText(returnOf(group)),
    backToGroup: findGroup(point) ?? null,
  };
}

function distribute(given: JsonObject, line: readonly Json[]): Figure {
  const uplines = line.map(readObject).map(({ id, group, status }) => ({
    id: String(id),
    group: readCount(group),
    isFrozen: status !== undefined && status !== 'ACTIVE',
  }));
  const { self, unpaidToHouse, ...shares } = distributeLotteryRebate({
    stake: readAmount(given.stake),
    ownGroup: readCount(given.ownGroup),
    chosenGroup: readCount(given.betGroup),
    uplines,
  });
  return { self, unpaidToHouse, uplines: shares.uplines.map(shareFigure) };
}

function byDifference(given: JsonObject): Figure {
  const line = readLine(given.ratesNearestFirst).map((each) => ({ ...each, isFrozen: false }));
  return differenceRebate(readAmount(given.validBet), line).map(shareFigure);
}

function shareFigure(share: Share<string>): Figure {
  return { id: share.id, diffPct: percentText(share.rate), amount: share.amount };
}

function byGeneration(given: JsonObject, percents: readonly Json[]): Figure {
  const line = percents.map((_, at) => ({
    id: String(at),
    level: percents.length - at,
    isFrozen: false,
  }));
  const byGeneration = percents.map((each) => rate(readPercent(each)));
  const shares = generationRebate(readAmount(given.validBet), { byGeneration }, line);
  return shares.map((share, gen) => ({ gen, pct: percentText(share.rate), amount: share.amount }));
}
