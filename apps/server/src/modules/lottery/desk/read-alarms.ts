import type { Answer, Value } from '@fairhouse/calls';
import { LOTTERY_ALARMS, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, MINUTE_MS, ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { rememberFor } from '../../../ground/remember-for.ts';
import { directoryOf } from '../../settings/index.ts';
import { listSetAside } from '../../wallet/index.ts';
import { readCatalogue, type Lottery } from '../catalogue.ts';
import { lotteryOf } from '../draw.ts';
import { atOf } from '../draw-items.ts';
import { listAmiss } from '../store/watch.ts';
import { statisticsOf, type Statistics } from './read-statistics.ts';

type Row = OperatorCalls['lotteryAlarms'];
export type Alarm = Value<Row>['list'][number];

const MOST = 100;
/** The latest draws that are watched, and how seldom they are counted. */
const WATCHED_DRAWS = 1000;
const COUNTED_EVERY_MS = 10 * MINUTE_MS;
/** By chance one place in a million is as uneven, and no return as far away. */
const UNLIKELY = 1e-6;
const DEVIATIONS = 6;

/** What of the lotteries is not as it should be, most pressing first. */
export async function readAlarms(call: CallOf<Row>): Promise<Answer<Row>> {
  const amiss = await listAmiss(call.sql, call.merchant.id, MOST);
  const list: Alarm[] = amiss.map(({ kind, lottery, issue, since }) => ({
    kind,
    gameCode: lottery,
    issue,
    since: atOf(since),
  }));
  for (const { reference, found_at: at } of await listSetAside(call.sql, call.merchant.id, MOST)) {
    // A chase has no draw: its reference says `chase`, and the lottery.
    const gameCode = lotteryOf(reference) || reference.replace('chase ', '');
    const since = atOf(at);
    list.push({ kind: 'entry_set_aside', gameCode, issue: reference, since });
  }
  list.push(...(await countedAlarms(call.house, call.merchant.id)));
  const rank = ({ kind }: Alarm): number => LOTTERY_ALARMS.indexOf(kind);
  return ok({ list: list.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST) });
}

/** Counting all lotteries reads many draws, so it is done once for everybody who looks. */
const countedAlarms = rememberFor(COUNTED_EVERY_MS, async (house, merchant): Promise<Alarm[]> => {
  const { aside } = house;
  const { merchants } = await directoryOf(house);
  const found = merchants.find(({ id }) => id === merchant);
  assert(found !== undefined, 'a merchant that asks is in the directory');
  const alarms: Alarm[] = [];
  for (const lottery of (await readCatalogue(aside, found)).lotteries) {
    if (!lottery.row.enabled) continue;
    const counted = await statisticsOf(aside, merchant, lottery, WATCHED_DRAWS);
    alarms.push(...alarmsOf(lottery, counted));
  }
  return alarms;
});

/** What the counts of a lottery say that chance hardly explains. */
export function alarmsOf(
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
