// The liability of the draws that wait for their numbers: what they would pay at the worst, and
// number by number with the price at which it is sold.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import {
  highestDrawPayout,
  itemPrice,
  readItem,
  reducedTerms,
  type NumberItem,
  type Terms,
} from '@fairhouse/rules/lottery';
import { amount, assert, delta, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { readCatalogue, type Lottery, type NumberPay } from '../catalogue/index.ts';
import { showDraws } from './show-draw.ts';
import { findBackofficeDraw } from './store/backoffice.ts';
import { listDrawsOnSale, listLiabilities, type LiabilityRow } from './store/exposure.ts';

type List = OperatorCalls['exposure'];
type One = OperatorCalls['drawExposure'];
type ExposedNumber = Value<One>['items'][number];

/** More numbers of one play than these cannot win in one draw, but for the longest entry lists. */
const PER_PLAY = 100;
/** How many numbers of a draw are shown: those with the highest liability. */
const SHOWN = 200;

/** The draws with bets that wait for their numbers, worst first. */
export async function readExposure(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, input } = call;
  const catalogue = await readCatalogue(sql, merchant);
  const rows = await listDrawsOnSale(sql, merchant.id, input.gameCode);
  const ids = rows.map((row) => row.draw_id);
  const byDraw = new Map<bigint, LiabilityRow[]>();
  for (const row of await listLiabilities(sql, merchant.id, ids, PER_PLAY)) {
    byDraw.set(row.draw_id, [...(byDraw.get(row.draw_id) ?? []), row]);
  }
  const exposed = rows.filter((row) => byDraw.has(row.draw_id));
  const draws = await showDraws(call, exposed);
  const list = draws.map((draw, index) => {
    const numbers = byDraw.get(exposed[index]?.draw_id ?? 0n) ?? [];
    const lottery = catalogue.find(draw.gameCode);
    return { draw, ...showRisk(lottery, numbers), numbers: numbers[0]?.numbers ?? 0 };
  });
  list.sort((left, right) => (left.net === right.net ? 0 : left.net < right.net ? 1 : -1));
  return ok({ serverNow: call.now, list, idle: rows.length - exposed.length });
}

/** The numbers of one draw with their prices, highest liability first. */
export async function readDrawExposure(call: CallOf<One>): Promise<Answer<One>> {
  const { sql, merchant, input } = call;
  const row = await findBackofficeDraw(sql, merchant.id, input.issue);
  if (row === undefined) return refuse('draw.unknown');
  const lottery = (await readCatalogue(sql, merchant)).find(row.lottery);
  const rows = await listLiabilities(sql, merchant.id, [row.draw_id], SHOWN);
  const [draw] = await showDraws(call, [row]);
  assert(draw !== undefined, 'a draw can be shown');
  return ok({
    serverNow: call.now,
    draw,
    ...showRisk(lottery, rows),
    numbers: rows[0]?.numbers ?? 0,
    items: rows.slice(0, SHOWN).map((each) => showNumber(lottery, each, input.issue)),
  });
}

function showRisk(lottery: Lottery | undefined, rows: readonly LiabilityRow[]) {
  const payout = lottery
    ? highestDrawPayout(lottery.family, rows)
    : rows.reduce((sum, { liability }) => sum + liability, 0n);
  const stake = rows[0]?.draw_stake ?? 0n;
  const [worst] = rows;
  return {
    family: lottery?.family.code ?? '',
    limit: amount(lottery?.row.max_number_liability ?? 0n),
    stake: amount(stake),
    payout: amount(payout),
    net: delta(payout - stake),
    ...(worst ? { worst: { item: worst.item, liability: amount(worst.liability) } } : {}),
  };
}

function showNumber(
  lottery: Lottery | undefined,
  { item, stake, liability }: LiabilityRow,
  issue: string,
): ExposedNumber {
  const shown = { item, stake: amount(stake), liability: amount(liability) };
  const number = lottery && readItem(lottery.family, item);
  if (lottery === undefined || number === undefined) return shown;
  const pay = payOf(lottery, number, issue);
  const terms = soldTerms(lottery, number, pay?.percent ?? 100);
  const price = terms && itemPrice(number, terms);
  return {
    ...shown,
    ...(price === undefined ? {} : { price }),
    ...(pay === undefined ? {} : { payPercent: pay.percent }),
  };
}

/** The limit on what a number pays in a draw, the lowest where there are several. */
function payOf(lottery: Lottery, number: NumberItem, issue: string): NumberPay | undefined {
  return lottery.limits.pays
    .filter((pay) => pay.number.item === number.item && (pay.issue ?? issue) === issue)
    .reduce<NumberPay | undefined>(
      (least, pay) => (least === undefined || pay.percent < least.percent ? pay : least),
      undefined,
    );
}

/** The terms of a ticket on the number now: fixed odds, otherwise the highest prize group. */
function soldTerms(lottery: Lottery, { play }: NumberItem, percent: number): Terms | undefined {
  const { row, plays } = lottery;
  const fixed = plays.get(play.code)?.fixed;
  if (fixed !== undefined && row.styles.includes('FIXED')) {
    return percent === 100 ? fixed : reducedTerms(fixed, percent);
  }
  return row.styles.includes('GROUP') ? { style: 'GROUP', group: row.group_max } : undefined;
}
