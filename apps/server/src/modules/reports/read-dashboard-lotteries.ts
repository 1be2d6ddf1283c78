import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { localizeText } from '../settings/index.ts';
import { comparePlay, shareDays } from './compare-days.ts';
import { listLotteryFlow } from './days-store.ts';

type Row = OperatorCalls['dashboardLotteries'];

const daysOf = shareDays(listLotteryFlow);

/**
 * The real play of each lottery today, the largest stakes first, beside yesterday's; at most half a
 * minute old.
 */
export async function readDashboardLotteries(call: CallOf<Row>): Promise<Answer<Row>> {
  const { merchant, language } = call;
  const days = await daysOf(call.app, merchant.id);
  const list = comparePlay(days, ({ lottery }) => lottery).map(({ key, sample, figures }) => ({
    gameCode: key,
    name: localizeText(sample.names, language) || key,
    ...figures,
  }));
  return ok({ currency: merchant.currency, list });
}
