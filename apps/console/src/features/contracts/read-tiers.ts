import type { CallInput } from '../../calls/calls.ts';

export type Terms = CallInput<'contractHouseOffer'>['terms'];

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;
const COUNT = /^\d{1,6}$/;
const RATE = /^\d{1,3}(\.\d{1,4})?$/;

/**
 * One tier in a line: turnover, loss where there is one, active members, rate in percent; two rates
 * with a stroke are those of winning and losing stakes. Undefined where a line is none of these.
 */
export function readTiers(lines: string): Terms['tiers'] | undefined {
  const tiers = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readTier);
  const read = tiers.filter((tier) => tier !== undefined);
  return read.length > 0 && read.length === tiers.length ? read : undefined;
}

function readTier(line: string): Terms['tiers'][number] | undefined {
  const words = line.split(/\s+/);
  if (words.length !== 3 && words.length !== 4) return undefined;
  const [minTurnover = '', ...rest] = words;
  const [rate = '', active = '', minLoss = '0'] = rest.toReversed();
  if (!AMOUNT.test(minTurnover) || !AMOUNT.test(minLoss) || !COUNT.test(active)) return undefined;
  const base = { minTurnover, minLoss, minDeposit: '0', minActive: Number(active) };
  const rates = rate.split('/');
  if (!rates.every((each) => RATE.test(each))) return undefined;
  const [first = '', second] = rates;
  if (rates.length > 2) return undefined;
  return second === undefined
    ? { ...base, ratePct: first }
    : { ...base, winRatePct: first, lossRatePct: second };
}
