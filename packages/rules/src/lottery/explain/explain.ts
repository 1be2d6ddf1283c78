// Explains the payout of a ticket as keys with parameters; the texts are in explain-texts.
import { formatAmount } from '@fairhouse/values';
import type { PreparedDraw } from '../plays/play.ts';
import type { SettledBet, Settlement } from '../settling/settle.ts';
import { zyPercentOf } from '../pricing/terms.ts';

/** One sentence of an explanation. Numbers and amounts are already formatted as on the wire. */
export interface Explanation {
  readonly key: ExplainKey;
  readonly params: Readonly<Record<string, string>>;
}

/** The key for what was drawn, by family, for families whose results are not plain numbers. */
const RESULT_KEYS: Readonly<Record<string, ExplainKey>> = {
  K3: 'dice',
  VTX: 'dice',
  VBC: 'dice',
  CLR: 'dice',
  SEAK3: 'dice',
  FANTANK3: 'dice',
  VXD: 'coins',
  BCR: 'cards',
  BCB: 'cards',
  FANTAN: 'beads',
  PK10: 'order',
  SEAPK10: 'order',
  VNN: 'prizes',
  VNS: 'prizes',
  VNS2: 'prizes',
  MAX3D: 'prizes',
  TH: 'prizes',
  HANOI: 'prizes',
  MY4D: 'prizes',
  SG4D: 'prizes',
  STOCK: 'market',
};

export const EXPLAIN_KEYS = [
  'drawn',
  'dice',
  'coins',
  'cards',
  'beads',
  'order',
  'prizes',
  'market',
  'lost',
  'won',
  'hits',
  'wonNotes',
  'hitTimes',
  'tied',
  'zy',
  'capped',
  'paid',
] as const;
export type ExplainKey = (typeof EXPLAIN_KEYS)[number];

/**
 * The sentence of a winning tier; a note can win several times if its number is drawn several
 * times. The tier of a play that has only one is not named.
 */
function winningKey(tier: string, isRepeated: boolean): ExplainKey {
  if (tier === 'WIN') return isRepeated ? 'hitTimes' : 'wonNotes';
  return isRepeated ? 'hits' : 'won';
}

/**
 * The sentences that explain a settlement, in order: the result, each winning tier with its sum,
 * tied notes, the ZY factor, the cap, and the total payout.
 */
export function explain(bet: SettledBet, draw: PreparedDraw, settled: Settlement): Explanation[] {
  const notes = String(bet.notes);
  const resultKey = RESULT_KEYS[draw.family.code] ?? 'drawn';
  const sentences: Explanation[] = [{ key: resultKey, params: { numbers: draw.numbers } }];
  if (settled.result === 'LOSE') return [...sentences, { key: 'lost', params: { notes } }];
  for (const [at, { tier, notes: won, prizePerNote }] of settled.tiers.entries()) {
    // The tied notes come last; a winning tier may have the same name.
    const isTied = settled.tiedNotes > 0 && at === settled.tiers.length - 1;
    const sum = prizePerNote * BigInt(won) * BigInt(bet.multiple);
    sentences.push({
      key: isTied ? 'tied' : winningKey(tier, won > bet.notes),
      params: {
        tier,
        won: String(won),
        notes,
        prize: formatAmount(prizePerNote),
        multiple: String(bet.multiple),
        sum: formatAmount(sum as typeof prizePerNote),
      },
    });
  }
  const percent = zyPercentOf(bet.terms, draw);
  if (percent !== 100n) sentences.push({ key: 'zy', params: { percent: String(percent) } });
  if (settled.cappedAmount > 0n) {
    sentences.push({ key: 'capped', params: { kept: formatAmount(settled.cappedAmount) } });
  }
  sentences.push({ key: 'paid', params: { payout: formatAmount(settled.payout) } });
  return sentences;
}
