// Sums of the business day so far beside those of yesterday up to the same time.
import { assert, type MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../platform/app-context.ts';
import { cachePerMerchant } from '../../platform/cache-per-merchant.ts';
import type { Sql } from '../../platform/sql.ts';
import { directoryOf } from '../settings/index.ts';
import { comparedSpans } from './compared-spans.ts';
import type { Span } from './days-store.ts';
import { computeFigures, type Figures, type Movement } from './flow.ts';

/** A day's sums are some thousand rows, which all operators share. */
const READ_EVERY_MS = 30_000;

interface ComparedRows<Row> {
  readonly current: readonly Row[];
  readonly earlier: readonly Row[];
}

/** Reads the rows of both days for all operators of a merchant, at most twice a minute. */
export function shareDays<Row>(
  list: (sql: Sql, merchant: MerchantId, span: Span) => Promise<readonly Row[]>,
): (app: AppContext, merchant: MerchantId) => Promise<ComparedRows<Row>> {
  return cachePerMerchant(READ_EVERY_MS, async (app, id) => {
    const { merchants } = await directoryOf(app);
    const merchant = merchants.find((each) => each.id === id);
    assert(merchant !== undefined, 'a merchant that asks is in the directory');
    const { today, yesterday } = comparedSpans(merchant, app.clock.now());
    return {
      current: await list(app.secondaryPool, id, today),
      earlier: await list(app.secondaryPool, id, yesterday),
    };
  });
}

/** The figures of one lottery or vendor on both days. */
export interface ComparedPlay<Row> {
  readonly key: string;
  readonly sample: Row;
  readonly figures: Pick<Figures, 'stakes' | 'payouts' | 'rebates' | 'result'> & {
    readonly yesterday: {
      readonly stakes: Figures['stakes']['amount'];
      readonly result: Figures['result'];
    };
  };
}

/** What was played at each key on both days, the largest stakes of today first. */
export function comparePlay<Row extends Movement>(
  { current, earlier }: ComparedRows<Row>,
  keyOf: (row: Row) => string,
): ComparedPlay<Row>[] {
  const samples = new Map([...earlier, ...current].map((row) => [keyOf(row), row]));
  const compared = [...samples].map(([key, sample]) => {
    const isOfIt = (row: Row): boolean => keyOf(row) === key;
    const { stakes, payouts, rebates, result } = computeFigures(current.filter(isOfIt));
    const before = computeFigures(earlier.filter(isOfIt));
    const yesterday = { stakes: before.stakes.amount, result: before.result };
    return { key, sample, figures: { stakes, payouts, rebates, result, yesterday } };
  });
  return compared.toSorted(byStakes);
}

function byStakes(one: ComparedPlay<unknown>, other: ComparedPlay<unknown>): number {
  const [mine, theirs] = [one.figures.stakes.amount, other.figures.stakes.amount];
  if (mine === theirs) return one.key < other.key ? -1 : 1;
  return mine > theirs ? -1 : 1;
}
