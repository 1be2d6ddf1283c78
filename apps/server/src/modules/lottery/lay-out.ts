// The demo's lotteries: SSC by the minute and by five minutes, on the rules' own default odds.
import { defaultFixed, findFamily, formatFixed, type FixedTerms } from '@fairhouse/rules/lottery';
import { amount, assert, UNITS_PER_ONE } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { layOutLottery, putOdds, type LotteryLayout } from './store/catalogue.ts';

interface Scale {
  /** What a note of the base unit costs, in whole money. */
  readonly base: bigint;
  /** Limits are stated for a base of 2 and grow with it. */
  readonly factor: bigint;
}

const SCALES: Readonly<Record<string, Scale>> = {
  PHP: { base: 2n, factor: 1n },
  VND: { base: 2000n, factor: 400n },
};

const money = (whole: bigint): bigint => whole * UNITS_PER_ONE;

/** Writes the merchant's lotteries with their odds where they are missing. */
export async function layOutLotteries(sql: Sql, merchant: Merchant): Promise<void> {
  const scale = SCALES[merchant.currency] ?? { base: 2n, factor: 1n };
  for (const each of lotteries(scale)) {
    await layOutLottery(sql, merchant.id, each);
    const family = findFamily(each.family);
    assert(family !== undefined, `no rules for the family ${each.family}`);
    const rows = [...family.plays.values()].map((play) => ({
      play: play.code,
      odds: textOf(defaultFixed(play)),
      max_notes: play.notesHint,
      suspended: false,
    }));
    await putOdds(sql, { merchant: merchant.id, lottery: each.code, version: 1, rows });
  }
}

/** Odds as the table keeps them; empty where a play is not sold at any. */
function textOf(terms: FixedTerms | undefined): string {
  return terms === undefined ? '' : formatFixed(terms);
}

function lotteries(scale: Scale): LotteryLayout[] {
  return [
    {
      ...common(scale),
      code: 'SSC1',
      names: ONE_MINUTE,
      schedule: { kind: 'interval', seconds: 60 },
      close_lead_seconds: 5,
    },
    {
      ...common(scale),
      code: 'SSC5',
      names: FIVE_MINUTES,
      schedule: { kind: 'interval', seconds: 300 },
      close_lead_seconds: 15,
      sort: 2,
    },
  ];
}

const ONE_MINUTE = {
  EN: 'SSC 1 minute',
  CN: '一分时时彩',
  ID: 'SSC 1 menit',
  TH: 'SSC 1 นาที',
  VI: 'SSC 1 phút',
};

const FIVE_MINUTES = {
  EN: 'SSC 5 minutes',
  CN: '五分时时彩',
  ID: 'SSC 5 menit',
  TH: 'SSC 5 นาที',
  VI: 'SSC 5 phút',
};

function common({ base, factor }: Scale) {
  return {
    family: 'SSC',
    menu: 'SSC',
    mode: 'cosign',
    prize_mode: 'Lott',
    void_after_seconds: 600,
    feed: null,
    enabled: true,
    cancel_lock_seconds: 2,
    sort: 1,
    styles: ['GROUP', 'FIXED', 'ZY'],
    unit_base: amount(money(base)),
    unit_modes: ['yuan', 'jiao', 'fen', 'li'],
    group_min: 1700,
    group_max: 1956,
    group_default: 1956,
    min_stake: money(factor) / 50n,
    max_stake: money(200_000n * factor),
    max_draw_stake: money(500_000n * factor),
    max_number_liability: money(2_000_000n * factor),
    max_payout: money(400_000n * factor),
    narrow_payout: money(200_000n * factor),
    narrow_share: 1000,
    max_multiple: 99_999,
  } satisfies Partial<LotteryLayout>;
}
