// Amounts, rates and tiers for tests of the agent side.
import {
  parseAmount,
  parseDelta,
  rate,
  type Amount,
  type Delta,
  type Rate,
} from '@fairhouse/values';
import type { DividendTerms } from '../agency/contracts/contract.ts';
import type { Tier, TierFigures, TierPay } from '../agency/contracts/tier.ts';

/** An amount by its decimal text. */
export function money(text: string): Amount {
  const read = parseAmount(text);
  if (read === undefined) throw new Error(`${text} is not an amount`);
  return read;
}

/** A signed amount by its decimal text. */
export function signed(text: string): Delta {
  const read = parseDelta(text);
  if (read === undefined) throw new Error(`${text} is not a signed amount`);
  return read;
}

/** A rate by hundredths of a per cent: 150 is 1.5 %. */
export function bp(hundredths: number): Rate {
  return rate(BigInt(hundredths) * 100n);
}

/** A tier by whole units of turnover and loss, active members, and its pay or its rate. */
export function tierOf(
  [turnover, loss, active]: readonly [number, number, number],
  pay: TierPay | number,
): Tier {
  return {
    minTurnover: money(String(turnover)),
    minLoss: money(String(loss)),
    minActive: active,
    minDeposit: money('0'),
    pay: typeof pay === 'number' ? { kind: 'rate', rate: bp(pay) } : pay,
  };
}

/** Figures of a team by whole units of turnover and loss, and active members. */
export function figuresOf(turnover: number, loss: number, active: number): TierFigures {
  const [bet, lost] = [money(String(turnover)), money(String(loss))];
  return { turnover: bet, loss: lost, active, deposit: money('0') };
}

/** A dividend with these tiers, and nothing else that limits it. */
export const dividendOf = (tiers: readonly Tier[]): DividendTerms => ({
  kind: 'dividend',
  basis: 'net_loss',
  period: 'half_month',
  carryMode: 'month',
  tierMetric: 'total',
  categories: ['LOTT'],
  activeMinBet: money('0'),
  tiers,
});
