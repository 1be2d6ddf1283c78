import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, ok, type MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { readCatalogue, type Lottery } from '../catalogue/index.ts';
import { listNumbers, readLatestSums, type DrawSums } from './store/draw-sums.ts';
import { compareReturn, type Theory } from './compare-return.ts';
import { countPlaces, type PlaceCounts } from './count-places.ts';

type Row = OperatorCalls['drawStatistics'];

export interface Statistics {
  readonly draws: number;
  readonly places: PlaceCounts[];
  readonly sums: DrawSums;
  readonly theory: Theory | undefined;
}

/** The frequency of each number at each place, and the return of the draws, against theory. */
export async function readStatistics(call: CallOf<Row>): Promise<Answer<Row>> {
  const { code, draws } = call.input;
  const lottery = (await readCatalogue(call.sql, call.merchant)).find(code);
  if (lottery === undefined) return refuse('lottery.unknown');
  const counted = await computeStatistics(call.sql, call.merchant.id, lottery, draws);
  const { places, sums, theory } = counted;
  return ok({
    draws: counted.draws,
    places,
    stake: amount(sums.stake),
    prize: amount(sums.prize),
    refunded: amount(sums.refunded),
    rebate: amount(sums.rebate),
    ...(theory ? { theory } : {}),
  });
}

/** The statistics of the latest settled draws, from their sums. */
export async function computeStatistics(
  sql: Sql,
  merchant: MerchantId,
  { row, family }: Lottery,
  draws: number,
): Promise<Statistics> {
  const numbers = await listNumbers(sql, merchant, row.code, draws);
  const sums = await readLatestSums(sql, merchant, row.code, draws);
  return {
    draws: numbers.length,
    places: countPlaces(family.drawFormat, numbers),
    sums,
    theory: compareReturn(sums, sums.prize + sums.refunded),
  };
}
