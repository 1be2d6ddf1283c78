import type { Answer, Value } from '@fairhouse/calls';
import { LOTTERY_ALARMS, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, MINUTE_MS, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { directoryOf } from '../../settings/index.ts';
import { listConflicts } from '../../wallet/index.ts';
import { readCatalogue, type Lottery } from '../catalogue/index.ts';
import { lotteryOfIssue } from '../draws/index.ts';
import { toInstant } from '../boards/index.ts';
import { listDrawAlarms } from './store/monitoring.ts';
import { computeStatistics, type Statistics } from './read-statistics.ts';

type Row = OperatorCalls['lotteryAlarms'];
export type Alarm = Value<Row>['list'][number];

const MOST = 100;
/** The number of latest draws that are tested, and the interval of the test. */
const WATCHED_DRAWS = 1000;
const COUNTED_EVERY_MS = 10 * MINUTE_MS;
/** The probability below which counts raise an alarm, and the deviation of the return that does. */
const UNLIKELY = 1e-6;
const DEVIATIONS = 6;

/** The alarms of the lotteries, most urgent first. */
export async function readAlarms(call: CallOf<Row>): Promise<Answer<Row>> {
  const amiss = await listDrawAlarms(call.sql, call.merchant.id, MOST);
  const list: Alarm[] = amiss.map(({ kind, lottery, issue, since }) => ({
    kind,
    gameCode: lottery,
    issue,
    since: toInstant(since),
  }));
  for (const { reference, found_at: at } of await listConflicts(call.sql, call.merchant.id, MOST)) {
    // A chase has no draw: its reference is `chase` and the lottery's code.
    const gameCode = lotteryOfIssue(reference) || reference.replace('chase ', '');
    const since = toInstant(at);
    list.push({ kind: 'entry_set_aside', gameCode, issue: reference, since });
  }
  list.push(...(await statisticalAlarms(call.app, call.merchant.id)));
  const rank = ({ kind }: Alarm): number => LOTTERY_ALARMS.indexOf(kind);
  return ok({ list: list.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST) });
}

/**
 * Tests all lotteries. The result is cached for all operators, because the test reads many draws.
 */
const statisticalAlarms = cachePerMerchant(
  COUNTED_EVERY_MS,
  async (app, merchant): Promise<Alarm[]> => {
    const { secondaryPool } = app;
    const { merchants } = await directoryOf(app);
    const found = merchants.find(({ id }) => id === merchant);
    assert(found !== undefined, 'a merchant that asks is in the directory');
    const alarms: Alarm[] = [];
    for (const lottery of (await readCatalogue(secondaryPool, found)).lotteries) {
      if (!lottery.row.enabled) continue;
      const counted = await computeStatistics(secondaryPool, merchant, lottery, WATCHED_DRAWS);
      alarms.push(...checkStatistics(lottery, counted));
    }
    return alarms;
  },
);

/** The alarms for statistics of a lottery that are very unlikely by chance. */
export function checkStatistics(
  { row }: Pick<Lottery, 'row'>,
  { places, theory }: Pick<Statistics, 'places' | 'theory'>,
): Alarm[] {
  const gameCode = row.code;
  const uneven = places.flatMap(({ place, chance }): Alarm[] =>
    chance !== undefined && chance < UNLIKELY
      ? [{ kind: 'unlikely_numbers', gameCode, place, chance }]
      : [],
  );
  const { deviations = 0 } = theory ?? {};
  return Math.abs(deviations) > DEVIATIONS
    ? [...uneven, { kind: 'unlikely_return', gameCode, deviations }]
    : uneven;
}
