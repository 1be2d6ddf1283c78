import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import { cachePerMerchant } from '../../platform/cache-per-merchant.ts';
import type { CallOf } from '../../platform/call-context.ts';
import { directoryOf, localizeText } from '../settings/index.ts';
import { comparedSpans } from './compared-spans.ts';
import { computeFigures } from './flow.ts';
import { listLotteryFlow, type LotteryFlowRow } from './days-store.ts';

type Row = OperatorCalls['dashboardLotteries'];
type Line = Value<Row>['list'][number];

/** A day's sums are some thousand rows, which all operators share. */
const READ_EVERY_MS = 30_000;

const flowsOf = cachePerMerchant(READ_EVERY_MS, async (app, id) => {
  const { merchants } = await directoryOf(app);
  const merchant = merchants.find((each) => each.id === id);
  assert(merchant !== undefined, 'a merchant that asks is in the directory');
  const { today, yesterday } = comparedSpans(merchant, app.clock.now());
  return {
    current: await listLotteryFlow(app.secondaryPool, id, today),
    earlier: await listLotteryFlow(app.secondaryPool, id, yesterday),
  };
});

/**
 * The real play of each lottery today, the largest stakes first, beside yesterday's; at most half a
 * minute old.
 */
export async function readDashboardLotteries(call: CallOf<Row>): Promise<Answer<Row>> {
  const { merchant, language } = call;
  const { current, earlier } = await flowsOf(call.app, merchant.id);
  const codes = [...new Set([...current, ...earlier].map(({ lottery }) => lottery))];
  const list = codes.map((gameCode): Line => {
    const isOfIt = ({ lottery }: LotteryFlowRow): boolean => lottery === gameCode;
    const { stakes, payouts, rebates, result } = computeFigures(current.filter(isOfIt));
    const before = computeFigures(earlier.filter(isOfIt));
    const names = [...current, ...earlier].find(isOfIt)?.names ?? {};
    return {
      gameCode,
      name: localizeText(names, language) || gameCode,
      stakes,
      payouts,
      rebates,
      result,
      yesterday: { stakes: before.stakes.amount, result: before.result },
    };
  });
  return ok({ currency: merchant.currency, list: list.toSorted(byStakes) });
}

function byStakes(one: Line, other: Line): number {
  if (one.stakes.amount === other.stakes.amount) return one.gameCode < other.gameCode ? -1 : 1;
  return one.stakes.amount > other.stakes.amount ? -1 : 1;
}
